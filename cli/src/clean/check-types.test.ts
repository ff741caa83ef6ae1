import { readPolicyPack } from '@proviso/engine/policies';
import { describe, expect, it } from 'vitest';

import { checkTypes } from './check-types.ts';

const POLICY = readPolicyPack(`name: own
title: Own
version: "1"
terms:
  - {id: constructor, name: Project, category: pii, severity: low, words: [nightjar]}
`);

describe('checkTypes', () => {
  it('accepts types from rules, models, files and the policy', () => {
    const types = ['email-address', 'case-detail', 'invisible-characters', 'hidden-text'];
    expect(() => checkTypes([...types, 'constructor'], POLICY)).not.toThrow();
  });

  it.each(['emial-address', 'constructor', ''])('rejects %j, an unknown type', (type) => {
    expect(() => checkTypes([type], undefined)).toThrow(`no type or category "${type}"`);
  });
});
