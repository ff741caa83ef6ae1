import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { startLoopbackServer } from './start-loopback-server.ts';

/** A request as Stripe would receive it. */
interface StripeRequest {
  /** Method and path, without the query. */
  readonly call: string;
  /** The body's form fields, or a GET request's query. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
}

/** A stand-in for Stripe that records requests and answers as the test says. */
export interface StripeStandIn {
  readonly url: string;
  readonly requests: readonly StripeRequest[];
  /** Sets the answer to a call; calls without one get 404, as from Stripe. */
  answer(call: string, body: object, status?: number): void;
  /** Deletes a customer: requests that name it get 404 from here on, and looking it up says that it was deleted. */
  forget(customer: string): void;
}

/** Listens on loopback until the test ends. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const requests: StripeRequest[] = [];
  const answers = new Map<string, { status: number; body: object }>();
  const deletedCustomers = new Set<string>();
  const findDeleted = (call: string) => {
    const id = call.split('GET /v1/customers/')[1];
    if (id === undefined || !deletedCustomers.has(id)) return undefined;
    return { status: 200, body: { id, object: 'customer', deleted: true } };
  };
  const { url } = await startLoopbackServer((request, response) => {
    void readRequest(request).then((received) => {
      requests.push(received);
      const { call, parameters } = received;
      const { customer } = parameters;
      const isDeleted = customer !== undefined && deletedCustomers.has(customer);
      const answer = isDeleted ? undefined : (findDeleted(call) ?? answers.get(call));
      const { status, body } = answer ?? missing(customer === undefined ? 'id' : 'customer');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return received;
    });
  });
  return {
    url,
    requests,
    answer: (call, body, status = 200) => void answers.set(call, { status, body }),
    forget: (customer) => void deletedCustomers.add(customer),
  };
}

function missing(param: string) {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' };
  return { status: 404, body: { error: { ...error, param } } };
}

async function readRequest(request: IncomingMessage): Promise<StripeRequest> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
  const body = await buffer(request);
  const form = new URLSearchParams(body.length > 0 ? body.toString() : search);
  return {
    call: `${request.method} ${pathname}`,
    parameters: Object.fromEntries(form),
    headers: request.headers,
  };
}
