import type { ReactNode } from 'react';
import { Link } from 'wouter';

const LOOK = 'rounded-sm font-medium text-accent underline underline-offset-4';

/** A link of the app within a sentence; `state` travels with it to its page. */
export function TextLink({
  href,
  state,
  isApart = false,
  children,
}: {
  readonly href: string;
  readonly state?: unknown;
  /** Whether it opens in a tab of its own, where leaving this page would lose what was written. */
  readonly isApart?: boolean;
  readonly children: ReactNode;
}) {
  if (isApart) {
    return (
      <a href={href} target="_blank" rel="noreferrer" className={LOOK}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} state={state} className={LOOK}>
      {children}
    </Link>
  );
}
