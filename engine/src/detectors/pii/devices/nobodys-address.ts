import type { Span } from '#engine/vocabulary.ts';

/** Ranges that are reserved for documentation (RFC 5737, RFC 3849, RFC 9637). */
const FOR_DOCUMENTATION = /^(?:192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:0?db8:|3fff:)/i;
/** Drafts put such addresses in place of real ones, so the text must say that it gives an example. */
const IS_EXAMPLE =
  /\b(?:examples?|e\.g\.|sample|such as|for instance|documentation|placeholder)(?![\w@-])[^\n;!?]{0,34}$/i;
/** Addresses under which the routers of many makers are reached, until somebody changes them. */
const OF_ROUTERS =
  /^(?:192\.168\.(?:0|1|2|8|10|50|100|178)\.(?:1|254)|10\.(?:0|1)\.(?:0|1)\.(?:1|138)|172\.16\.0\.1)$/;
const IS_GATEWAY =
  /\b(?:default|factory|gateway|out of the box|browser|address bar)\b[^\n;!?]{0,34}$|https?:\/\/$/i;

/** A program's own machines in a private network (RFC 1918), by the key before the address. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
const OF_MACHINE =
  /(?:^|[\s{,;"'])(?:peer|upstream|backend|node|bind|listen|pod|replica|primary|broker|proxy|cluster|db|database)(?:[_-]?(?:ip|addr|address|host))?["']?[ ]?[=:][ ]?["']?$/i;

/** Why an address identifies no one's device although it could: an example, or the gateway of any network. */
export function nobodysAddress(text: string, { start, end }: Span): string | undefined {
  const written = text.slice(start, end);
  if (isNetwork(written)) return 'The address is cut to its network, which many devices share.';
  const before = text.slice(Math.max(0, start - 48), start);
  if (FOR_DOCUMENTATION.test(written) && IS_EXAMPLE.test(before))
    return 'The text gives an address as an example that is reserved for documentation.';
  if (PRIVATE.test(written) && OF_MACHINE.test(before))
    return 'The address is that of a machine in a private network, which its key names.';
  if (OF_ROUTERS.test(written) && IS_GATEWAY.test(before))
    return 'The address is the gateway of countless private networks.';
  return undefined;
}

/** Networks at least as large as what privacy guides cut addresses to. */
const MAX_PREFIX = { 4: 24, 6: 48 };

/** Whether an address is that of a network with its prefix length, such as `198.18.5.0/24`, and not a host in it. */
function isNetwork(written: string): boolean {
  const [address = '', prefix] = written.split('/');
  if (prefix === undefined) return false;
  const length = Number(prefix);
  if (address.includes(':')) return address.endsWith('::') && length <= MAX_PREFIX[6];
  return length <= MAX_PREFIX[4] && isZeroBeyond(address, length);
}

function isZeroBeyond(address: string, length: number): boolean {
  const bits = address
    .split('.')
    .map((octet) => Number(octet).toString(2).padStart(8, '0'))
    .join('');
  return !bits.slice(length).includes('1');
}
