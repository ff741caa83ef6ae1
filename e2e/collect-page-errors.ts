import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A profile is made once it was asked for and did not exist; an analysis is asked for while it runs. */
const NOT_YET = /^\/api\/(?:users|analysis)\/[^/]+$/u;

/**
 * Collects console errors and every cross-origin request. Chromium logs each 404 response as an error; it is expected
 * only for what is not there yet, and for these further paths.
 */
export function collectPageErrors(
  context: BrowserContext,
  serverUrl: string,
  missingPaths: readonly string[] = [],
): string[] {
  const pageErrors: string[] = [];
  const isExpected = (message: ConsoleMessage): boolean => {
    if (!message.text().includes('the server responded with a status of 404')) return false;
    const { pathname } = new URL(message.location().url);
    return NOT_YET.test(pathname) || missingPaths.includes(pathname);
  };
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message)) return;
    pageErrors.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => pageErrors.push(error.error().message));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== serverUrl) pageErrors.push(request.url());
  });
  return pageErrors;
}
