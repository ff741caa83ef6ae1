import { useInsertionEffect } from 'react';

/**
 * Ends what the server had drawn in the place of the app: for whatever stands there from now on. Before the layout
 * effects, since the app is not displayed until then and nothing in it could be focused or measured.
 */
export function useFirstPaintEnd(): void {
  useInsertionEffect(() => document.querySelector('#first-paint')?.remove(), []);
}
