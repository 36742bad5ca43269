/** Whether a thing is as a pattern says, just as `montjoie.learning.fits` has it. */
export function fits(pattern: unknown, thing: unknown): boolean {
  if (pattern === null || pattern === undefined) return true;
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(thing) && pattern.every((wanted) => thing.some((each) => fits(wanted, each)))
    );
  }
  if (typeof pattern === "object") {
    const wanted = Object.entries(pattern);
    if (wanted.length === 1 && wanted[0]![0] === "any") {
      return (wanted[0]![1] as unknown[]).some((each) => fits(each, thing));
    }
    return (
      typeof thing === "object" &&
      thing !== null &&
      wanted.every(([key, value]) => key in thing && fits(value, thing[key as keyof typeof thing]))
    );
  }
  return pattern === thing;
}
