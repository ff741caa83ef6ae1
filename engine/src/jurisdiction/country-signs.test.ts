import { expect, test } from 'vitest';

import { catalogue } from '#engine/catalogue.ts';

import { COUNTRY_SIGNS, ISSUERS, REGIONS } from './country-signs.ts';

const personal = catalogue.filter(({ category }) => category === 'pii').map(({ id }) => id);

test.each([...ISSUERS.keys()])('some type of personal number begins with %s', (beginning) => {
  expect(personal.filter((id) => id === beginning || id.startsWith(`${beginning}-`))).not.toEqual(
    [],
  );
});

test.each(REGIONS)('%s is a sign of its country', (region) => {
  expect(COUNTRY_SIGNS.filter(({ word }) => word === region)).toHaveLength(1);
});
