import { describe, expect, it } from 'vitest';

import { createRedirectRule } from './redirect-rule.ts';

const SITE = 'https://app.example.com';
const allowList = [
  'https://*.preview.example.com/**',
  'https://docs.example.com/*/welcome',
  'https://**.wide.example.com/',
  'https://exact.example.com/done?from=mail',
  'myapp://callback',
  'javascript://**',
  'https://192.0.2.7/**',
  'http://localhost:4000/**',
];
const rule = createRedirectRule({ siteUrl: SITE, allowList });

describe('the redirect rule', () => {
  it.each([
    'https://app.example.com',
    'https://app.example.com/',
    'https://app.example.com/dashboard?tab=1#top',
    'https://one.preview.example.com/',
    'https://one.preview.example.com/a/b.c?d=e',
    'https://docs.example.com/en/welcome',
    'https://docs.example.com/en/welcome#fragment',
    'https://a.b.wide.example.com/',
    'https://exact.example.com/done?from=mail',
    'myapp://callback',
    'http://localhost:4000/x',
  ])('allows %s', (address) => {
    expect(rule(address)).toBe(address);
  });

  it.each([
    undefined,
    '',
    '/dashboard',
    '//app.example.com/',
    'http://app.example.com/',
    'https://app.example.com:8443/',
    'https://app.example.com.evil.test/',
    'https://app.example.com@evil.test/',
    'https://user@app.example.com/',
    'https://evil.test/',
    'https://evil.test/https://app.example.com/',
    'https://evil.test#.preview.example.com/',
    'https://evil.test/.preview.example.com/',
    'https://evil.test/x.wide.example.com/',
    'https://evil.test?x.wide.example.com/',
    'https://a.b.preview.example.com/',
    'https://preview.example.com/',
    'https://docs.example.com/en/de/welcome',
    'https://docs.example.com/../admin',
    'https://one.preview.example.com/a/../b',
    'https://one.preview.example.com/%2e%2e/b',
    'https://app.example.com\\@evil.test/',
    'https:\\\\app.example.com/',
    'https:/app.example.com/',
    'https:app.example.com',
    'https://app.example.com/ x',
    'https://app.example.com/\n',
    'https://app.example.com/é',
    'https://аpp.example.com/',
    'https://app%2eexample.com/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://192.0.2.7/',
    'https://[2001:db8::1]/',
    'javascript://%0aalert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    'myapp://elsewhere',
    `https://app.example.com/${'a'.repeat(2048)}`,
  ])('falls back to the site instead of %s', (address) => {
    expect(rule(address)).toBe(SITE);
  });

  it('ignores the port when the site itself is on localhost', () => {
    const local = createRedirectRule({ siteUrl: 'http://localhost:3000', allowList: [] });
    expect(local('http://localhost:5173/reset')).toBe('http://localhost:5173/reset');
    expect(local('http://127.0.0.1:3000/reset')).toBe('http://localhost:3000');
    expect(local('https://localhost:3000/reset')).toBe('http://localhost:3000');
  });

  it('returns the normalized form that browsers use', () => {
    expect(rule('HTTPS://APP.Example.com/A')).toBe('https://app.example.com/A');
  });

  it('allows a site with a numeric IP address', () => {
    const numeric = createRedirectRule({ siteUrl: 'http://192.168.1.5:3000', allowList: [] });
    expect(numeric('http://192.168.1.5:3000/x')).toBe('http://192.168.1.5:3000/x');
    expect(numeric('http://192.168.1.6:3000/x')).toBe('http://192.168.1.5:3000');
  });
});
