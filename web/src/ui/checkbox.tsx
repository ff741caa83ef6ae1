import { useEffect, useRef, type ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

/** A checkbox with its label beside it. */
export function Checkbox({
  checked,
  isMixed = false,
  isDisabled = false,
  onChange,
  className,
  children,
}: {
  readonly checked: boolean;
  /** Indeterminate: some but not all of the items it stands for are checked. */
  readonly isMixed?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label
      className={classNames(
        'inline-flex min-h-6 cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        className,
      )}
    >
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        className="tick-box size-5 shrink-0 cursor-[inherit] rounded-sm disabled:opacity-60"
      />
      {children}
    </label>
  );
}
