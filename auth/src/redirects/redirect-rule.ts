import { isIP } from 'node:net';

import { isLoopback } from '../is-loopback.ts';

/** Where to redirect a browser: to the requested address if allowed, otherwise to the site. */
export type RedirectRule = (asked: string | undefined) => string;

/** The allowed destinations. */
interface RedirectSettings {
  /** The site's address. */
  readonly siteUrl: string;
  /** Patterns in which `*` matches anything but `.` and `/`, and `**` anything. Fragments are ignored. */
  readonly allowList: readonly string[];
}

const MAX_LENGTH = 2048;
/** Programs interpret other characters differently: white space, controls, backslashes, other scripts. */
const PLAIN = /^[!#-;=?-[\]_a-z~]+$/iu;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=[/?#]|$)/iu;
/** A scheme, a host without user information, and a path. */
const PARTS = /^[a-z][\w+.-]*:\/\/([\da-z.:[\]-]+)(?=[/?#]|$)([^?#]*)/iu;
const NUMERIC_HOST = /^(?:0x[\da-f]+|\d+)(?::\d*)?$/iu;
/** Schemes that execute or display their content. */
const DANGEROUS = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);

/** A site's redirect rule. URLs are compared as browsers parse them (WHATWG URL). */
export function createRedirectRule({ siteUrl, allowList }: RedirectSettings): RedirectRule {
  const site = new URL(siteUrl);
  const patterns = allowList.map(compilePattern);
  return (asked) => {
    const url = asked === undefined ? undefined : parseUnambiguous(asked);
    if (url === undefined) return siteUrl;
    const isAllowed =
      matchesSite(url, site) || (canBeListed(url) && patterns.some((matches) => matches(url)));
    if (!isAllowed) return siteUrl;
    return url.href === `${asked}/` ? (asked ?? siteUrl) : url.href;
  };
}

/** Undefined for an invalid URL, or one that two programs could parse differently. */
function parseUnambiguous(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !PLAIN.test(text)) return undefined;
  const [, authority, path = ''] = PARTS.exec(text) ?? [];
  if (authority === undefined || NUMERIC_HOST.test(authority)) return undefined;
  if (DOT_SEGMENT.test(path)) return undefined;
  const url = URL.parse(text);
  return url === null || DANGEROUS.has(url.protocol) ? undefined : url;
}

function matchesSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false;
  return url.port === site.port || isLoopback(site.hostname);
}

/** An IP address can be anybody's, so only names can be listed. */
function canBeListed({ protocol, hostname }: URL): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return true;
  if (hostname === '') return false;
  return isLoopback(hostname) || (isIP(hostname) === 0 && !hostname.startsWith('['));
}

/**
 * A pattern's host is matched against the host and its path against the path, so that `**` never spans both:
 * `https://**.example.com/` does not match `https://elsewhere.test/.example.com/`.
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
