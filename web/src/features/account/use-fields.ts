import { useState } from 'react';

/** Why the value of one field was refused. */
interface Refusal<Field> {
  readonly field: Field;
  readonly message: string;
}

/** The texts of a form, by field, and what binds a control to a field: its name, its value and why that was refused. */
export function useFields<Field extends string>(empty: Readonly<Record<Field, string>>) {
  const [values, setValues] = useState(empty);
  const [refusal, setRefusal] = useState<Refusal<Field> | null>(null);
  const bind = (field: Field) => ({
    name: field,
    value: values[field],
    error: refusal?.field === field ? refusal.message : undefined,
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [field]: event.target.value }),
  });
  return { values, refusal, setRefusal, bind };
}
