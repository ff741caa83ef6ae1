import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';

import { classNames } from '#web/lib/class-names.ts';

/** `caution` opens the question whose answer is a `danger`. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'caution' | 'danger';
type Size = 'medium' | 'small' | 'large';

interface Appearance {
  readonly variant?: Variant | undefined;
  readonly size?: Size | undefined;
  readonly className?: string | undefined;
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint ' +
  'data-busy:cursor-progress data-busy:border-line data-busy:bg-sunken data-busy:text-ink-faint print:hidden';

const VARIANTS: Readonly<Record<Variant, string>> = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:bg-sunken',
  quiet: 'border border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
  caution: 'border border-line-strong/60 bg-surface text-high hover:bg-high-wash',
  danger: 'border border-transparent bg-high text-on-accent hover:brightness-90',
};

const SIZES: Readonly<Record<Size, string>> = {
  small: 'h-8 px-3 text-sm',
  medium: 'h-10 px-4 text-sm',
  large: 'h-12 px-6 text-base',
};

function classNameOf({ variant = 'secondary', size = 'medium', className }: Appearance): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}

/**
 * A button; `type` defaults to `button`, so that it never submits a form by accident. While busy (`isBusy`) it ignores
 * clicks but keeps the focus, which the browser would take from a disabled button. It is not printed.
 */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  isBusy = false,
  ...rest
}: Appearance & ComponentProps<'button'> & { readonly isBusy?: boolean }) {
  const busy = { 'aria-disabled': true, 'data-busy': '', onClick: preventClick };
  return (
    <button
      type={type}
      className={classNameOf({ variant, size, className })}
      {...rest}
      {...(isBusy && busy)}
    />
  );
}

/** Prevents a second submission. */
function preventClick(event: MouseEvent): void {
  event.preventDefault();
}

/** An internal link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  href,
  state,
  children,
}: Appearance & {
  readonly href: string;
  /** Stored in the browser's history entry. */
  readonly state?: unknown;
  readonly children: ReactNode;
}) {
  return (
    <Link href={href} state={state} className={classNameOf({ variant, size, className })}>
      {children}
    </Link>
  );
}
