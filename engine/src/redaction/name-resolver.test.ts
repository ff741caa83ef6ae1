import { describe, expect, it } from 'vitest';

import { createNameResolver } from './name-resolver.ts';

const WHITFIELDS = ['Eleanor Whitfield', 'E. Whitfield', 'Whitfield', 'Eleanor'];

describe('createFullNames', () => {
  it.each([
    ['Whitfield', WHITFIELDS, 'Eleanor Whitfield'],
    ['E. Whitfield', WHITFIELDS, 'Eleanor Whitfield'],
    ['WHITFIELD, Eleanor', WHITFIELDS, 'Eleanor Whitfield'],
    ['Eleanor', [...WHITFIELDS, 'Eleanor J. Whitfield'], 'Eleanor J. Whitfield'],
    ['Eleanor Whitfield', WHITFIELDS, 'Eleanor Whitfield'],
    ['Whitfield', [...WHITFIELDS, 'Jane Whitfield'], 'Whitfield'],
    ['J Whitfield', [...WHITFIELDS, 'Jane Whitfield'], 'Jane Whitfield'],
    ['E. J. Whitfield', WHITFIELDS, 'E. J. Whitfield'],
    ['E.', WHITFIELDS, 'E.'],
    ['Field', WHITFIELDS, 'Field'],
    ['Lukasz', ['Łukasz Müller'], 'Łukasz Müller'],
    ['L. MULLER', ['Łukasz Müller'], 'Łukasz Müller'],
  ])('resolves %s among %j to %s', (name, names, meant) => {
    expect(createNameResolver(names)(name)).toBe(meant);
  });

  it('leaves a name unchanged when it could mean too many people', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Anna${'a'.repeat(index)} Weber`);
    expect(createNameResolver(names)('Annaa Weber')).toBe('Annaa Weber');
    expect(createNameResolver(names)('Weber')).toBe('Weber');
  });
});
