import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

/**
 * A button that is only a picture, named for assistive technology by its label. It explains nothing on hover, so that
 * the frame of the app stands without what shows tooltips; elsewhere an IconButton serves.
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
