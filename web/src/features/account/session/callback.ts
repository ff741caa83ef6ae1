/** What the auth service put into the URL when it redirected the browser back. */
export type Callback =
  /** A code that the auth client exchanges for a session; or tokens, which it refuses with a reason. */
  | { readonly kind: 'code' }
  | { readonly kind: 'failure'; readonly code: string }
  /** The first of two mails that must both be confirmed. */
  | { readonly kind: 'half-confirmed' };

const FAILURE_PARAMETERS = ['error', 'error_code', 'error_description'];
/** All parameters such a URL can carry; nobody needs them once they are read. */
const CALLBACK_PARAMETERS = [...FAILURE_PARAMETERS, 'code', 'access_token', 'message', 'sb'];

/** Parses the response from a URL; null when there is none. A failure takes precedence over a code. */
export function readCallback(href: string): Callback | null {
  const { searchParams, hash } = new URL(href);
  const fragment = new URLSearchParams(hash.slice(1));
  if (FAILURE_PARAMETERS.some((name) => searchParams.has(name) || fragment.has(name))) {
    const read = (name: string) => searchParams.get(name) || fragment.get(name);
    return { kind: 'failure', code: read('error_code') ?? read('error') ?? '' };
  }
  if (searchParams.has('code') || fragment.has('access_token')) return { kind: 'code' };
  // Only whether there is a message matters: anybody can craft a link with another one.
  return fragment.get('message') && fragment.has('sb') ? { kind: 'half-confirmed' } : null;
}

/** The URL without the response, so that a reload does not process it again. */
export function withoutCallback(href: string): string {
  const url = new URL(href);
  for (const name of CALLBACK_PARAMETERS) url.searchParams.delete(name);
  const fragment = new URLSearchParams(url.hash.slice(1));
  if (CALLBACK_PARAMETERS.some((name) => fragment.has(name))) url.hash = '';
  return url.href;
}
