const MAX_FRAMES = 8;

/** The stack of an error without its message, which may quote a document. */
export function errorFrames(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  return error.stack
    .split('\n')
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}
