import { expect, it } from 'vitest';

import { isPublicAddress } from './is-public-address.ts';

it.each([
  '1.1.1.1',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82b::200e',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['this host', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local, cloud metadata', '169.254.169.254'],
  ['protocol assignments', '192.0.0.192'],
  ['benchmarking', '198.19.0.1'],
  ['documentation', '203.0.113.7'],
  ['multicast', '224.0.0.251'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped private', '::ffff:a00:1'],
  ['mapped public', '::ffff:1.1.1.1'],
  ['compatible', '::127.0.0.1'],
  ['NAT64 of a private address', '64:ff9b::a00:1'],
  ['local NAT64', '64:ff9b:1::1'],
  ['6to4 of a private address', '2002:a00:1::1'],
  ['Teredo', '2001:0:a00:1::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['no address at all', 'localhost'],
])('an address is not public (%s): %s', (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
