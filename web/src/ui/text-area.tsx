import { useId } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { CONTROL } from './text-field.tsx';

/** Several lines of text with their label and a hint, in whose place stands why they are refused. */
export function TextArea({
  label,
  value,
  hint,
  flaw,
  maxLength,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  /** Why what stands there is refused. */
  readonly flaw?: string | undefined;
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
        aria-invalid={flaw !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(CONTROL, 'mt-1.5 w-full py-2 text-sm')}
      />
      <p
        id={`${id}-hint`}
        role={flaw === undefined ? undefined : 'alert'}
        className={classNames('mt-1 text-sm', flaw === undefined ? 'text-ink-faint' : 'text-high')}
      >
        {flaw ?? hint}
      </p>
    </div>
  );
}
