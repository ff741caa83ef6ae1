import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A link of the app within a sentence; `state` travels with it to its page. */
export function TextLink({
  href,
  state,
  children,
}: {
  readonly href: string;
  readonly state?: unknown;
  readonly children: ReactNode;
}) {
  return (
    <Link
      href={href}
      state={state}
      className="rounded-sm font-medium text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
