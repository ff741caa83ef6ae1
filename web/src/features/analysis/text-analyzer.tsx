import { MAX_TEXT_LENGTH } from '@proviso/contracts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '#web/ui/button.tsx';
import { CONTROL } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { TextResults } from './text-results.tsx';
import { texts } from './texts.ts';
import {
  failureDetail,
  useTextAnalysis,
  type AnalysisTerms,
  type AnalyzedText,
} from './use-text-analysis.ts';

/** A text box and, below it, the findings of the latest analyzed text. */
export function TextAnalyzer({
  draft,
  onDraft,
  isAtLimit,
  policy,
  options,
  hasRemaining,
  onLimit,
  onSettled,
  onAnalyzed,
  result,
}: AnalysisTerms & {
  /** The text to begin with. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** The latest result; it stays until the next one replaces it. */
  readonly result: AnalyzedText | null;
  readonly isAtLimit: boolean;
  /** Further options before the analysis starts. */
  readonly options: ReactNode;
}) {
  const { analyzer } = texts;
  const [text, setText] = useState(draft);
  const [numberAtFirst] = useState(result?.number);
  const changeText = (next: string) => {
    setText(next);
    onDraft(next);
  };
  const terms = { policy, hasRemaining, onLimit, onSettled, onAnalyzed };
  const { analyze, isPending, error } = useTextAnalysis(terms);
  const isBlank = text.trim() === '';
  const isTooLong = text.length > MAX_TEXT_LENGTH;
  const submit = () => {
    if (isBlank) showToast(analyzer.empty, analyzer.emptyDetail, 'destructive');
    else if (!isTooLong && !isAtLimit && !isPending) analyze(text);
  };
  const submitOnShortcut = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <div className="space-y-6">
      <section className="space-y-3">
        <h3 className="font-semibold">{analyzer.title}</h3>
        <textarea
          dir="auto"
          aria-label={analyzer.label}
          aria-describedby="analyzer-length"
          aria-invalid={isTooLong}
          placeholder={isAtLimit ? analyzer.placeholderAtLimit : analyzer.placeholder}
          disabled={isAtLimit}
          value={text}
          onChange={(event) => changeText(event.target.value)}
          onKeyDown={submitOnShortcut}
          className={`${CONTROL} min-h-56 w-full resize-y py-3 font-serif text-lg`}
        />
        <Hints id="analyzer-length" length={text.length} />
        {options}
        <Button
          variant="primary"
          disabled={isBlank || isTooLong || isAtLimit}
          isBusy={isPending}
          onClick={submit}
          className="max-sm:w-full"
        >
          {submitLabel(isAtLimit, isPending)}
        </Button>
        <Failures isTooLong={isTooLong} error={error} />
      </section>
      {result !== null && (
        <TextResults
          key={result.number}
          analyzed={result}
          isNew={result.number !== numberAtFirst}
          onAllowances={(allowances) => onAnalyzed({ ...result, allowances })}
          isOfEarlierText={result.text !== text}
        />
      )}
    </div>
  );
}

function Failures({
  isTooLong,
  error,
}: {
  readonly isTooLong: boolean;
  readonly error: Error | null;
}) {
  return (
    <div role="alert" className="text-sm text-high">
      {isTooLong && <p>{texts.analyzer.tooLong(MAX_TEXT_LENGTH)}</p>}
      {error !== null && <p>{failureDetail(error)}</p>}
    </div>
  );
}

/** How long the text is and may be, how to begin, and that nothing is kept. */
function Hints({ id, length }: { readonly id: string; readonly length: number }) {
  const { analyzer } = texts;
  return (
    <div className="flex flex-wrap-reverse justify-between gap-x-6 text-sm text-ink-faint">
      <p>
        {/* Touch users without a keyboard do not need the shortcut. */}
        <span className="not-pointer-fine:hidden">{analyzer.shortcut} </span>
        {analyzer.notStored}
      </p>
      <p id={id} className="tabular-nums">
        {analyzer.length(length, MAX_TEXT_LENGTH)}
      </p>
    </div>
  );
}

function submitLabel(isAtLimit: boolean, isPending: boolean): string {
  if (isAtLimit) return texts.analyzer.atLimit;
  return isPending ? texts.analyzer.busy : texts.analyzer.submit;
}
