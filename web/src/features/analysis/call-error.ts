import { reasonOf, statusOf } from '#web/lib/api/api-error.ts';

const GONE = 410;

interface CallErrorTexts {
  readonly missing: string;
  readonly server: string;
  readonly other: (status: number) => string;
  readonly network: string;
}

/** The sentence for a failed call, chosen by the status of the response. */
export function callErrorMessage(error: unknown, texts: CallErrorTexts): string {
  const status = statusOf(error);
  // The server gives the reason why something is permanently gone.
  if (status === GONE) return reasonOf(error, texts.other(status));
  if (status === null) return reasonOf(error, texts.network);
  if (status === 404) return texts.missing;
  return status === 500 ? texts.server : texts.other(status);
}
