import { randomUUID } from 'node:crypto';

import { askedTypes, CERTAINTIES, type Claim } from '@proviso/engine/second-reader';
import { z } from 'zod';

import type { LanguageModel, Tokens } from '#server/ports/language-model.ts';

import { addCanary, type Baited } from './canaries.ts';
import { writeInstructions } from './instructions.ts';

/** Some forty claims, more than any passage deserves. */
const MOST_TOKENS = 4000;
const MOST_CLAIMS = 100;
/** Readers miscount. */
const MISCOUNT = 2;
const SHORTEST_QUOTE = 8;

/** What was claimed of a passage: null where the answer is not believed. */
interface PassageAnswer {
  readonly claims: readonly Claim[] | null;
  readonly tokens: Tokens;
}

/** Asks about one passage. Rejects like the model's `ask`. */
export type AskPassage = (
  passage: readonly string[],
  signal: AbortSignal,
) => Promise<PassageAnswer>;

/** Makes ready to ask a model; what it is asked is the same for all documents and accounts. */
export function createAskPassage(model: LanguageModel): AskPassage {
  const instructions = writeInstructions();
  const form = answerForm();
  return async (passage, signal) => {
    const baited = addCanary(passage);
    const { answer, tokens } = await model.ask(
      { instructions, text: writePassage(baited.sentences), form, mostTokens: MOST_TOKENS },
      signal,
    );
    return { claims: believed(answer.findings, baited), tokens };
  };
}

/** Bounds of numbers and lengths are left to us: some providers know none. */
function answerForm() {
  const [first, ...others] = askedTypes().keys();
  return z.object({
    findings: z.array(
      z.object({
        sentence: z.number(),
        quote: z.string(),
        type: z.enum([first!, ...others]),
        certainty: z.enum(CERTAINTIES),
        why: z.string(),
      }),
    ),
  });
}

/** Whoever wrote the passage cannot know the mark that ends it. */
function writePassage(sentences: readonly string[]): string {
  const mark = `---${randomUUID()}---`;
  const lines = sentences.map((sentence, index) => `[${index}] ${onOneLine(sentence)}`);
  return [mark, ...lines, mark].join('\n');
}

function onOneLine(sentence: string): string {
  return sentence.replaceAll(/\s+/g, ' ');
}

/** The claims about sentences of the passage itself, by their places in it; null where ours was not named. */
function believed(claims: readonly Claim[], { index, canary }: Baited): readonly Claim[] | null {
  const isOfCanary = ({ quote, sentence }: Claim): boolean =>
    Math.abs(sentence - index) <= MISCOUNT && isQuoteOf(quote, canary);
  const others = claims.filter((claim) => !isOfCanary(claim));
  if (others.length === claims.length) return null;
  return others.slice(0, MOST_CLAIMS).map(({ sentence, quote, type, certainty, why }) => {
    const place = Math.trunc(sentence);
    return { sentence: place > index ? place - 1 : place, quote, type, certainty, why };
  });
}

/** Whether a quote is of a sentence, and no words that stand in many. */
function isQuoteOf(quote: string, sentence: string): boolean {
  const words = wordsOf(quote);
  return words.length >= SHORTEST_QUOTE && wordsOf(sentence).includes(words);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
