import type { StartedAuth } from './start-auth.ts';

/** Where a browser ends up, and what it is told there. */
interface Arrival {
  readonly status: number;
  readonly address: string;
  readonly query: URLSearchParams;
  readonly fragment: URLSearchParams;
}

/** Presses the button on a mailed link's page at the service's public address, and follows the redirect. */
export async function followLink(
  { url }: Pick<StartedAuth, 'url'>,
  link: string,
): Promise<Arrival> {
  const response = await fetch(`${url}/verify${new URL(link).search}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const location = new URL(response.headers.get('location') ?? 'about:blank');
  return {
    status: response.status,
    address: `${location.origin}${location.pathname}`,
    query: location.searchParams,
    fragment: new URLSearchParams(location.hash.slice(1)),
  };
}
