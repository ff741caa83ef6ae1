const MAX_FRAMES = 8;

/** The stack of an error without its message, which may quote a document, even lines that look like a stack. */
export function errorFrames(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  const { message, stack } = error;
  // A message that was set later is not in the stack.
  const end = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}
