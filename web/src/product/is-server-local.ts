const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the server runs on the same machine as the browser and is therefore reachable offline. */
export function isServerLocal(): boolean {
  return LOOPBACK_HOSTS.has(location.hostname);
}
