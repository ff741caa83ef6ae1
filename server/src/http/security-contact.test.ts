import { describeDatabases } from '@proviso/database/testing';
import { describe, expect, it } from 'vitest';

import { readConfiguration } from '#server/config/configuration.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const ADDRESS = '/.well-known/security.txt';

describeDatabases('the security contact', (_open, databases) => {
  it('is served as a standard security.txt with a future expiration date', async () => {
    const environment = {
      SECURITY_CONTACT: 'mailto:security@example.com, https://example.com/report',
      PUBLIC_URL: 'https://scan.example.com',
    };
    const clock = { now: () => Date.parse('2026-11-27T12:00:00Z') };
    const { app } = await startTestServer(databases, { environment, clock, background: false });
    const answer = await app.inject(ADDRESS);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:security@example.com',
      'Contact: https://example.com/report',
      'Expires: 2027-02-25T12:00:00.000Z',
      `Canonical: https://scan.example.com${ADDRESS}`,
      '',
    ]);
  });

  it('returns 404 when none is configured, for browsers too', async () => {
    const { app } = await startTestServer(databases, { background: false });
    for (const accept of ['*/*', 'text/html']) {
      const answer = await app.inject({ url: ADDRESS, headers: { accept } });
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('a security contact', () => {
  it('must be a mailto or https address on a single line', () => {
    const read = (contact: string) => () => readConfiguration({ SECURITY_CONTACT: contact });
    expect(read('https://example.com/.well-known/report')).not.toThrow();
    for (const wrong of [
      'security@example.com',
      'http://example.com',
      'mailto:nobody',
      'mailto:a@example.com\nExpires: 2100-01-01T00:00:00Z',
      'https://example.com/,',
    ]) {
      expect(read(wrong), wrong).toThrow(/SECURITY_CONTACT/);
    }
  });
});
