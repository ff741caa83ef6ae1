import { expect, it } from 'vitest';

import { attachment } from './content-disposition.ts';

it.each([
  ['report.json', `attachment; filename="report.json"; filename*=UTF-8''report.json`],
  ['a"b\\c%d.json', `attachment; filename="a_b_c_d.json"; filename*=UTF-8''a%22b%5Cc%25d.json`],
  [
    'x\r\nSet-Cookie: a',
    `attachment; filename="x__Set-Cookie: a"; filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a`,
  ],
  [
    "it's (ü).json",
    `attachment; filename="it's (_).json"; filename*=UTF-8''it%27s%20%28%C3%BC%29.json`,
  ],
  ['\ud800.json', `attachment; filename="_.json"; filename*=UTF-8''%EF%BF%BD.json`],
])('the file name %j is safely encoded in the header', (name, header) => {
  expect(attachment(name)).toBe(header);
});
