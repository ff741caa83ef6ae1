import { useId } from 'react';

import { CopyButton } from './copy-button.tsx';
import { CONTROL } from './text-field.tsx';

/**
 * A secret that is shown only once, to be copied. It is in a text area: browsers clip the underscores of some fonts in
 * a single-line field, whatever its height.
 */
export function SecretField({
  label,
  hint,
  secret,
  onCopied,
}: {
  readonly label: string;
  readonly hint: string;
  readonly secret: string;
  readonly onCopied: () => void;
}) {
  const id = useId();
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={2}
          value={secret}
          readOnly
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          onCopy={onCopied}
          className={`${CONTROL} field-sizing-content min-h-11 min-w-0 flex-1 basis-64 resize-none py-2 font-mono text-sm leading-6 break-all`}
        />
        <CopyButton text={secret} onCopied={onCopied} />
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-faint">
        {hint}
      </p>
    </div>
  );
}
