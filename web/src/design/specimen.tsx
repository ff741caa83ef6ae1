import type { ReactNode } from 'react';

/** A component's name with each of its states side by side. */
export function Specimen({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="border-t border-line py-5">
      <h3 className="mb-3 font-mono text-xs text-ink-faint">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
