import { useInsertionEffect } from 'react';

/**
 * Removes the server-rendered first paint, once the app is in its place. Runs before layout effects, because the app is
 * not displayed until then, so nothing in it could be focused or measured.
 */
export function useFirstPaintEnd(): void {
  useInsertionEffect(() => document.querySelector('#first-paint')?.remove(), []);
}
