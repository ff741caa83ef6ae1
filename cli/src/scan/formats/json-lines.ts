import { printableJson } from '@proviso/engine/formats';

import { findingEntry } from './finding-entry.ts';
import type { OutputFormat } from './output-format.ts';

/**
 * One JSON object per line for each finding, one with `note` for each part that was not read or is remarked on, and one
 * with `error` for each input that could not be read.
 */
export const JSON_LINES: OutputFormat = {
  each(result, showsValues) {
    const { file } = result;
    const lines =
      result.kind === 'unreadable'
        ? [{ file, error: { code: result.code, message: result.message } }]
        : [
            ...result.findings.map((finding) => ({ file, ...findingEntry(finding, showsValues) })),
            ...result.notes.map((note) => ({ file, note })),
          ];
    return lines.map((line) => `${printableJson(line)}\n`).join('');
  },
};
