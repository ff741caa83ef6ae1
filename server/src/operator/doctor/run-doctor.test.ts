import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { type Environment, diagnose, createFolder, linesAbout } from '#server/testing/diagnose.ts';

import { checkMemory } from './check-machine.ts';

describe('proviso doctor', () => {
  it('reports no problems on a machine with nothing configured, and creates nothing', async () => {
    const data = join(createFolder(), 'data');
    const { code, text } = await diagnose({ PROVISO_DATA_DIR: data });
    expect(code).toBe(0);
    expect(text).toMatch(/\nno failures, no warnings\n$/);
    expect(text).toMatch(/\n {2}SIGNUP +open \(default\)\n/);
    expect(text).toContain(`ok       Data folder  ${data} is made at the first start`);
    expect(existsSync(data)).toBe(false);
  });

  it('shows which settings are set, and by which variable, without revealing secrets', async () => {
    const file = join(createFolder(), 'token');
    writeFileSync(file, 'file-secret-file-secret\n');
    const { text } = await diagnose({
      PROVISO_DATA_DIR: createFolder(),
      PUBLIC_URL: 'https://scan.example.com/',
      TRUST_PROXY: 'loopback',
      WEBHOOK_ALLOW_PRIVATE: 'on',
      METRICS_TOKEN_FILE: file,
      PROVISO_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      DATABASE_URL: 'postgresql://proviso:hidden-2@localhost/absent?host=/nonexistent',
      SMTP_URL: 'smtp://mailer:hidden-3@127.0.0.1:1',
      MAIL_FROM: 'Proviso <proviso@example.com>',
    });
    const lines = text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '));
    expect(lines).toEqual(
      expect.arrayContaining([
        'PUBLIC_URL https://scan.example.com',
        'TRUST_PROXY loopback',
        'WEBHOOK_ALLOW_PRIVATE on',
        'METRICS_TOKEN set by METRICS_TOKEN_FILE, not shown',
        'PROVISO_MASTER_KEY set, not shown',
        'DATABASE_URL set, not shown',
        'SMTP_URL set, not shown',
        'MAIL_FROM Proviso <proviso@example.com>',
      ]),
    );
    expect(text).not.toMatch(/hidden-\d|file-secret|BwcHBwc/);
  });

  it('names invalid and misspelled settings, and checks nothing else', async () => {
    const { code, text } = await diagnose({
      SIGNUP: 'perhaps-a-secret',
      PROVISO_MASTERKEY: 'another-secret',
      PROVISO_ROLE: 'web',
    });
    expect(code).toBe(1);
    expect(linesAbout(text, 'Settings')).toEqual([
      'warning Settings PROVISO_MASTERKEY is not a setting. Is it misspelled?',
      'failure Settings SIGNUP must be open or closed.',
    ]);
    expect(text).not.toContain('secret');
    expect(text).toMatch(/\n1 failure, 1 warning\n$/);
  });

  it('prints its help, and accepts no arguments', async () => {
    expect(await diagnose({}, '--help')).toMatchObject({
      code: 0,
      text: expect.stringContaining('Usage: proviso doctor') as string,
    });
    const wrong = await diagnose({}, 'database');
    expect([wrong.code, wrong.text, wrong.errors]).toEqual([
      2,
      '',
      expect.stringContaining('Usage'),
    ]);
  });

  it('warns when the machine has too little memory for the number of concurrent documents', () => {
    expect(checkMemory(8, 8 * 1024 ** 3)).toMatchObject({ level: 'ok' });
    expect(checkMemory(8, 2 * 1024 ** 3)).toMatchObject({
      level: 'warning',
      text: '2.0 GB; 8 documents at once may take up to 4.5 GB with the server. Set WORKERS lower, or give it more.',
    });
  });

  it('says how to fix the permissions or path of the data folder', async () => {
    const folder = createFolder();
    chmodSync(folder, 0o755);
    const open = await diagnose({ PROVISO_DATA_DIR: folder });
    expect(linesAbout(open.text, 'Data folder')[0]).toMatch(/^warning .* chmod 700 it\.$/);
    expect(linesAbout(open.text, 'Storage')[0]).toMatch(/^ok /);
    const file = join(createFolder(), 'file');
    writeFileSync(file, '');
    const none = await diagnose({ PROVISO_DATA_DIR: file });
    expect([none.code, linesAbout(none.text, 'Data folder')[0]]).toEqual([
      1,
      `failure Data folder ${file} is no folder. Set PROVISO_DATA_DIR.`,
    ]);
  });

  it('warns when the configured address does not match how users reach the server', async () => {
    const address = async (environment: Environment) => {
      const { text } = await diagnose({ PROVISO_DATA_DIR: createFolder(), ...environment });
      return linesAbout(text, 'Address')[0];
    };
    expect(await address({ HOST: '0.0.0.0' })).toMatch(/^warning .* Set PUBLIC_URL\.$/);
    expect(await address({ PUBLIC_URL: 'http://scan.example.com' })).toMatch(/^warning .* TLS/);
    expect(await address({ PUBLIC_URL: 'https://scan.example.com' })).toMatch(/TRUST_PROXY\.$/);
    const proxied = { PUBLIC_URL: 'https://scan.example.com', TRUST_PROXY: 'loopback' };
    expect(await address(proxied)).toBe('ok Address https://scan.example.com');
  });
});
