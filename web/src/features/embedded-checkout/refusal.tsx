/** A live region with the reason why something failed; empty while there is none. */
export function Refusal({ error }: { readonly error: string | null }) {
  return <div role="alert">{error !== null && <p className="text-sm text-high">{error}</p>}</div>;
}
