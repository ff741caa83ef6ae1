/** Whoever is to be told when something outside of React changes. */
export interface ChangeListeners {
  /** For `useSyncExternalStore`; the answer ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

export function createChangeListeners(): ChangeListeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
