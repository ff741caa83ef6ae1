import type { ReactNode } from 'react';
import { Link } from 'wouter';

const LOOK = 'rounded-sm font-medium text-accent underline underline-offset-4';

/** An internal link within a sentence; `state` is stored in the new history entry. */
export function TextLink({
  href,
  state,
  isApart = false,
  children,
}: {
  readonly href: string;
  readonly state?: unknown;
  /** Opens in a new tab, where leaving this page would lose what was typed. */
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
  // The router would announce a place on the same page as a new screen; the browser only scrolls to it.
  if (href.startsWith('#')) {
    return (
      <a href={href} className={LOOK}>
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
