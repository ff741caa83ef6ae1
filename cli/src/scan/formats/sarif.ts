import { isAbsolute, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ENGINE, knownTypes } from '@proviso/engine';
import { type ListedNotice, printableJson, toSarif } from '@proviso/engine/formats';
import type { Log } from 'sarif';

import { describeNote } from '#cli/describe-note.ts';

import type { ScanResult } from '../scan-input.ts';
import { toListedFinding } from './excerpt.ts';
import type { OutputFormat } from './output-format.ts';

/** SARIF 2.1.0, which code hosts and build servers display beside a file. */
export const SARIF: OutputFormat = {
  whole: (results, _, showsValues) => `${printableJson(toLog(results, showsValues), 2)}\n`,
};

function toLog(results: readonly ScanResult[], showsValues: boolean): Log {
  const scanned = results.filter((result) => result.kind === 'scanned');
  const unread = results.filter((result) => result.kind === 'unreadable');
  return toSarif(
    { name: ENGINE.name, version: ENGINE.version },
    scanned.map(({ file, format, findings, allowed }) => ({
      uri: toUri(file),
      isText: format === 'txt',
      findings: [...findings, ...allowed].map((finding) => toListedFinding(finding, showsValues)),
    })),
    [
      ...unread.map(({ file, code, message }) => notice(file, 'error', code, message)),
      ...scanned.flatMap(({ file, notes }) =>
        notes.map((note) => notice(file, 'warning', note.code, describeNote(note))),
      ),
    ],
    { types: knownTypes() },
  );
}

function notice(
  file: string,
  level: ListedNotice['level'],
  code: string,
  message: string,
): ListedNotice {
  return { uri: toUri(file), level, code, message };
}

/** Relative paths stay relative, so that the log is usable on another machine; code hosts know `./a` as `a`. */
function toUri(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href;
  return normalize(file).toWellFormed().split(sep).map(encodeURIComponent).join('/');
}
