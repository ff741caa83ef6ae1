import { describe, expect, it } from 'vitest';

import { renderDetectors } from './render-detectors.ts';

describe('the detectors page', () => {
  it.each([
    'credit-card',
    'biased-remark',
    'attack-on-protected-group',
    'sensitive-circumstance',
    'one-sided-clause',
    'breach-of-conduct',
    'admission-of-fault',
    'stereotype',
    'organization-name',
    'hidden-text',
    'invisible-characters',
  ])('lists %s exactly once', (type) => {
    expect(renderDetectors().split(`\`${type}\` · `)).toHaveLength(2);
  });
});
