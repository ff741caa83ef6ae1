import { Copy, Download } from 'lucide-react';

import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from '../settings/texts.ts';

const { twoFactor: words } = texts;

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  /** Called when they have been copied or downloaded. */
  readonly onKept: () => void;
}) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(words.copied);
      onKept();
    } catch {
      showToast(words.copyFailed, undefined, 'destructive');
    }
  };
  const download = () => {
    saveFile(words.fileName, new Blob([text], { type: 'text/plain' }));
    onKept();
  };
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">{words.keep}</p>
      <ul
        aria-label={words.codes}
        className="grid gap-x-6 gap-y-1.5 rounded-md bg-sunken p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {words.copy}
        </Button>
        <Button size="small" onClick={download}>
          <Download aria-hidden className="size-4" />
          {words.download}
        </Button>
      </div>
    </div>
  );
}
