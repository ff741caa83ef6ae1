import { restoreLabels, type LabelKey, type RestoredText as Restoration } from '@proviso/contracts';
import { useId, useMemo, useState } from 'react';

import { CONTROL } from '#web/ui/text-field.tsx';

import { TextActions } from './text-actions.tsx';
import { texts } from './texts.ts';

/**
 * Accepts a text containing a key's labels, and shows it with the values restored. Everything stays in this browser.
 */
export function PutBack({ labels }: { readonly labels: LabelKey }) {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const restored = useMemo(() => restoreLabels(answer, labels), [answer, labels]);
  const hasAnswer = answer.trim() !== '';
  return (
    <div className="space-y-4">
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {texts.answer}
        </label>
        <textarea
          id={id}
          dir="auto"
          aria-describedby={`${id}-hint`}
          placeholder={texts.placeholder}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          className={`${CONTROL} mt-1.5 min-h-32 w-full resize-y py-3 font-serif text-lg`}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {texts.nothingSent}
        </p>
      </div>
      <div>
        {hasAnswer && <RestoredText text={restored.text} />}
        {/* There before its content: a live region that is inserted with it would not be announced. */}
        <div aria-live="polite" className="mt-2 space-y-1 text-sm text-ink-soft">
          {hasAnswer && <Outcome restored={restored} />}
        </div>
      </div>
    </div>
  );
}

function RestoredText({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label htmlFor={id} className="text-sm font-medium">
          {texts.result}
        </label>
        <TextActions text={text} fileName={texts.fileName} />
      </div>
      <textarea
        id={id}
        dir="auto"
        readOnly
        value={text}
        className={`${CONTROL} mt-2 field-sizing-content max-h-96 min-h-20 w-full resize-y bg-sunken py-3 font-serif text-lg`}
      />
    </div>
  );
}

function Outcome({ restored: { restored, unknown, unmet } }: { readonly restored: Restoration }) {
  return (
    <>
      <p className="font-medium">{texts.restored(restored)}</p>
      {unknown.length > 0 && <p className="break-words text-medium">{texts.unknown(unknown)}</p>}
      {unmet.length > 0 && <p className="break-words">{texts.unmet(unmet)}</p>}
    </>
  );
}
