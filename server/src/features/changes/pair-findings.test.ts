import type { Issue } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { pairFindings } from './pair-findings.ts';

/** A finding in a context of its own. */
function issue(id: number, change: Partial<Issue> = {}): Issue {
  return {
    id,
    category: 'pii',
    type: 'email-address',
    typeName: 'E-mail address',
    severity: 'low',
    confidence: 0.9,
    excerpt: 'ada@example.com',
    location: `Line ${id}`,
    place: { label: `Line ${id}`, part: 'body' },
    start: id * 100,
    end: id * 100 + 15,
    why: 'Because.',
    recommendation: 'Do something.',
    isInformational: false,
    isSensitive: false,
    ruleId: 'some-rule',
    source: { kind: 'rule', version: '1.0' },
    fingerprint: `surroundings ${id}`,
    ...change,
  };
}

/** The finding after the words around it have changed. */
function createReworded(id: number, change: Partial<Issue> = {}): Issue {
  return issue(id, { fingerprint: `other surroundings ${id}`, ...change });
}

function pairIds(older: readonly Issue[], newer: readonly Issue[]) {
  const { added, remaining, resolved } = pairFindings(older, newer);
  const idsOf = (issues: readonly Issue[]) => issues.map(({ id }) => id);
  return { added: idsOf(added), remaining: idsOf(remaining), resolved: idsOf(resolved) };
}

describe('findings of two versions', () => {
  it('match by fingerprint, regardless of position and ID', () => {
    const newer = [issue(0, { excerpt: 'bob@example.com', fingerprint: 'new' }), issue(7)];
    expect(
      pairIds([issue(7, { id: 0 }), issue(8, { excerpt: 'eve@example.com' })], newer),
    ).toMatchObject({ added: [0], remaining: [7], resolved: [8] });
  });

  it('match by value when the surrounding words have changed', () => {
    expect(pairIds([issue(0)], [createReworded(5)])).toEqual({
      added: [],
      remaining: [5],
      resolved: [],
    });
  });

  it('match by value regardless of case and whitespace', () => {
    const older = [issue(0, { excerpt: 'Ada  Quill' })];
    const newer = [createReworded(0, { excerpt: 'ADA\nQuill' })];
    expect(pairIds(older, newer).remaining).toEqual([0]);
  });

  it('never match across types, even with the same fingerprint', () => {
    const newer = [issue(0, { type: 'person-name' })];
    expect(pairIds([issue(0)], newer)).toEqual({ added: [0], remaining: [], resolved: [0] });
  });

  it('are ignored in either version when informational', () => {
    const informational = issue(0, { isInformational: true });
    expect(pairIds([informational], [informational])).toEqual({
      added: [],
      remaining: [],
      resolved: [],
    });
    expect(pairIds([informational], [issue(0)]).added).toEqual([0]);
    expect(pairIds([issue(0)], [informational]).resolved).toEqual([0]);
  });

  it('are compared whether or not they are dismissed', () => {
    const decision = { reason: 'false-alarm', decidedAt: '2026-11-21T12:00:00.000Z' } as const;
    const older = [issue(0, { decision }), issue(1, { decision, excerpt: 'bob@example.com' })];
    expect(pairIds(older, [issue(0)])).toEqual({ added: [], remaining: [0], resolved: [1] });
  });

  it('can be empty in either or both versions', () => {
    expect(pairIds([], [])).toEqual({ added: [], remaining: [], resolved: [] });
    expect(pairIds([issue(0)], []).resolved).toEqual([0]);
    expect(pairIds([], [issue(0)]).added).toEqual([0]);
  });
});

describe('findings with the same value', () => {
  const same = { fingerprint: 'the same words' };

  it('are paired one to one, so an extra one is new and a missing one is resolved', () => {
    const two = [issue(0, same), issue(1, same)];
    const three = [...two, issue(2, same)];
    expect(pairIds(two, three)).toEqual({ added: [2], remaining: [0, 1], resolved: [] });
    expect(pairIds(three, two)).toEqual({ added: [], remaining: [0, 1], resolved: [2] });
  });

  it('are paired first by the same surrounding words', () => {
    expect(pairIds([issue(0), issue(1)], [issue(1), createReworded(9)])).toMatchObject({
      remaining: [1, 9],
    });
    expect(pairIds([issue(0), issue(1)], [issue(1)])).toMatchObject({ resolved: [0] });
  });

  it('are then paired by the same preceding finding, so only the inserted one is new', () => {
    const neighbor = issue(1, { excerpt: 'bob@example.com' });
    const older = [neighbor, issue(2)];
    const newer = [createReworded(0), neighbor, createReworded(2)];
    expect(pairIds(older, newer)).toEqual({ added: [0], remaining: [1, 2], resolved: [] });
  });
});

describe('sensitive values', () => {
  const masked = { type: 'us-ssn', isSensitive: true, excerpt: '•••• 9999' };
  const hidden = { type: 'password', isSensitive: true, excerpt: '••••' };

  it('match by their masked form', () => {
    expect(pairIds([issue(0, masked)], [createReworded(0, masked)]).remaining).toEqual([0]);
    const other = createReworded(0, { ...masked, excerpt: '•••• 1111' });
    expect(pairIds([issue(0, masked)], [other])).toMatchObject({ added: [0], resolved: [0] });
  });

  it('match by length when fully hidden', () => {
    expect(pairIds([issue(0, hidden)], [createReworded(4, hidden)]).remaining).toEqual([4]);
    const longer = createReworded(4, { ...hidden, end: 440 });
    expect(pairIds([issue(0, hidden)], [longer])).toMatchObject({ added: [4], resolved: [0] });
  });

  it('do not match other values that look like a mask', () => {
    const written = createReworded(0, { ...masked, isSensitive: false });
    expect(pairIds([issue(0, masked)], [written]).added).toEqual([0]);
  });
});

it('pairing 50,000 findings counts each exactly once', () => {
  const count = 50_000;
  const make = (from: number) =>
    Array.from({ length: count }, (_, id) =>
      issue(id, { excerpt: `${(from + id) % 300}`, fingerprint: `${from + (id % 40_000)}` }),
    );
  const { added, remaining, resolved } = pairFindings(make(0), make(25_000));
  expect(added.length + remaining.length).toBe(count);
  expect(resolved.length + remaining.length).toBe(count);
  expect(new Set([...added, ...remaining]).size).toBe(count);
});
