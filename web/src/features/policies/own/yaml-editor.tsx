import type { PolicyProblem } from '@proviso/contracts';
import { useRef } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { texts } from './texts.ts';

const { editor } = texts;
const MIN_LINES = 18;

/**
 * A text area with line numbers and errors; each error links to its line. The field grows with its text, so that
 * numbers and lines cannot drift apart.
 */
export function YamlEditor({
  source,
  problems,
  state,
  isFrozen,
  onChange,
}: {
  readonly source: string;
  readonly problems: readonly PolicyProblem[];
  /** The state of the check, in words. */
  readonly state: string;
  /** The text is being saved, and is read-only meanwhile. */
  readonly isFrozen: boolean;
  readonly onChange: (source: string) => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = Math.max(MIN_LINES, source.split('\n').length);
  const linesWithProblems = new Set(problems.map(({ line }) => line));
  const goTo = (line: number) => {
    const starts = source.split('\n').slice(0, line - 1);
    const start = starts.reduce((sum, text) => sum + text.length + 1, 0);
    const end = source.indexOf('\n', start);
    field.current?.focus();
    field.current?.setSelectionRange(start, end === -1 ? source.length : end);
  };
  return (
    <div>
      <div className="flex overflow-hidden rounded-md border border-line-strong bg-surface font-mono text-[0.8125rem] leading-6 has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <div aria-hidden className="border-r border-line bg-sunken py-2 text-right select-none">
          {Array.from({ length: lines }, (_, index) => (
            <div
              key={index}
              className={classNames(
                'px-2.5',
                linesWithProblems.has(index + 1)
                  ? 'bg-high-wash font-semibold text-high'
                  : 'text-ink-faint',
              )}
            >
              {index + 1}
            </div>
          ))}
        </div>
        <textarea
          ref={field}
          aria-label={editor.source}
          aria-describedby="policy-problems"
          aria-invalid={problems.length > 0}
          value={source}
          readOnly={isFrozen}
          rows={lines}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          className="min-w-0 flex-1 resize-none overflow-x-auto overflow-y-hidden bg-transparent px-3 py-2 whitespace-pre text-ink outline-none"
        />
      </div>
      <div id="policy-problems" aria-live="polite" className="mt-3 text-sm">
        <p className={problems.length > 0 ? 'font-semibold text-high' : 'text-ink-faint'}>
          {state}
        </p>
        <ul className="mt-1 space-y-1">
          {problems.map(({ line, message }) => (
            <li key={editor.problem(line, message)}>
              <button
                type="button"
                onClick={() => goTo(line)}
                className="rounded-sm text-left break-words text-high underline underline-offset-4"
              >
                {editor.problem(line, message)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
