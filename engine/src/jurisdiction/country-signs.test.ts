import { expect, test } from 'vitest';

import { catalogue } from '#engine/catalogue.ts';

import { ISSUERS } from './country-signs.ts';

const personal = catalogue.filter(({ category }) => category === 'pii').map(({ id }) => id);

test.each([...ISSUERS.keys()])('some type of personal number begins with %s', (beginning) => {
  expect(personal.filter((id) => id === beginning || id.startsWith(`${beginning}-`))).not.toEqual(
    [],
  );
});
