import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { useState } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { CONTROL } from './text-field.tsx';

interface SelectProps<Value extends string> {
  /** The control's accessible name. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** A choice among a few options. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SelectProps<Value>) {
  const choose = (name: string) => {
    const chosen = options.find((option) => option.value === name);
    if (chosen) onChange(chosen.value);
  };
  // A select that nobody has focused needs no options, and a page may hold many. Typing a letter on a closed one
  // selects among them.
  const [isVisited, setIsVisited] = useState(false);
  const visit = () => setIsVisited(true);
  return (
    <Primitive.Root value={value} onValueChange={choose} onOpenChange={visit}>
      <Primitive.Trigger
        aria-label={label}
        onFocus={visit}
        className={classNames(
          CONTROL,
          'inline-flex h-10 items-center justify-between gap-2 text-sm',
          className,
        )}
      >
        <span className="truncate">
          <Primitive.Value>
            {options.find((option) => option.value === value)?.name}
          </Primitive.Value>
        </span>
        <Primitive.Icon>
          <ChevronDown aria-hidden className="size-4 text-ink-faint" />
        </Primitive.Icon>
      </Primitive.Trigger>
      {isVisited && <Options options={options} />}
    </Primitive.Root>
  );
}

function Options<Value extends string>({ options }: Pick<SelectProps<Value>, 'options'>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={4}
        className="z-50 min-w-(--radix-select-trigger-width) animate-appear rounded-md bg-raised p-1 shadow-pop forced-colors:border"
      >
        <Primitive.Viewport>
          {options.map((option) => (
            <Primitive.Item
              key={option.value}
              value={option.value}
              className="flex cursor-pointer items-center justify-between gap-6 rounded-sm px-2.5 py-2 text-sm outline-none data-[highlighted]:bg-accent-wash"
            >
              <Primitive.ItemText>{option.name}</Primitive.ItemText>
              <Primitive.ItemIndicator>
                <Check aria-hidden className="size-4 text-accent" />
              </Primitive.ItemIndicator>
            </Primitive.Item>
          ))}
        </Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
