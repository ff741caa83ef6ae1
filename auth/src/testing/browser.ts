/** The service's public address in tests: nothing listens there, so requests are sent to its real address instead. */
const PUBLIC_ORIGIN = 'http://proviso.test';

/** A headless browser: it follows redirects and keeps each origin's cookies. */
export interface Browser {
  /** Follows redirects until one leaves the service and the provider; returns that URL. */
  visit(address: string, headers?: Readonly<Record<string, string>>): Promise<URL>;
  /** One request, without following redirects. */
  request(address: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

const MAX_REDIRECTS = 20;

/** Creates a browser that treats the given address as the service's public address. */
export function createBrowser(serviceUrl: string): Browser {
  const cookies = new Map<string, Map<string, { value: string; path: string }>>();
  const request: Browser['request'] = async (address, headers = {}) => {
    const url = new URL(address);
    const jar = cookies.get(url.origin) ?? new Map<string, { value: string; path: string }>();
    cookies.set(url.origin, jar);
    const sent = [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const real = address.replace(PUBLIC_ORIGIN, new URL(serviceUrl).origin);
    const response = await fetch(real, {
      redirect: 'manual',
      headers: { ...headers, ...(sent.length > 0 && { cookie: sent.join('; ') }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      const path = /; *path=([^;]+)/iu.exec(line)?.[1] ?? '/';
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/iu.test(line)) jar.delete(name);
      else jar.set(name, { value, path });
    }
    return response;
  };
  return {
    request,
    visit: async (start, headers) => {
      let address = start;
      for (let count = 0; count < MAX_REDIRECTS; count += 1) {
        const { status, headers: answered } = await request(address, count === 0 ? headers : {});
        const location = answered.get('location');
        if (location === null) throw new Error(`${new URL(address).pathname} answered ${status}.`);
        const next = new URL(location, address);
        const isOurs = next.origin === PUBLIC_ORIGIN && next.pathname.startsWith('/auth/v1/');
        if (!isOurs && next.hostname !== '127.0.0.1') return next;
        address = next.href;
      }
      throw new Error('There were too many redirects.');
    },
  };
}
