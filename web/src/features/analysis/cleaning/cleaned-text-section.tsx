import { type Analysis, type CleanedText, MAX_CLEANED_TEXT_LENGTH } from '@proviso/contracts';

import { CONTROL } from '#web/ui/text-field.tsx';

import { TextActions } from '../putting-back/text-actions.tsx';
import { summarize } from './summarize.ts';
import { texts } from './texts.ts';
import { unchangedFindings } from './unchanged-findings.ts';

const { text: words } = texts;

/** A pasted text with its findings removed, to copy or save; or why there is none. */
export function CleanedTextSection({
  cleaned,
  analysis,
  isEarlier,
}: {
  /** Null if none could be made. */
  readonly cleaned: CleanedText | null;
  readonly analysis: Analysis;
  /** Whether the allowed values have changed since it was made. */
  readonly isEarlier: boolean;
}) {
  const isChanged = cleaned !== null && cleaned.edits.length > 0;
  return (
    <section>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{words.title}</h3>
        {isChanged && <TextActions text={cleaned.text} fileName={words.fileName} />}
      </header>
      {isChanged ? (
        <>
          {isEarlier && <p className="mt-2 text-sm font-medium text-medium">{words.isEarlier}</p>}
          <Copy cleaned={cleaned} analysis={analysis} />
        </>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{reasonOf(cleaned, analysis)}</p>
      )}
    </section>
  );
}

function Copy({
  cleaned: { text, edits, kept },
  analysis,
}: {
  readonly cleaned: CleanedText;
  readonly analysis: Analysis;
}) {
  const left = unchangedFindings(analysis.issues, edits).length;
  return (
    <>
      <p className="mt-1 text-sm text-ink-faint">{words.intro}</p>
      <textarea
        readOnly
        dir="auto"
        aria-label={words.content}
        value={text}
        className={`${CONTROL} mt-3 field-sizing-content max-h-96 w-full resize-y bg-sunken py-3 font-serif text-lg`}
      />
      <div className="mt-3 space-y-1 text-sm text-ink-soft">
        <p>
          <span className="font-medium">{summarize(edits)}.</span>{' '}
          {kept.length === 0 ? words.checked : texts.proof.kept(kept.length)}
        </p>
        {left > 0 && <p>{words.leftAlone(left)}</p>}
      </div>
    </>
  );
}

function reasonOf(cleaned: CleanedText | null, { coverage }: Analysis): string {
  if (cleaned !== null) return words.unchanged;
  const isTooLong = coverage.characters > MAX_CLEANED_TEXT_LENGTH;
  return isTooLong ? words.tooLong(MAX_CLEANED_TEXT_LENGTH) : words.unproven;
}
