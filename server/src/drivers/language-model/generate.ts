import { APICallError, generateText, Output } from 'ai';
import type { z } from 'zod';

import { estimateTokens, LanguageModelError, type Tokens } from '#server/ports/language-model.ts';

import type { RequestMode, Provider } from './provider.ts';

/** Statuses that mean a model or server does not accept a setting. */
const UNSUPPORTED_MODE_STATUSES: ReadonlySet<number | null> = new Set([400, 422]);
/** The status OpenAI's client assigns to a failure reported within an answer. */
const FAILED_WITHIN_ANSWER = 400;

// The SDK warns about settings a model does not support, and would log that past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A question to a model, whatever the settings. */
export interface Prompt {
  readonly instructions: string;
  readonly messages: readonly [Message, ...Message[]];
  readonly answerSchema: z.ZodType;
  readonly maxTokens: number;
}

/** A model's raw output. */
export interface GeneratedText {
  readonly text: string;
  readonly tokens: Tokens;
  readonly isCutOff: boolean;
  /** The provider withheld the answer, so asking again is pointless. */
  readonly isWithheld: boolean;
}

export type Generate = (prompt: Prompt, signal: AbortSignal) => Promise<GeneratedText>;

/**
 * Returns the function that has a provider's model write. It tries the provider's settings in order, and keeps the
 * first that is accepted. Rejects only with LanguageModelError or the signal's reason, never with the client's errors.
 */
export function createGenerate(provider: Provider): Generate {
  const { modes } = provider;
  let current = 0;
  return async (prompt, signal) => {
    for (let index = current; ; index += 1) {
      const [mode = modes[0], next] = modes.slice(index);
      try {
        const generated = await generate(mode, provider, { prompt, signal });
        current = index;
        return generated;
      } catch (error) {
        signal.throwIfAborted();
        const failure = toLanguageModelError(error);
        if (next === undefined || !isUnsupportedMode(failure)) throw failure;
      }
    }
  };
}

async function generate(
  { enforcesSchema, ...settings }: RequestMode,
  { model, options, instructionsOptions }: Provider,
  { prompt, signal }: { readonly prompt: Prompt; readonly signal: AbortSignal },
): Promise<GeneratedText> {
  const { instructions, messages, answerSchema, maxTokens } = prompt;
  const result = await generateText({
    model,
    instructions: { role: 'system', content: instructions, providerOptions: instructionsOptions },
    messages: [...messages],
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal: signal,
    telemetry: { isEnabled: false },
    providerOptions: options,
    ...(enforcesSchema && { output: structuredOutput(answerSchema) }),
    ...settings,
  });
  const { text, usage, finishReason } = result;
  return {
    text,
    tokens: {
      input: usage.inputTokens ?? estimateTokens(instructions + JSON.stringify(messages)),
      output: usage.outputTokens ?? estimateTokens(text),
    },
    isCutOff: finishReason === 'length',
    isWithheld: finishReason === 'content-filter',
  };
}

/** Sends the schema, but leaves the output unparsed: we parse it ourselves. */
function structuredOutput(answerSchema: z.ZodType) {
  return {
    ...Output.object({ schema: answerSchema, name: 'answer' }),
    parseCompleteOutput: ({ text }: { readonly text: string }) => Promise.resolve(text),
  };
}

/** The client's own errors concern unreadable answers, and contain them together with the request. */
function toLanguageModelError(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  const hasFailed = APICallError.isInstance(error) && error.statusCode === FAILED_WITHIN_ANSWER;
  return new LanguageModelError(
    hasFailed ? 'language_model.unreachable' : 'language_model.malformed',
  );
}

function isUnsupportedMode({ code, status }: LanguageModelError): boolean {
  return code === 'language_model.refused' && UNSUPPORTED_MODE_STATUSES.has(status);
}
