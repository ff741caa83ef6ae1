import { MAX_TEXT_LENGTH } from '@proviso/contracts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '#web/ui/button.tsx';
import { CONTROL } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { TextResults } from './text-results.tsx';
import { texts } from './texts.ts';
import { failureDetail, useTextAnalysis, type AnalysisTerms } from './use-text-analysis.ts';

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
}: AnalysisTerms & {
  /** The text to begin with. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly isAtLimit: boolean;
  /** Further options before the analysis starts. */
  readonly options: ReactNode;
}) {
  const { analyzer } = texts;
  const [text, setText] = useState(draft);
  const changeText = (next: string) => {
    setText(next);
    onDraft(next);
  };
  const { analyzing, result } = useTextAnalysis({ policy, hasRemaining, onLimit, onSettled });
  const isBlank = text.trim() === '';
  const isTooLong = text.length > MAX_TEXT_LENGTH;
  const submit = () => {
    if (isBlank) showToast(analyzer.empty, analyzer.emptyDetail, 'destructive');
    else if (!isTooLong && !isAtLimit && !analyzing.isPending) analyzing.mutate(text);
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
          isBusy={analyzing.isPending}
          onClick={submit}
          className="max-sm:w-full"
        >
          {submitLabel(isAtLimit, analyzing.isPending)}
        </Button>
        <div role="alert" className="text-sm text-high">
          {isTooLong && <p>{analyzer.tooLong(MAX_TEXT_LENGTH)}</p>}
          {analyzing.isError && <p>{failureDetail(analyzing.error)}</p>}
        </div>
      </section>
      {result !== null && (
        <TextResults
          key={result.number}
          text={result.text}
          result={result.answer}
          isOfEarlierText={result.text !== text}
        />
      )}
    </div>
  );
}

/** How long the text is and may be, how to begin, and that nothing is kept. */
function Hints({ id, length }: { readonly id: string; readonly length: number }) {
  const { analyzer } = texts;
  return (
    <div className="text-sm text-ink-faint">
      <p id={id} className="tabular-nums">
        {analyzer.length(length, MAX_TEXT_LENGTH)}
      </p>
      <p>
        {/* Touch users without a keyboard do not need the shortcut. */}
        <span className="not-pointer-fine:hidden">{analyzer.shortcut} </span>
        {analyzer.notStored}
      </p>
    </div>
  );
}

function submitLabel(isAtLimit: boolean, isPending: boolean): string {
  if (isAtLimit) return texts.analyzer.atLimit;
  return isPending ? texts.analyzer.busy : texts.analyzer.submit;
}
