import { analyze, catalogue } from '@proviso/engine';

import { createAdversarialTexts } from '../adversarial-texts.ts';
import { createBenchmarkText } from '../bench-inputs.ts';
import { type BenchmarkLine, compareWithBar } from './benchmark.ts';
import { cpuSeconds } from './measure-cpu.ts';

const TEXT_LENGTH = 100_000;
/** The bar: CPU milliseconds for each text. */
const LIMIT = 60;
/** In megabytes; each is twice the one before. */
const LENGTHS = [1, 2, 4, 8];
/** Eight times the text may take this many times eight times the time, because timing is noisy. */
const TOLERANCE = 1.25;

/** V8 interprets a regular expression on first use and compiles it on the second; a warm worker has done both. */
const WARM_UP_RUNS = 3;

/** The engine on adversarial texts, the three worst of them, and on texts of growing length. */
export function engineOnAdversarialTexts(): readonly BenchmarkLine[] {
  const before = catalogue.flatMap(({ examples }) => examples).join('\n');
  for (let count = 0; count < WARM_UP_RUNS; count += 1) analyze(before);
  const all = createAdversarialTexts(TEXT_LENGTH).map(({ name, text }) => ({
    name,
    milliseconds: 1000 * cpuSeconds(() => analyze(text)),
  }));
  const worst = all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 3);
  const lines = worst.map(({ name, milliseconds }, index) =>
    compareWithBar({
      subject: `engine, 100 KB of ${name} (worst ${index + 1} of ${all.length} baits)`,
      figure: `${milliseconds.toFixed(1)} ms CPU`,
      comparison: `at most ${LIMIT} ms`,
      ratio: LIMIT / milliseconds,
    }),
  );
  return [...lines, measureLinearity()];
}

function measureLinearity(): BenchmarkLine {
  const perMegabyte = LENGTHS.map((megabytes) => {
    const text = createBenchmarkText(megabytes * 1e6);
    return (1000 * cpuSeconds(() => analyze(text))) / megabytes;
  });
  const growth = (perMegabyte.at(-1) ?? NaN) / (perMegabyte[0] ?? NaN);
  return compareWithBar({
    subject: `engine, ${LENGTHS.join(', ')} MB`,
    figure: `${perMegabyte.map((milliseconds) => milliseconds.toFixed(0)).join(', ')} ms CPU/MB`,
    comparison: `the longest at most ${TOLERANCE} times the shortest`,
    ratio: TOLERANCE / growth,
  });
}
