import { lookup as lookupAddresses } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import type {
  WebhookOutcome,
  WebhookRequest,
  WebhookSender,
} from '#server/ports/webhook-sender.ts';

import { createGuardedLookup, ForbiddenAddressError, type ResolveAll } from './guarded-lookup.ts';
import { isPublicAddress } from './is-public-address.ts';

const TIME_LIMIT_MS = 10_000;
/** A resolver that has not answered by then decides nothing about an address. */
const LOOKUP_LIMIT_MS = 3000;
/** At most this much of a response is read, and none of it is stored. */
const MAX_ANSWER_BYTES = 16 * 1024;
const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);
const FIRST_FREE_PORT = 1024;

interface Options {
  /** Allows private addresses. */
  readonly allowPrivate: boolean;
  /** Replaces the system's resolver. */
  readonly resolveAll?: ResolveAll;
  readonly timeLimitMs?: number;
}

/**
 * Sends with Node's own clients, each time over a new connection. Names are checked in the connection's lookup; literal
 * addresses, which skip the lookup, are checked beforehand.
 */
export function createHttpWebhookSender({
  allowPrivate,
  resolveAll = resolveBySystem,
  timeLimitMs = TIME_LIMIT_MS,
}: Options): WebhookSender {
  const isForbidden = (url: string): boolean => {
    const target = URL.parse(url);
    return !target || !isAcceptable(target) || (!allowPrivate && isForbiddenLiteral(target));
  };
  const lookup = createGuardedLookup(resolveAll);
  return {
    async accepts(url) {
      if (isForbidden(url)) return false;
      return allowPrivate || !(await isForbiddenHost(new URL(url).hostname, lookup));
    },
    async send(request, signal) {
      if (isForbidden(request.url)) return { status: null, failure: 'forbidden_address' };
      const guard = allowPrivate ? {} : { lookup };
      try {
        const signals = [AbortSignal.timeout(timeLimitMs), ...(signal ? [signal] : [])];
        const options = { ...guard, signal: AbortSignal.any(signals) };
        return outcomeOf(await exchange(request, options));
      } catch (error) {
        signal?.throwIfAborted();
        return { status: null, failure: failureOf(error) };
      }
    },
  };
}

const resolveBySystem: ResolveAll = (hostname, answer) =>
  lookupAddresses(hostname, { all: true }, answer);

/** Whether a connection to the host would be refused; literal addresses have been checked before. */
function isForbiddenHost(hostname: string, lookup: LookupFunction): Promise<boolean> {
  if (isIP(withoutBrackets(hostname)) !== 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LOOKUP_LIMIT_MS);
    lookup(hostname, { all: true }, (error) => {
      clearTimeout(timer);
      resolve(error instanceof ForbiddenAddressError);
    });
  });
}

/** Ports of web servers and common alternatives; no low ports, where other protocols listen. */
function isAcceptable({ protocol, port, username, password }: URL): boolean {
  const isWeb = protocol === 'http:' || protocol === 'https:';
  const number = port === '' ? 443 : Number(port);
  const isOpen = WEB_PORTS.has(number) || number >= FIRST_FREE_PORT;
  return isWeb && isOpen && username === '' && password === '';
}

function isForbiddenLiteral({ hostname }: URL): boolean {
  const host = withoutBrackets(hostname);
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/** URLs are normalized: every spelling of an IPv4 address becomes dotted, and IPv6 is in brackets. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Sends, and returns the response's status once its body has ended or exceeds the limit. */
function exchange(
  { url, headers, body }: WebhookRequest,
  options: Pick<Parameters<typeof requestHttp>[1] & object, 'lookup' | 'signal'>,
): Promise<number> {
  const start = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request: ClientRequest = start(url, {
      ...options,
      method: 'POST',
      headers,
      agent: false,
    });
    request.once('error', reject);
    // A protocol switch ends a request with neither a response nor an error.
    request.once('close', () => reject(new Error('The connection ended without an answer.')));
    request.once('response', (response: IncomingMessage) => {
      let received = 0;
      const end = () => resolve(response.statusCode ?? 0);
      response.once('error', reject).once('end', end);
      response.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received <= MAX_ANSWER_BYTES) return;
        end();
        request.destroy();
      });
    });
    request.end(body);
  });
}

function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return { status, failure: null };
  return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'status' };
}

function failureOf(error: unknown): NonNullable<WebhookOutcome['failure']> {
  if (error instanceof ForbiddenAddressError) return 'forbidden_address';
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  return code === 'ENOTFOUND' || code.startsWith('EAI_') ? 'unresolved' : 'unreachable';
}
