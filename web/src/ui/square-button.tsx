import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

/**
 * A button with only an icon, with its label as its accessible name. It has no tooltip, so that the app shell does not
 * load the tooltip code; elsewhere use an IconButton.
 */
export function SquareButton({
  label,
  className,
  children,
  ...rest
}: { readonly label: string; readonly children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'inline-flex size-9 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
