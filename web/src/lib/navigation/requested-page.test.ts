import { expect, it } from 'vitest';

import { rememberRequestedPage, takeRequestedPage } from './requested-page.ts';

it('a page requested by a visitor is offered once to whoever signs in', () => {
  const page = { href: '/documents/7?search=a#finding-3', isReturn: false };
  rememberRequestedPage(page, null);
  expect(takeRequestedPage('ada')).toEqual(page);
  expect(takeRequestedPage('ada')).toBeNull();
});

it('the page that was open when a session ended is for the same person alone', () => {
  const page = { href: '/documents/7', isReturn: true };
  rememberRequestedPage(page, 'ada');
  expect(takeRequestedPage('grace')).toBeNull();
  expect(takeRequestedPage('ada')).toBeNull();
  rememberRequestedPage(page, 'ada');
  expect(takeRequestedPage('ada')).toEqual(page);
});
