import { useEffect, useRef, type ChangeEvent } from 'react';

import { TextField } from '#web/ui/text-field.tsx';

import { CODE_LENGTH, readCode } from './code.ts';

/** Six digits: typed, pasted with spaces, or autofilled by the device. */
export function CodeField({
  label,
  hint,
  value,
  onChange,
  onComplete,
  takesFocus = false,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called once the last digit is entered. */
  readonly onComplete: (code: string) => void;
  /** Takes the initial focus, on screens that ask only for the code. */
  readonly takesFocus?: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = readCode(event.target.value);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) onComplete(code);
  };
  return (
    <TextField
      ref={field}
      label={label}
      hint={hint}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      pattern={`\\d{${CODE_LENGTH}}`}
      value={value}
      onChange={change}
      className="font-mono text-xl tracking-[0.4em] tabular-nums"
    />
  );
}
