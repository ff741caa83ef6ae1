import { ApiError, parseRefusal, reasonOf } from '#web/lib/api-error.ts';

import { refusalMessage } from '../session/refusal-message.ts';
import { texts } from './texts.ts';

/** The codes with which the services require reauthentication. */
const PROOF_CODES: ReadonlySet<string> = new Set([
  'reauthentication_needed',
  'accounts.sign_in_needed',
]);

interface AuthRefusal {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** A setting that was not changed: a sentence for the person and the code of the reason. */
export class SettingsRefusal extends Error {
  override readonly name = 'SettingsRefusal';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Throws if the auth client's result is a refusal; `own` sentences take precedence. */
export function throwRefusal(
  error: AuthRefusal | null,
  own: Readonly<Record<string, string>> = {},
): void {
  if (error === null) return;
  const { code = '' } = error;
  const sentence = Object.hasOwn(own, code) ? own[code] : undefined;
  throw new SettingsRefusal(sentence ?? refusalMessage(error, texts.failed), error.code);
}

/** The same for a response body of the auth service, for endpoints its client does not support. */
export function refusalOf(body: string, own: Readonly<Record<string, string>> = {}): Error {
  const { code, message } = parseRefusal(body) ?? { code: '', message: '' };
  const sentence = Object.hasOwn(own, code) ? own[code] : undefined;
  const said = refusalMessage({ name: '', message, code }, texts.failed);
  return new SettingsRefusal(sentence ?? said, code);
}

/** Whether a change requires reauthentication. */
export function needsProof(error: Error | null): boolean {
  const code = error instanceof SettingsRefusal || error instanceof ApiError ? error.code : null;
  return PROOF_CODES.has(code ?? '');
}

/** The sentence for a change that failed. */
export function messageOf(error: Error | null): string | undefined {
  if (error === null || needsProof(error)) return undefined;
  if (error instanceof SettingsRefusal) return error.message;
  return reasonOf(error, texts.failed);
}
