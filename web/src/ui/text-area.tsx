import { useId } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { CONTROL } from './text-field.tsx';

/** A multiline text field with a label and a hint, which is replaced by the error message. */
export function TextArea({
  label,
  value,
  hint,
  error,
  maxLength,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  /** Why the current value is invalid. */
  readonly error?: string | undefined;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={value}
        maxLength={maxLength}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(CONTROL, 'mt-1.5 w-full py-2 text-sm')}
      />
      <p
        id={`${id}-hint`}
        role={error === undefined ? undefined : 'alert'}
        className={classNames('mt-1 text-sm', error === undefined ? 'text-ink-faint' : 'text-high')}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
