import {
  describeMarks,
  describeSecondReading,
  wasNothingRead,
  type Analysis,
} from '@proviso/contracts';
import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';
import { formatProcessingTime } from '#web/lib/format/format-processing-time.ts';

import { texts } from './texts.ts';

const MIN_WAITING_MS = 50;

/** Which engine read how much in what time, and who else read it. */
export function Provenance({ analysis }: { readonly analysis: Analysis }) {
  const { engine, policy, coverage, timings, secondReading, marks } = analysis;
  const { provenance } = texts;
  return (
    <section className="rounded-lg border border-line bg-sunken px-5 py-5 text-sm">
      <h2 className="text-lg font-semibold">{provenance.title}</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        <Fact name={provenance.engine}>
          {engine.name} {engine.version}
        </Fact>
        <Fact name={provenance.policy}>
          {policy === undefined ? provenance.noPolicy : `${policy.title} ${policy.version}`}
        </Fact>
        <Fact name={provenance.read}>{readOf(coverage)}</Fact>
        <Fact name={provenance.language}>
          {coverage.language === null
            ? provenance.languageUnknown
            : provenance.languageOf(coverage.language)}
        </Fact>
        <Fact name={provenance.time}>
          {provenance.timings(
            formatProcessingTime(timings.total),
            formatProcessingTime(timings.extraction),
            formatProcessingTime(timings.analysis),
            waitingOf(timings),
          )}
        </Fact>
        {marks && <Fact name={provenance.marks}>{describeMarks(marks)}</Fact>}
        {secondReading && (
          <>
            <Fact name={provenance.secondReader} className="sm:col-span-2 lg:col-span-4">
              {describeSecondReading(secondReading)}
            </Fact>
            <Fact name={provenance.tokens}>
              {provenance.tokensOf(secondReading.tokens.input, secondReading.tokens.output)}
            </Fact>
          </>
        )}
      </dl>
    </section>
  );
}

// White space counts as characters, and blank pages count as read.
function readOf(coverage: Analysis['coverage']): string {
  const { provenance } = texts;
  if (wasNothingRead(coverage)) return provenance.nothingRead;
  const characters = provenance.characters(coverage.characters);
  if (coverage.pages === null) return characters;
  return `${characters}, ${provenance.pages(coverage.pagesRead ?? 0, coverage.pages)}`;
}

/** How much of the time was spent waiting for other work, if worth mentioning. */
function waitingOf({ total, extraction, analysis }: Analysis['timings']): string | undefined {
  const waiting = total - extraction - analysis;
  return waiting < MIN_WAITING_MS ? undefined : formatProcessingTime(waiting);
}

function Fact({
  name,
  className,
  children,
}: {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="break-words text-ink-soft">{children}</dd>
    </div>
  );
}
