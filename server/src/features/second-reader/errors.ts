import { Refusal } from '#server/refusals/refusal.ts';

/** The chosen reader is not the offered one, perhaps because the operator has just changed it. */
export function readerChanged(): Refusal {
  const message = 'A different language model is offered now. Check it before you choose it.';
  return new Refusal('conflict', 'second_reader.changed', message);
}
