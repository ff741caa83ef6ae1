/** Names that cannot resolve publicly (RFC 6761, RFC 6762, RFC 8375, and what ICANN reserves for private use). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/u;
/** Loopback, private and link-local addresses, as browsers normalize them. */
const LOCAL_ADDRESS =
  /^(?:(?:127|10)\.\d+|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$/u;
const LOCAL_ADDRESS_6 = /^\[(?:::1\]|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/u;

/** Whether a host, with or without a port, is in the operator's own network, judging by its name alone. */
export function isLocalHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  // Normalizes addresses, however they were written.
  const name = new URL(`http://${host}`).hostname.replace(/\.$/u, '');
  if (name.startsWith('[')) return LOCAL_ADDRESS_6.test(name);
  return !name.includes('.') || LOCAL_NAME.test(name) || LOCAL_ADDRESS.test(name);
}
