/** The ids a log line speaks of; a board lights up those that are places of its own. */

export function placesIn(facts: unknown): string[] {
  if (typeof facts === "string") return facts.split("/");
  if (Array.isArray(facts)) return facts.flatMap(placesIn);
  if (facts && typeof facts === "object") {
    return Object.entries(facts).flatMap(([key, value]) => [...key.split("/"), ...placesIn(value)]);
  }
  return [];
}
