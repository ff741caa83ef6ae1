/** What an operator needs to locate a fault; without the message, in which a database may quote a row. */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return { name: error.name, code: 'code' in error ? error.code : undefined, frames };
}
