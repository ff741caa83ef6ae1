const HERE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the server runs on the same machine as the browser: then it is reached without any connection. */
export function isServerHere(): boolean {
  return HERE.has(location.hostname);
}
