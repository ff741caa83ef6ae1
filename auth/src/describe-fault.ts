/** What an operator needs to locate a fault; without the message, in which a database may quote a row. */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = '' } = error;
  // The message may have lines that look like frames.
  const end = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  const lines = stack.slice(end).split('\n');
  const frames = lines.filter((line) => line.startsWith('    at '));
  return { name, code: 'code' in error ? error.code : undefined, frames };
}
