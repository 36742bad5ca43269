/** Small things this browser remembers; without storage they last as long as the page. */

const PREFIX = "montjoie.";
const fallback = new Map<string, string>();

function storage(): Pick<Storage, "getItem" | "setItem"> {
  try {
    return localStorage;
  } catch {
    return {
      getItem: (key) => fallback.get(key) ?? null,
      setItem: (key, value) => void fallback.set(key, value),
    };
  }
}

export function recall<T>(key: string, usual: T): T {
  const kept = storage().getItem(PREFIX + key);
  if (kept === null) return usual;
  try {
    return JSON.parse(kept) as T;
  } catch {
    return usual;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    storage().setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    fallback.set(PREFIX + key, JSON.stringify(value));
  }
}
