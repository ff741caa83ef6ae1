import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';
import { redact } from '#engine/redaction/redact.ts';
import { TextReader } from '#engine/text-reader.ts';
import type { Report } from '#engine/vocabulary.ts';

import { readPolicyPack } from './read-policy-pack.ts';

const HEAD = 'name: own\ntitle: Our own\nversion: "1"\ndetectors: {only: []}\n';
const STAFF = readPolicyPack(
  `${HEAD}patterns:\n  - {id: staff-number, name: Staff number, category: pii, severity: high, pattern: 'E\\d{6}'}`,
);
const PROJECT = readPolicyPack(
  `${HEAD}terms:\n  - {id: project-name, name: Project, category: policy, severity: low, words: [nightjar falcon]}`,
);
/** Sections are cut after a line, a little after so many units. */
const SECTION = 65_536;

function passages(text: string, { findings }: Report): string[] {
  return findings.map(({ start, end }) => text.slice(start, end));
}

/** A value in the middle of words, so that it begins at an offset. */
function placedAt(offset: number, value: string): string {
  return `${'word '.repeat(offset).slice(0, offset - 1)} ${value}${' word'.repeat(5000)}`;
}

describe("a policy's own term or pattern", () => {
  it('is found and redacted at all of its 3,000 occurrences', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `E${123_456 + index}\n`).join('');
    const report = analyze(text, { policy: STAFF });
    expect(report.findings).toHaveLength(3000);
    expect(report.notes).toEqual([]);
    const removals = redact(text, report.findings).filter(({ action }) => action === 'replace');
    expect(removals).toHaveLength(3000);
  });

  it('is reported up to the limit, with a note when there is more', () => {
    const report = analyze('E123456\n'.repeat(12), { policy: STAFF, maxFindings: 10 });
    expect(report.findings).toHaveLength(10);
    expect(report.notes).toMatchObject([{ code: 'findings-truncated' }]);
    const all = analyze('E123456\n'.repeat(10), { policy: STAFF, maxFindings: 10 });
    expect(all.notes).toEqual([]);
  });

  it('is found across a section boundary', () => {
    for (const value of ['Nightjar\nFalcon', `Nightjar\n${' '.repeat(39)}Falcon`]) {
      const text = placedAt(SECTION - 6, value);
      expect(passages(text, analyze(text, { policy: PROJECT }))).toEqual([value]);
    }
  });

  it('is found once wherever a section boundary falls within it', () => {
    const policy = readPolicyPack(
      `${HEAD}patterns:\n  - {id: code, name: Code, category: pii, severity: high, pattern: 'E(?:\\s?\\d){6}'}`,
    );
    const value = 'E1 2\n3 4 5\n6';
    for (let before = 0; before <= value.length + 1; before += 2) {
      const text = placedAt(SECTION - before, value);
      expect(passages(text, analyze(text, { policy, rulesOnly: true }))).toEqual([value]);
    }
  });

  it('does not match the end of a word that began in the previous section', () => {
    const text = `${'x'.repeat(80_000)}nightjar falcon`;
    expect(passages(text, analyze(text, { policy: PROJECT }))).toEqual([]);
  });

  it('produces the same report however the text is split into chunks', () => {
    const text = placedAt(SECTION - 3, 'E123456 '.repeat(900));
    const reader = new TextReader({ policy: STAFF });
    for (let offset = 0; offset < text.length; offset += 999) {
      reader.read(text.slice(offset, offset + 999));
    }
    expect(reader.finish()).toEqual(analyze(text, { policy: STAFF }));
  });
});
