import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { analyze, catalogue } from '@proviso/engine';

import { createBenchmarkText } from '../bench-inputs.ts';
import {
  type BenchmarkLine,
  compareWithBar,
  compareWithPeer,
  reportUnmeasured,
} from './benchmark.ts';
import { engineOnAdversarialTexts } from './engine-adversarial.ts';
import { findProgram } from './find-program.ts';
import { childCpuSeconds, cpuSeconds } from './measure-cpu.ts';
import { PEER_PATTERNS } from './peer-patterns.ts';

const MEGABYTES = 10;
/** The bar: megabytes per CPU second. */
const LIMITS = { rules: 60, whole: 10 } as const;

/** The median of this many runs approximates a warm worker, because the first runs compile patterns. */
const ROUNDS = 9;

/** The engine on ten megabytes of prose, rules alone and as a whole, compared with plain patterns on the same text. */
export async function engineSpeed(): Promise<readonly BenchmarkLine[]> {
  const text = createBenchmarkText(MEGABYTES * 1e6);
  // Before our own: V8 stops optimizing regular expressions once a process holds sixteen megabytes of machine code.
  const plain = regExpsOneByOne(text);
  const rules = MEGABYTES / cpuSeconds(() => analyze(text, { rulesOnly: true }), ROUNDS);
  const whole = MEGABYTES / cpuSeconds(() => analyze(text), ROUNDS);
  const subject = `engine, ${catalogue.length} rules alone, ${MEGABYTES} MB`;
  const ours = { subject, figure: figure(rules) };
  const lines = [
    compareWithBar({
      ...ours,
      comparison: `at least ${figure(LIMITS.rules)}`,
      ratio: rules / LIMITS.rules,
    }),
    compareWithBar({
      subject: `engine, rules and models, ${MEGABYTES} MB`,
      figure: figure(whole),
      comparison: `at least ${figure(LIMITS.whole)}`,
      ratio: whole / LIMITS.whole,
    }),
  ];
  for (const { name, speed: other } of [plain, await ripgrep(text), await grep(text)]) {
    lines.push(
      other === undefined
        ? reportUnmeasured(subject, `${name}: not installed`, ours.figure)
        : compareWithPeer({
            ...ours,
            comparison: `${name}: ${figure(other)}`,
            ratio: rules / other,
          }),
    );
  }
  return [...lines, ...engineOnAdversarialTexts()];
}

interface PeerSpeed {
  readonly name: string;
  /** Megabytes per CPU second; undefined if the peer is not installed. */
  readonly speed: number | undefined;
}

function regExpsOneByOne(text: string): PeerSpeed {
  const patterns = PEER_PATTERNS.map((source) => new RegExp(source, 'gi'));
  const seconds = cpuSeconds(() => {
    for (const pattern of patterns) for (const _ of text.matchAll(pattern));
  });
  return { name: `${patterns.length} JavaScript RegExps, one by one`, speed: MEGABYTES / seconds };
}

async function ripgrep(text: string): Promise<PeerSpeed> {
  const expressions = PEER_PATTERNS.flatMap((source) => ['-e', source]);
  const options = ['--no-config', '--threads=1', '--ignore-case', '--only-matching'];
  return program(text, 'rg', [...options, ...expressions]);
}

async function grep(text: string): Promise<PeerSpeed> {
  return program(text, 'grep', ['-P', '-i', '-o', '-e', PEER_PATTERNS.join('|')]);
}

/** Runs a program with its options and a file; its startup time counts. */
async function program(text: string, name: string, options: readonly string[]): Promise<PeerSpeed> {
  const version = await findProgram(name, '--version');
  if (version === undefined) return { name, speed: undefined };
  const folder = await mkdtemp(join(tmpdir(), 'proviso-bench-'));
  try {
    const file = join(folder, 'text.txt');
    await writeFile(file, text);
    const seconds = await childCpuSeconds([name, ...options, file]);
    return { name: `${version}, the same patterns`, speed: MEGABYTES / seconds };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function figure(speed: number): string {
  return `${speed.toFixed(1)} MB/CPU-s`;
}
