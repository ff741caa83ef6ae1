import { ApiError, reasonOf } from '#web/lib/api/api-error.ts';

import { readRefusal, refusalMessage } from '../session/refusal-message.ts';
import { texts } from './texts.ts';

/** The codes with which the services require reauthentication. */
const REAUTHENTICATION_CODES: ReadonlySet<string> = new Set([
  'reauthentication_needed',
  'accounts.sign_in_needed',
]);

interface AuthRefusal {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** A setting that was not changed: a sentence for the person and the code of the reason. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Throws if the auth client's result is a refusal; `own` sentences take precedence. */
export function throwIfRefused(
  error: AuthRefusal | null,
  overrides: Readonly<Record<string, string>> = {},
): void {
  if (error === null) return;
  const { code = '' } = error;
  const sentence = Object.hasOwn(overrides, code) ? overrides[code] : undefined;
  throw new SettingsError(sentence ?? refusalMessage(error, texts.failed), error.code);
}

/** The same for a response of the auth service, for endpoints its client does not support. */
export async function toSettingsError(
  response: Response,
  overrides: Readonly<Record<string, string>> = {},
): Promise<Error> {
  const refusal = (await readRefusal(response)) ?? { name: '', message: '' };
  const { code = '' } = refusal;
  const sentence = Object.hasOwn(overrides, code) ? overrides[code] : undefined;
  return new SettingsError(sentence ?? refusalMessage(refusal, texts.failed), code);
}

/** Whether a change requires reauthentication. */
export function needsReauthentication(error: Error | null): boolean {
  const code = error instanceof SettingsError || error instanceof ApiError ? error.code : null;
  return REAUTHENTICATION_CODES.has(code ?? '');
}

/** The sentence for a change that failed. */
export function messageOf(error: Error | null): string | undefined {
  if (error === null || needsReauthentication(error)) return undefined;
  if (error instanceof SettingsError) return error.message;
  return reasonOf(error, texts.failed);
}
