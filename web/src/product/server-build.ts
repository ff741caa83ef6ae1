/** `unreachable` when the server does not answer; otherwise whether it serves the build that this page runs. */
export type ServerBuild = 'unreachable' | 'same' | 'other';

/** Asks the server for this page. */
export async function checkServerBuild(signal: AbortSignal): Promise<ServerBuild> {
  const script = await readScript(signal);
  if (script === null) return 'unreachable';
  return script === document.querySelector('script[src]')?.getAttribute('src') ? 'same' : 'other';
}

/** The URL of the script that starts the app: it contains a hash of the build. Null when there is no such page. */
async function readScript(signal: AbortSignal): Promise<string | null> {
  try {
    const headers = { accept: 'text/html' };
    const response = await fetch(location.pathname, { headers, signal });
    return response.ok ? scriptIn(await response.text()) : null;
  } catch {
    return null;
  }
}

/** The URL of a page's first script. */
export function scriptIn(page: string): string | null {
  return /<script\b[^>]*\ssrc="([^"]+)"/u.exec(page)?.[1] ?? null;
}
