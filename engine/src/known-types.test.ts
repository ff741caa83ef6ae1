import { describe, expect, it } from 'vitest';

import { personName } from './detectors/pii/names/person-name.ts';
import { knownTypes, typesById } from './known-types.ts';
import { namesModel } from './models/names/names-model.ts';

describe('known types', () => {
  it('are each defined once, also where rules and models find them', () => {
    expect(knownTypes().get('person-name')).toBe(personName);
    expect(namesModel.types).toContain(personName);
  });

  it('refuse two definitions of one type', () => {
    expect(() => typesById([personName, { ...personName }])).toThrow('Two types are named');
    expect(typesById([personName, personName]).size).toBe(1);
  });
});
