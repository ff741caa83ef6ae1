/** Why something could not be done; silent while there is nothing to say. */
export function Refusal({ error }: { readonly error: string | null }) {
  return <div role="alert">{error !== null && <p className="text-sm text-high">{error}</p>}</div>;
}
