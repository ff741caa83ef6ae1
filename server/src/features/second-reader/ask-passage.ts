import { randomUUID } from 'node:crypto';

import { askedTypes, CERTAINTIES, type Claim } from '@proviso/engine/second-reader';
import { z } from 'zod';

import { estimateTokens, type LanguageModel, type Tokens } from '#server/ports/language-model.ts';

import { addCanary, type PassageWithCanary } from './canaries.ts';
import { writeInstructions } from './instructions.ts';

/** About forty claims, more than any passage warrants. */
const MAX_TOKENS = 4000;
const MAX_CLAIMS = 100;
/** Models miscount sentences by up to this many. */
const SENTENCE_TOLERANCE = 2;
const MIN_QUOTE_LENGTH = 8;

/** The claims about a passage; null when the answer is not plausible. */
interface PassageAnswer {
  readonly claims: readonly Claim[] | null;
  readonly tokens: Tokens;
}

/** A question about one passage, not sent yet. */
interface PassageQuestion {
  /** What it costs at least, once it is sent. */
  readonly estimated: Tokens;
  /** Rejects like the model's `ask`. */
  readonly ask: (signal: AbortSignal) => Promise<PassageAnswer>;
}

export type PrepareQuestion = (passage: readonly string[]) => PassageQuestion;

/** Prepares the questions to a model; the instructions are the same for all documents and accounts. */
export function createPrepareQuestion(model: LanguageModel): PrepareQuestion {
  const instructions = writeInstructions();
  const answerSchema = createAnswerSchema();
  return (passage) => {
    const withCanary = addCanary(passage);
    const text = writePassage(withCanary.sentences);
    const question = { instructions, text, answerSchema, maxTokens: MAX_TOKENS };
    return {
      estimated: { input: estimateTokens(instructions + text), output: 0 },
      async ask(signal) {
        const { answer, tokens } = await model.ask(question, signal);
        return { claims: acceptClaims(answer.findings, withCanary), tokens };
      },
    };
  };
}

/** Bounds on numbers and lengths are checked here, because some providers do not support them. */
function createAnswerSchema() {
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

/** The closing delimiter is random, so that a passage's author cannot forge it. */
function writePassage(sentences: readonly string[]): string {
  const mark = `---${randomUUID()}---`;
  const lines = sentences.map((sentence, index) => `[${index}] ${toSingleLine(sentence)}`);
  return [mark, ...lines, mark].join('\n');
}

function toSingleLine(sentence: string): string {
  return sentence.replaceAll(/\s+/g, ' ');
}

/** The claims about the passage's own sentences, by index; null when the canary sentence was not named. */
function acceptClaims(
  claims: readonly Claim[],
  { index, canary }: PassageWithCanary,
): readonly Claim[] | null {
  const isAboutCanary = ({ quote, sentence }: Claim): boolean =>
    Math.abs(sentence - index) <= SENTENCE_TOLERANCE && isQuoteOf(quote, canary);
  const others = claims.filter((claim) => !isAboutCanary(claim));
  if (others.length === claims.length) return null;
  return others.slice(0, MAX_CLAIMS).map(({ sentence, quote, type, certainty, why }) => {
    const place = Math.trunc(sentence);
    return { sentence: place > index ? place - 1 : place, quote, type, certainty, why };
  });
}

/** Whether a quote is from this sentence, and not just words that occur in many. */
function isQuoteOf(quote: string, sentence: string): boolean {
  const words = wordsOf(quote);
  return words.length >= MIN_QUOTE_LENGTH && wordsOf(sentence).includes(words);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
