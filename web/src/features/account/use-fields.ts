import { useState } from 'react';

/** Why the value of a field was rejected. */
interface Refusal<Field> {
  readonly field: Field;
  readonly message: string;
}

/** A form's values by field, and the props that bind a control to a field: name, value and error. */
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
