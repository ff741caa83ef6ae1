import { isIP } from 'node:net';

import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MAX_PORT = 65_535;

/** Where the server listens and how it is reached from outside. */
export const networkSection = {
  title: 'Network',
  entries: {
    host: {
      variable: 'HOST',
      doc: 'The address to listen on; `0.0.0.0` for every interface',
      schema: z.string().default('127.0.0.1'),
      defaultText: '127.0.0.1',
    },
    port: {
      variable: 'PORT',
      doc: 'The port to listen on; 0 lets the system choose one',
      schema: z
        .string()
        .regex(/^\d{1,5}$/, 'must be a whole number')
        .transform(Number)
        .refine((port) => port <= MAX_PORT, 'must be at most 65535')
        .default(3000),
      defaultText: '3000',
    },
    publicUrl: {
      variable: 'PUBLIC_URL',
      doc: 'The address that people open, if it differs from the one listened on; with https, browsers are told to always use https (HSTS)',
      schema: z
        .url({ protocol: /^https?$/, error: 'must be an http or https address' })
        .transform((address) => new URL(address))
        .refine(
          isOnlyOrigin,
          'must have no path, query or credentials: Proviso needs a host name of its own',
        )
        .transform(({ origin }) => origin)
        .optional(),
      defaultText: 'http://localhost:PORT',
    },
    trustProxy: {
      variable: 'TRUST_PROXY',
      doc: 'Reverse proxies whose `X-Forwarded-*` headers are trusted: addresses or networks, separated by commas (`loopback` and `uniquelocal` are accepted)',
      schema: z
        .string()
        .transform((list) => list.split(',').map((address) => address.trim()))
        .refine((list) => list.every(isProxy), 'must be a list of addresses or networks')
        .default([]),
      defaultText: 'none',
    },
    securityContact: {
      variable: 'SECURITY_CONTACT',
      doc: 'Where to report a vulnerability of this installation, published at `/.well-known/security.txt` (RFC 9116): `mailto:` and `https:` addresses, separated by commas, the preferred one first',
      schema: z
        .string()
        .transform((list) => list.split(',').map((address) => address.trim()))
        .refine((list) => list.every(isContact), 'must be a list of mailto: or https: addresses')
        .default([]),
      defaultText: 'none: no such page',
    },
  },
} satisfies ConfigurationSection;

/** An address, a network such as `10.0.0.0/8`, or one of the names that Fastify knows. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const isNetwork =
    prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
  return NAMED_NETWORKS.has(text) || (isIP(address) !== 0 && isNetwork && others.length === 0);
}

function isOnlyOrigin({ pathname, search, hash, username, password }: URL): boolean {
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}

/** One line of ASCII. */
function isContact(text: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(text)) return false;
  return /^mailto:[^@]+@[^@]+$/.test(text) || URL.parse(text)?.protocol === 'https:';
}
