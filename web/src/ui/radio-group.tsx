import { useId, type ReactNode } from 'react';

/** A choice among a few options that are all visible, each with a line of explanation. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly name: string;
    readonly hint: ReactNode;
  }[];
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-md border border-line-strong/60 p-3 text-sm has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 tick-box size-4 shrink-0 rounded-full"
            />
            <span className="font-medium">{option.name}</span>
            <span className="col-start-2 text-ink-soft">{option.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
