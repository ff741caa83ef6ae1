import { z } from 'zod';

/** A valid answer, or what is wrong with it, worded for the model. */
export type ParsedAnswer<Answer> =
  | { readonly isValid: true; readonly answer: Answer }
  | { readonly isValid: false; readonly problem: string };

const NO_OBJECT = 'It holds no complete JSON object.';
const MAX_PROBLEM_LENGTH = 2000;
/** How many braces may precede the one that starts the answer. */
const MAX_BRACES = 100;

/**
 * Finds the object in a model's output, whatever surrounds it: a Markdown fence, a sentence, a draft, reasoning. The
 * object is the one that ends with the text's last brace.
 */
export async function readAnswer<Answer>(
  text: string,
  answerSchema: z.ZodType<Answer>,
): Promise<ParsedAnswer<Answer>> {
  const reasoningEnd = text.lastIndexOf('</think>');
  const found = findObject(text) ?? findObject(text.slice(Math.max(reasoningEnd, 0)));
  if (found === null) return { isValid: false, problem: NO_OBJECT };
  const checked = await answerSchema.safeParseAsync(found.value);
  if (checked.success) return { isValid: true, answer: checked.data };
  const problem = z.prettifyError(checked.error).slice(0, MAX_PROBLEM_LENGTH);
  return { isValid: false, problem };
}

function findObject(text: string): { readonly value: unknown } | null {
  const end = text.lastIndexOf('}') + 1;
  let start = text.indexOf('{');
  for (let braces = 0; start !== -1 && start < end && braces < MAX_BRACES; braces += 1) {
    try {
      return { value: JSON.parse(text.slice(start, end)) as unknown };
    } catch {
      start = text.indexOf('{', start + 1);
    }
  }
  return null;
}
