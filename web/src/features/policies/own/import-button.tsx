import { MAX_POLICY_LENGTH } from '@proviso/contracts';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

/** Loads the text of a YAML file into the editor, where it is checked and can be saved. */
export function ImportButton({ onImport }: { readonly onImport: (source: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const source = await file.text();
    if (source.length <= MAX_POLICY_LENGTH) onImport(source);
    else showToast(texts.importFailed, texts.importTooLong, 'destructive');
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={texts.import}
        accept=".yaml,.yml"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {texts.import}
      </Button>
    </>
  );
}
