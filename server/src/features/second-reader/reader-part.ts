import { type ExportPart, jsonEntry } from '#server/ports/account-lifecycle.ts';

import type { ChoiceStore } from './choice-store.ts';
import type { TokenMeter } from './token-meter.ts';

/**
 * The account's chosen second reader and the tokens it has used, as a file of its export; omitted when there is
 * neither.
 */
export function createReaderPart(choices: ChoiceStore, meter: TokenMeter): ExportPart {
  return async function* writeReader({ profile }) {
    const chosen = await choices.find(profile.id);
    const tokens = await meter.list(profile.id);
    if (chosen === null && tokens.length === 0) return;
    yield jsonEntry('second-reader.json', { chosen, tokens });
  };
}
