import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { Tooltip } from './tooltip.tsx';

/** A button that is only a picture; its label is its name for assistive technology and its tooltip. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: { readonly label: string; readonly children: ReactNode } & ComponentProps<'button'>) {
  return (
    <Tooltip text={label}>
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
    </Tooltip>
  );
}
