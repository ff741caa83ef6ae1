import { CopyButton } from './copy-button.tsx';
import { TextField } from './text-field.tsx';

/** A secret that is shown this once, to be copied. */
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
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={label}
          hint={hint}
          value={secret}
          readOnly
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          onCopy={onCopied}
          className="font-mono text-sm"
        />
      </div>
      <div className="pb-8">
        <CopyButton text={secret} onCopied={onCopied} />
      </div>
    </div>
  );
}
