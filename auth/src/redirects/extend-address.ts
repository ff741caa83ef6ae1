/** Additions to a URL. */
interface Extension {
  readonly query?: Readonly<Record<string, string>>;
  readonly fragment?: Readonly<Record<string, string>>;
}

/** Adds to a URL. A fragment ends in an empty `sb`, which tells clients that it is ours. */
export function extendAddress(address: string, { query = {}, fragment }: Extension): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.hash = fragment === undefined ? '' : String(new URLSearchParams({ ...fragment, sb: '' }));
  return url.href;
}
