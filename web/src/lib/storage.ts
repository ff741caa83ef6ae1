/** Texts kept in the browser by name. */
export interface TextStorage {
  readonly read: (name: string) => string | null;
  /** Returns whether it will still be there after a reload. */
  readonly write: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
  readonly names: () => string[];
}

/**
 * The browser's storage; where a browser or the frame around the page blocks it, or has no space left, texts are kept
 * until the page is left. `open` throws where storage is blocked.
 */
export function createTextStorage(open: () => Storage): TextStorage {
  const kept = new Map<string, string>();
  return {
    read: (name) => kept.get(name) ?? attempt(() => open().getItem(name), null),
    write: (name, text) => {
      const isStored = attempt(() => {
        open().setItem(name, text);
        return true;
      }, false);
      if (isStored) kept.delete(name);
      else kept.set(name, text);
      return isStored;
    },
    remove: (name) => {
      kept.delete(name);
      attempt(() => open().removeItem(name), undefined);
    },
    names: () => [...kept.keys(), ...attempt(() => Object.keys(open()), [])],
  };
}

/** Kept in this browser. */
export const browserStorage = createTextStorage(() => localStorage);
/** Kept until the tab is closed. */
export const tabStorage = createTextStorage(() => sessionStorage);

function attempt<Result>(action: () => Result, fallback: Result): Result {
  try {
    return action();
  } catch {
    return fallback;
  }
}
