import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { repositoryRoot } from './run-command.ts';

const RESULTS = join(repositoryRoot, 'training/results');
/** Its choice of words draws on the list that the corpus consists of, so the figure says nothing about other texts. */
const BY_CONSTRUCTION = 'language/bias-alex-parity/dev.jsonl';

/** What is measured, in words, and Proviso's figure. */
export interface Task {
  readonly title: string;
  readonly note?: string;
  readonly value: number;
  /** True for documents that the weights had not seen. */
  readonly isUnseen: boolean;
  readonly bar: number;
  readonly isLowerBetter: boolean;
}

/** Another tool, or a baseline, and how it was measured. */
export interface Tool {
  readonly name: string;
  /** Absent where nobody recorded it. */
  readonly version?: string;
  readonly configuration: string;
  readonly isBaseline?: boolean;
  /** A year and a month. */
  readonly measured: string;
}

/** A task with the figure of a tool. */
export interface Comparison {
  readonly task: Task;
  readonly tool: Tool;
  readonly value: number;
}

/** All that the page is written from. */
export interface AccuracyResults {
  readonly engine: { readonly name: string; readonly version: string };
  readonly tasks: readonly Task[];
  readonly tools: readonly Tool[];
  /** In the order of the tasks; a task without any is one that no tool known to us does. */
  readonly comparisons: readonly Comparison[];
}

interface Figure {
  readonly corpus: string;
  readonly name: string;
  readonly value: number;
}

interface OwnFigure extends Figure {
  readonly bar: number;
  readonly isCeiling?: boolean;
}

interface NamedTask {
  readonly title: string;
  readonly corpus: string;
  readonly figure: string;
  readonly note?: string;
}

interface MeasuredTools {
  readonly measured: string;
  readonly tools: readonly (Omit<Tool, 'measured'> & { readonly figures: readonly Figure[] })[];
}

/** Reads the committed results; rejects if a figure belongs to no task. */
export async function readAccuracyResults(): Promise<AccuracyResults> {
  const shipped = await readResult<{
    engine: AccuracyResults['engine'];
    figures: OwnFigure[];
  }>('figures.json');
  const models = await readResult<Record<string, { figures: Figure[] }>>('unseen.json');
  const unseen = Object.values(models).flatMap(({ figures }) => figures);
  const named = await readResult<{ tasks: NamedTask[] }>('tasks.json');
  const tools = [
    ...toolsOf(await readResult<MeasuredTools>('peers-measured.json')),
    ...toolsOf(await readResult<MeasuredTools>('peers.json')),
  ];
  const tasks = new Map(
    named.tasks.map((task) => [keyOf(task.corpus, task.figure), task] as const),
  );
  const all = [...shipped.figures, ...unseen, ...tools.flatMap(({ figures }) => figures)];
  const stray = all.find(
    ({ corpus, name }) => corpus !== BY_CONSTRUCTION && !tasks.has(keyOf(corpus, name)),
  );
  if (stray !== undefined) throw new Error(`No task is “${keyOf(stray.corpus, stray.name)}”.`);
  const measured = named.tasks.map((task) => describeTask(task, shipped.figures, unseen));
  return {
    engine: shipped.engine,
    tasks: measured,
    tools: tools.map(({ tool }) => tool),
    comparisons: named.tasks.flatMap(({ corpus, figure }, index) =>
      tools.flatMap(({ tool, figures }) => {
        const found = findFigure(figures, corpus, figure);
        return found === undefined ? [] : [{ task: measured[index]!, tool, value: found.value }];
      }),
    ),
  };
}

function toolsOf({ measured, tools }: MeasuredTools) {
  return tools.map(({ figures, ...tool }) => ({ tool: { ...tool, measured }, figures }));
}

function describeTask(
  { title, note, corpus, figure }: NamedTask,
  shipped: readonly OwnFigure[],
  unseen: readonly Figure[],
): Task {
  const own = findFigure(shipped, corpus, figure);
  if (own === undefined) throw new Error(`“${title}” was not measured.`);
  const heldOut = findFigure(unseen, corpus, figure);
  return {
    title,
    ...(note === undefined ? {} : { note }),
    value: (heldOut ?? own).value,
    isUnseen: heldOut !== undefined,
    bar: own.bar,
    isLowerBetter: own.isCeiling === true,
  };
}

function findFigure<One extends Figure>(
  figures: readonly One[],
  corpus: string,
  name: string,
): One | undefined {
  return figures.find((figure) => figure.corpus === corpus && figure.name === name);
}

function keyOf(corpus: string, name: string): string {
  return `${corpus}: ${name}`;
}

async function readResult<Result>(file: string): Promise<Result> {
  return JSON.parse(await readFile(join(RESULTS, file), 'utf8')) as Result;
}
