import { Download } from 'lucide-react';

import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

import { texts } from './texts.ts';

/** Copies a text, or saves it under this name. */
export function TextActions({
  text,
  fileName,
}: {
  readonly text: string;
  readonly fileName: string;
}) {
  const save = () => saveFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  return (
    <div className="flex gap-2 print:hidden">
      <CopyButton text={text} label={texts.copy} />
      <Button size="small" onClick={save}>
        <Download aria-hidden className="size-4" />
        {texts.save}
      </Button>
    </div>
  );
}
