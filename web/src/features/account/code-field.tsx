import type { ChangeEvent } from 'react';

import { TextField } from '#web/ui/text-field.tsx';

import { CODE_LENGTH, readCode } from './code.ts';

/** Six digits, typed, pasted with blanks, or filled in by the device. */
export function CodeField({
  label,
  hint,
  value,
  onChange,
  onComplete,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called once the last digit is there. */
  readonly onComplete: (code: string) => void;
}) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = readCode(event.target.value);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) onComplete(code);
  };
  return (
    <TextField
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
