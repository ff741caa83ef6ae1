import { BlockList, isIP } from 'node:net';

import { z } from 'zod';

/** Networks of the operator's own, within which unencrypted traffic is allowed. */
const PRIVATE_NETWORKS = blockList(
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
);

/** Link-local addresses, and the other addresses of cloud metadata services: no model is ever there. */
const METADATA_NETWORKS = blockList(
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
  ['fe80::', 10],
  ['fd00:ec2::254', 128],
);
const METADATA_NAMES = /^(?:metadata|instance-data)(?:\.|$)/;

/**
 * Names of the local network: those without a dot, such as `localhost` or a container's, and those reserved for private
 * use (RFC 6761, RFC 6762, RFC 8375, and `.internal` by ICANN's SAC113).
 */
const PRIVATE_NAME = /^(?:[a-z0-9_-]+|.+\.(?:internal|local|localhost|home\.arpa))$/;

/**
 * A language model's address: https anywhere, http only in the operator's own network, and never a cloud metadata
 * service. No trailing slash. IP addresses are checked in normalized form, however they are spelled.
 */
export const modelAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
  .refine((address) => {
    const { username, password, search, hash } = new URL(address);
    return username === '' && password === '' && search === '' && hash === '';
  }, 'must be an address without user, query and fragment')
  .refine((address) => !isMetadataHost(hostOf(address)), 'must not be a link-local address')
  .refine(
    (address) => address.startsWith('https:') || isPrivateHost(hostOf(address)),
    'must be an https address (http on loopback, private addresses and names of the own network only)',
  )
  .transform((address) => address.replace(/\/+$/, ''));

/** URLs are normalized: IPv4 is dotted, however it was spelled. */
function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function isMetadataHost(host: string): boolean {
  return isInNetworks(METADATA_NETWORKS, host) || METADATA_NAMES.test(host);
}

function isPrivateHost(host: string): boolean {
  return isIP(host) === 0 ? PRIVATE_NAME.test(host) : isInNetworks(PRIVATE_NETWORKS, host);
}

/** An IPv4 address embedded in an IPv6 one is checked as IPv4. */
function isInNetworks(networks: BlockList, host: string): boolean {
  const version = isIP(host);
  return version !== 0 && networks.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

function blockList(...networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks) {
    list.addSubnet(address, prefix, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
