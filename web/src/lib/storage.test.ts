import { describe, expect, it } from 'vitest';

import { createTextStorage } from './storage.ts';

function blocked(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function stored(entries: Record<string, string>): Storage {
  const own = {
    getItem: (name: string) => entries[name] ?? null,
    setItem: (name: string, text: string) => void (entries[name] = text),
    removeItem: (name: string) => void Reflect.deleteProperty(entries, name),
  };
  // Only the names of what is stored are a storage's own.
  return Object.setPrototypeOf({ ...entries }, own) as Storage;
}

describe('storage in the browser', () => {
  it('keeps texts there', () => {
    const entries = { theme: 'dark' };
    const storage = createTextStorage(() => stored(entries));
    expect(storage.read('theme')).toBe('dark');
    expect(storage.names()).toEqual(['theme']);
    expect(storage.write('theme', 'light')).toBe(true);
    expect(entries.theme).toBe('light');
    storage.remove('theme');
    expect(storage.read('theme')).toBeNull();
  });

  it('keeps texts as long as the page where it is blocked', () => {
    const storage = createTextStorage(blocked);
    expect(storage.read('theme')).toBeNull();
    expect(storage.names()).toEqual([]);
    expect(storage.write('theme', 'dark')).toBe(false);
    expect(storage.read('theme')).toBe('dark');
    storage.remove('theme');
    expect(storage.read('theme')).toBeNull();
  });
});
