import { isIP } from 'node:net';

/** Where to send a browser that was asked to be sent there: to that address if it may be, else to the site. */
export type RedirectRule = (asked: string | undefined) => string;

/** What may be redirected to. */
interface RedirectSettings {
  /** The site's address. */
  readonly siteUrl: string;
  /** Addresses with `*` for anything but `.` and `/`, and `**` for anything. Their fragments count for nothing. */
  readonly allowList: readonly string[];
}

const MAX_LENGTH = 2048;
/** Anything else is read differently by different programs: blanks, controls, back-slashes, other scripts. */
const PLAIN = /^[!#-;=?-[\]_a-z~]+$/iu;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=[/?#]|$)/iu;
/** A scheme, a host without a user before it, and a path. */
const PARTS = /^[a-z][\w+.-]*:\/\/([\da-z.:[\]-]+)(?=[/?#]|$)([^?#]*)/iu;
const NUMERIC_HOST = /^(?:0x[\da-f]+|\d+)(?::\d*)?$/iu;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;
/** Schemes that run or show what they carry. */
const DANGEROUS = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);

/** The redirect rule of a site. Comparisons are made on addresses as browsers understand them (WHATWG URL). */
export function createRedirectRule({ siteUrl, allowList }: RedirectSettings): RedirectRule {
  const site = new URL(siteUrl);
  const patterns = allowList.map(compilePattern);
  return (asked) => {
    const url = asked === undefined ? undefined : parseUnambiguous(asked);
    if (url === undefined) return siteUrl;
    const isAllowed = isOfSite(url, site) || (isListable(url) && patterns.some((is) => is(url)));
    if (!isAllowed) return siteUrl;
    return url.href === `${asked}/` ? (asked ?? siteUrl) : url.href;
  };
}

/** Undefined for what is no address, or one that two programs may read in two ways. */
function parseUnambiguous(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !PLAIN.test(text)) return undefined;
  const [, authority, path = ''] = PARTS.exec(text) ?? [];
  if (authority === undefined || NUMERIC_HOST.test(authority)) return undefined;
  if (DOT_SEGMENT.test(path)) return undefined;
  const url = URL.parse(text);
  return url === null || DANGEROUS.has(url.protocol) ? undefined : url;
}

function isOfSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false;
  return url.port === site.port || LOOPBACK.test(site.hostname);
}

/** An address by number can be anybody's, and only names can be listed. */
function isListable({ protocol, hostname }: URL): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return true;
  if (hostname === '') return false;
  return LOOPBACK.test(hostname) || (isIP(hostname) === 0 && !hostname.startsWith('['));
}

/**
 * A pattern's host is compared with the host and its path with the path, so that `**` in the one never reaches into
 * the other: `https://**.example.com/` does not match `https://elsewhere.test/.example.com/`.
 */
function compilePattern(pattern: string): (url: URL) => boolean {
  const [, start = '', path = ''] = /^([^:]+:\/\/[^/]*)(.*)$/u.exec(
    pattern.split('#')[0] ?? '',
  ) ?? [undefined, pattern];
  const isStart = compileGlob(start.toLowerCase());
  const isPath = compileGlob(path === '' ? '/' : path);
  return (url) => {
    const own = `${url.protocol}//${url.host}`;
    return isStart.test(own) && isPath.test(`${url.pathname || '/'}${url.search}`);
  };
}

function compileGlob(glob: string): RegExp {
  const source = glob
    .split(/(\*+)/u)
    .map((part) => {
      if (part === '*') return '[^./]*';
      return part.startsWith('**')
        ? '.*'
        : part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`, 'u');
}
