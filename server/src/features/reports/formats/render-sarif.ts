import { describeSecondReading, type Report } from '@proviso/contracts';
import { knownTypes } from '@proviso/engine';
import { toSarif } from '@proviso/engine/formats';

import { listFindings } from './list-findings.ts';

/**
 * SARIF 2.1.0: dismissed findings are suppressed, content that could not be read is a notification of the run, and a
 * second reader is an extension of the tool.
 */
export function renderSarif({ document, analysis }: Report): string {
  const uri = encodeURIComponent(document.name.toWellFormed());
  const findings = listFindings(analysis.issues);
  const { secondReading: reading } = analysis;
  const log = toSarif(
    analysis.engine,
    [{ uri, isText: document.type === 'txt', findings }],
    analysis.coverage.notes.map(({ code, message }) => ({ uri, level: 'warning', code, message })),
    {
      types: knownTypes(),
      readers: reading && [{ name: reading.model, description: describeSecondReading(reading) }],
    },
  );
  return `${JSON.stringify(log, undefined, 2)}\n`;
}
