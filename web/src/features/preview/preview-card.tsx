import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';

import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

import type { LiveResponse, LiveFinding } from './analyze.worker.ts';
import { MarginNotes, NotesPlaceholder } from './margin-notes.tsx';
import { MarkedText } from './marked-text.tsx';
import { SAMPLE } from './sample.ts';
import { texts } from './texts.ts';
import { useLiveAnalysis, type LiveAnalysis } from './use-live-analysis.ts';

const TONES = { compliant: 'good', issues: 'medium', critical: 'high' } as const;

/** A live demo of the engine on a letter that the visitor can edit; runs entirely in the browser. */
export function PreviewCard() {
  const [text, setText] = useState(SAMPLE);
  const [hovered, setHovered] = useState<LiveFinding | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const analysis = useLiveAnalysis(text);
  const { answer } = analysis;
  const choose = ({ start, end }: LiveFinding) => {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  };
  return (
    <section
      aria-label={texts.title}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-sheet"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
        <p className="text-sm text-ink-soft">{texts.instruction}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {text !== SAMPLE && (
            <Button
              size="small"
              variant="quiet"
              className="-ml-3 sm:ml-0"
              onClick={() => setText(SAMPLE)}
            >
              <RotateCcw aria-hidden className="size-3.5" />
              {texts.reset}
            </Button>
          )}
          <Status analysis={analysis} />
        </div>
      </header>
      {answer !== null && !isBlank(answer) && <Unread notes={answer.notes} />}
      <div className="grid lg:grid-cols-[1fr_23rem]">
        <MarkedText
          box={box}
          text={text}
          findings={analysis.findings}
          active={hovered}
          onChange={setText}
        />
        {/* The double rule is the margin of ruled legal paper; the notes go in it. */}
        <div className="border-t border-line lg:relative lg:border-t-0 lg:border-l-4 lg:border-double lg:border-margin">
          <div className="scroll-cue lg:absolute lg:inset-0 lg:overflow-y-auto">
            {answer === null && !analysis.hasFailed && <NotesPlaceholder />}
            {answer !== null && analysis.findings.length === 0 && (
              <p className="p-6 text-sm text-ink-soft">
                {isBlank(answer) ? texts.invitation : texts.none}
              </p>
            )}
            {analysis.findings.length > 0 && (
              <MarginNotes findings={analysis.findings} onHover={setHovered} onChoose={choose} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** A verdict on a partially read text must say so. */
function Unread({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="border-b border-line bg-medium-wash px-5 py-3 text-sm">
      <p className="font-semibold text-medium">{texts.incomplete}</p>
      {notes.map((note) => (
        <p key={note} className="mt-0.5 text-ink">
          {note}
        </p>
      ))}
    </div>
  );
}

function isBlank({ text }: LiveResponse): boolean {
  return text.trim() === '';
}

function Status({ analysis: { answer, hasFailed } }: { readonly analysis: LiveAnalysis }) {
  return (
    <p aria-live="polite" className="flex items-center gap-3 text-sm text-ink-faint tabular-nums">
      {hasFailed && texts.unavailable}
      {!hasFailed && answer === null && texts.starting}
      {answer !== null && isBlank(answer) && texts.empty}
      {answer !== null && !isBlank(answer) && (
        <>
          <span>
            {texts.count(answer.findings.length)}{' '}
            {/* Not a live region: it changes on every keystroke. */}
            <span aria-hidden>{texts.time(answer.milliseconds)}</span>
          </span>
          <VerdictBadge {...answer} />
        </>
      )}
    </p>
  );
}

/** Finding nothing in a text that was not wholly read is not compliance: the notes above say what was left out. */
function VerdictBadge({ complianceStatus, notes }: LiveResponse) {
  if (complianceStatus === 'compliant' && notes.length > 0) return null;
  return <Badge tone={TONES[complianceStatus]}>{texts.verdicts[complianceStatus]}</Badge>;
}
