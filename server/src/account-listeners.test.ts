import { auditPageSchema, type ErrorBody, exportTicketSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { MINUTE_MS } from '#server/calendar/durations.ts';
import { createFeatures } from '#server/features.ts';
import { AuditStore, createRecordAccountChange } from '#server/features/audit/index.ts';
import { createApiKey } from '#server/testing/create-api-key.ts';
import { textFile } from '#server/testing/form.ts';
import { recover } from '#server/testing/recover.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startReceiver } from '#server/testing/start-receiver.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const VICTIM = 'victim@example.com';
const environment = { WEBHOOK_ALLOW_PRIVATE: 'on' };

async function kindsOf(person: Person) {
  const { entries } = auditPageSchema.parse((await person.get('/api/audit')).json());
  return entries.map(({ kind, subject, address, agent }) => ({
    kind,
    name: subject.name,
    address,
    agent: agent?.kind,
  }));
}

/** Lets the real owner of an address reclaim the account right after a stranger's request was admitted. */
async function startWithReclaim(server: TestServer) {
  const features = createFeatures(server.dependencies);
  const { profiles } = features;
  let doomed: Person | undefined;
  const findProfile: typeof profiles.findProfile = async (userId) => {
    const profile = await profiles.findProfile(userId);
    if (userId !== doomed?.userId) return profile;
    const { email } = doomed;
    doomed = undefined;
    await recover(server, email);
    return profile;
  };
  const app = await createApp(server.dependencies, {
    ...features,
    profiles: { ...profiles, findProfile },
  });
  return { app, reclaimNext: (person: Person) => (doomed = person) };
}

describeDatabases(
  "an account that a stranger registered with someone else's address",
  (_open, databases) => {
    it("revokes the stranger's sessions, keys, webhooks and exports but keeps documents when the address owner recovers it", async () => {
      const server = await startTestServer(databases, { environment });
      const { app } = server;
      const stranger = await signUp(app, VICTIM);
      const program = await createApiKey(app, stranger);
      const { url, received } = await startReceiver();
      const events = ['analysis.completed'];
      expect((await stranger.post('/api/webhooks', { url, events })).statusCode).toBe(201);
      const asked = await stranger.post('/api/exports', {});
      const { ticket } = exportTicketSchema.parse(asked.json());
      const source = 'name: own\ntitle: Own\nversion: 1.0.0\ndescription: Ours\n';
      await stranger.post('/api/policies/own', { source });
      const kept = await stranger.upload(textFile('It may be the owner’s own.', 'kept.txt'));
      await stranger.waitFor(kept.id);
      await expect.poll(() => received).toHaveLength(1);

      const owner = await recover(server, VICTIM);
      expect(owner.userId).toBe(stranger.userId);
      const secret = await owner.upload(textFile('Not for strangers.', 'secret.txt'));
      await owner.waitFor(secret.id);

      const download = await program.request('GET', `/api/documents/${secret.id}/file`);
      expect([download.statusCode, download.json<ErrorBody>().code]).toEqual([
        401,
        'api_keys.invalid',
      ]);
      expect((await stranger.get('/api/documents')).statusCode).toBe(401);
      expect((await app.inject(`/api/export-files/${ticket}`)).statusCode).toBe(410);
      expect((await owner.get('/api/api-keys')).json()).toEqual([]);
      expect((await owner.get('/api/webhooks')).json()).toEqual([]);
      const { database } = server.dependencies;
      expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([]);
      expect(received).toHaveLength(1);

      expect((await owner.get('/api/documents')).json()).toHaveLength(2);
      expect((await owner.get('/api/policies/own')).json()).toHaveLength(1);
      const from = { address: '127.0.0.1', agent: 'session' };
      expect(await kindsOf(owner)).toEqual(
        expect.arrayContaining([
          { kind: 'key.revoked', name: 'CI', ...from },
          { kind: 'webhook.deleted', name: new URL(url).host, ...from },
        ]),
      );
    });

    it("rejects the stranger's in-flight requests when the address owner recovers it", async () => {
      const server = await startTestServer(databases, { environment, background: false });
      const { url } = await startReceiver();
      const requests = {
        '/api/api-keys': { name: 'CI', scope: 'read', expiresAt: null },
        '/api/webhooks': { url, events: ['analysis.completed'] },
        '/api/exports': {},
      };
      const { app, reclaimNext } = await startWithReclaim(server);
      for (const [path, payload] of Object.entries(requests)) {
        const email = `victim-of${path.replaceAll('/', '-')}@example.com`;
        const stranger = await signUp(app, email);
        reclaimNext(stranger);
        const answer = await stranger.post(path, payload);
        expect([path, answer.statusCode]).toEqual([path, 401]);
      }
      for (const table of ['api_keys', 'webhooks', 'exports'] as const) {
        const rows = await server.dependencies.database.selectFrom(table).selectAll().execute();
        expect([table, rows]).toEqual([table, []]);
      }
    });

    it('keeps its API keys when recovered by an owner who had already verified the address', async () => {
      let now = Date.now();
      const clock = { now: () => now };
      const server = await startTestServer(databases, { clock, background: false });
      await signUp(server.app, VICTIM);
      const owner = await recover(server, VICTIM);
      const program = await createApiKey(server.app, owner);
      now += 2 * MINUTE_MS;
      expect((await recover(server, VICTIM)).userId).toBe(owner.userId);
      expect((await program.request('GET', '/api/documents')).statusCode).toBe(200);
    });
  },
);

describeDatabases('the activity of an account', (_open, databases) => {
  it('says of a change of address that nobody ended it when only its time is over', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const recordChange = createRecordAccountChange(new AuditStore(dependencies));
    const { userId } = person;
    const unknown = { address: null, userAgent: null };
    await dependencies.database.transaction().execute(async (transaction) => {
      for (const kind of ['email_change_requested', 'email_change_expired'] as const)
        await recordChange(transaction, { userId, kind, ...unknown });
    });
    const [ended, begun] = await kindsOf(person);
    const nobody = { name: null, address: null };
    expect(ended).toEqual({ kind: 'email.change_expired', agent: undefined, ...nobody });
    expect(begun).toEqual({ kind: 'email.change_requested', agent: 'operator', ...nobody });
  });
});
