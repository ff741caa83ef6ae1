import { expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

it.each([
  ['Example IP 203.0.113.17 and 2001:db8::17.', [true, true]],
  ['The default address of the gateway is 192.168.1.1.', [true]],
  ['An address such as 198.51.100.4 is answered.', [true]],
  ['Clients are logged as 81.2.69.0/24 or 2a02:8108:9::/48.', [true, true]],
  ['The client 81.2.69.142/24 was blocked.', [false]],
  ['The dispatch host 203.0.113.42 was down.', [false]],
  ['Log in to the router at 192.168.1.1.', [false]],
  ['For example, the gateway is 192.168.1.77.', [false]],
])('tells in %j which addresses identify no device', (text, isInformational) => {
  const found = analyze(text, { rulesOnly: true }).findings.filter(
    ({ type }) => type === 'ip-address',
  );
  expect(found.map((finding) => finding.isInformational)).toEqual(isInformational);
});
