import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Non-public IPv4 networks (IANA's special-purpose registry, multicast, reserved). */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** All allocated IPv6 addresses are in here: no loopback, local, mapped or multicast address is. */
const GLOBAL_IPV6 = '2000::/3';

/** Its non-public parts: protocols and tunnels that can embed an IPv4 address, and documentation. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const specialIpv4 = blockList('ipv4', SPECIAL_IPV4);
const globalIpv6 = blockList('ipv6', [GLOBAL_IPV6]);
const specialIpv6 = blockList('ipv6', SPECIAL_IPV6);

/**
 * Whether an IP address is on the public internet. False for everything that might reach an operator's own network,
 * including IPv4 addresses embedded in IPv6 ones, and for anything that is not an IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialIpv4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

function blockList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
