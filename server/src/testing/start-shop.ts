import type { PaidPlan } from '@proviso/contracts';
import type { TestDatabases } from '@proviso/database/testing';

import type { Dependencies } from '#server/dependencies.ts';
import type { EmbeddedCheckoutBackend, SignedEvent } from '#server/ports/embedded-checkout.ts';

import { sessionOf, startCheckout } from './buyer.ts';
import { signUp } from './sign-up.ts';
import { startTestServer } from './start-test-server.ts';

const START = Date.UTC(2031, 4, 5);

/** A shop whose events are held back until a test delivers them. */
export async function startShop(databases: TestDatabases) {
  let now = START;
  const clock = { now: () => now };
  const { app, dependencies } = await startTestServer(databases, { clock, background: false });
  const backend = backendOf(dependencies);
  const person = await signUp(app, 'anna@example.com');
  return {
    app,
    dependencies,
    backend,
    person,
    wait: (milliseconds: number) => (now += milliseconds),
    /** Buys, and holds the event back. */
    buyWithoutEvents: async (plan: PaidPlan) => {
      const sessionId = sessionOf(await startCheckout(person, plan));
      await backend.checkouts.pay(
        { sessionId, customerId: await customerOf(dependencies) },
        undefined,
      );
    },
  };
}

function backendOf({ embeddedCheckout }: Dependencies): EmbeddedCheckoutBackend {
  if (embeddedCheckout === null) throw new Error('expected the embedded checkout');
  return embeddedCheckout;
}

export async function customerOf({ database }: Dependencies): Promise<string> {
  const row = await database
    .selectFrom('billing_accounts')
    .select('customer_id')
    .executeTakeFirstOrThrow();
  return row.customer_id;
}

/** Takes the events that are held back; they are lost unless the test delivers them. */
export async function collect(backend: EmbeddedCheckoutBackend): Promise<SignedEvent[]> {
  const events: SignedEvent[] = [];
  await backend.deliverEvents(async (event) => void events.push(event));
  return events;
}
