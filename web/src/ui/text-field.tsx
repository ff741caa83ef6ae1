import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

/** The shared styling of all text inputs. */
export const CONTROL =
  'rounded-md border border-line-strong bg-surface px-3 text-ink placeholder:text-ink-faint ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-high';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Rendered inside the control at its end, for example a button that reveals a password. */
  readonly end?: ReactNode;
}

/** A single-line text field with a label, a hint and, if there is one, an error message. */
export function TextField({ label, hint, error, end, className, ...input }: TextFieldProps) {
  const id = useId();
  const description = error ?? hint;
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={classNames(CONTROL, 'h-11 w-full', end !== undefined && 'pr-11', className)}
          aria-invalid={error !== undefined}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
          {...input}
        />
        {end !== undefined && (
          <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>
        )}
      </div>
      {description !== undefined && (
        <p
          id={`${id}-description`}
          role={error === undefined ? undefined : 'alert'}
          className={classNames('text-sm', error === undefined ? 'text-ink-faint' : 'text-high')}
        >
          {description}
        </p>
      )}
    </div>
  );
}
