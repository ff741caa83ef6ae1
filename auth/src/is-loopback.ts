const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;

/** True for a URL's host name that never leaves this machine, so that nobody can listen in. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
