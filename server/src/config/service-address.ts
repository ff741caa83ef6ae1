import { z } from 'zod';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The address of a service trusted with tokens: https, or on this machine. No trailing slash. */
export const serviceAddress = z
  .url({ protocol: /^https?$/, error: 'must be an https address', abort: true })
  .refine((address) => {
    const { protocol, hostname, username, search, hash } = new URL(address);
    const isPrivate = protocol === 'https:' || LOOPBACK.test(hostname);
    return isPrivate && username === '' && search === '' && hash === '';
  }, 'must be an https address without user, query and fragment (http on loopback only)')
  .transform((address) => address.replace(/\/+$/, ''));
