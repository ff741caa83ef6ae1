import { describe, expect, it } from 'vitest';

import { isFormEntry } from './form-entry.ts';
import { keepsOutOfRepository, returnsToSubject, tellsWayOfComplaints } from './good-practice.ts';
import { isNoBias } from './no-bias.ts';
import { isOfClergy } from './no-health.ts';
import { tellsNoNews } from './no-news.ts';

describe('sentences that a model takes for statements', () => {
  it.each([
    'Distribution: board, head of finance, legal',
    'Ask the infrastructure team for access to the cluster',
    "The director's pay will rise from £90,000 to £95,000",
    'Cash £1.2m. The auditors’ opinion is unqualified',
    'He told the panel that we need somebody younger',
  ])('tell no news of a company: %s', (written) => {
    expect(tellsNoNews(written)).toBe(true);
  });

  it.each([
    'Distribution: board; the merger with Fellside is not public',
    'The auditors’ opinion is unqualified, but the profit warning comes on Friday',
    'Their pay will rise when the takeover is announced',
  ])('tell news of a company: %s', (written) => {
    expect(tellsNoNews(written)).toBe(false);
  });

  it.each([
    ['Never commit the real file', true],
    ['Do not check secrets in to version control', true],
    ['Keep the credentials out of git', true],
    ['Never commit it to paper', false],
    ['Never show the real file to the auditors', false],
  ])('keep secrets out of a repository: %s', (written, expected) => {
    expect(keepsOutOfRepository(written)).toBe(expected);
  });

  it.each([
    ['Complaints about your room or your meals go to the warden', true],
    ['Questions about leave should be sent to HR', true],
    ['Complaints about me go to nobody, or else', false],
    ['Whoever complains about pay goes to the night shift', false],
  ])('say where complaints go: %s', (written, expected) => {
    expect(tellsWayOfComplaints(written)).toBe(expected);
  });

  it.each([
    ['Marital status         divorced, two children', true],
    ['Civil status: married', true],
    ['Notes: Hindu - no beef for the dinner', true],
    ['Marital status: divorced, so not reliable', false],
    ['Notes: Muslim - no promotion for him', false],
  ])('are entries of a form: %s', (written, expected) => {
    expect(isFormEntry(written)).toBe(expected);
  });

  it.each([
    ['omar: can we get back to the budget?', true],
    ['please focus on the release', true],
    ['let’s stick to the same story', false],
    ['Let us focus on what we tell the auditors and bin the rest', false],
  ])('ask to come back to the subject: %s', (written, expected) => {
    expect(returnsToSubject(written)).toBe(expected);
  });

  it.each([
    ['A poster of 1911 in the archive says “no Catholics”', true],
    ['The guild decreed in 1702 that women were unfit for the forge', true],
    ['She was born in 1955, and the notice says no one over 60', false],
    ['A notice says no Catholics', false],
  ])('quote a source of history: %s', (written, expected) => {
    expect(isNoBias(written)).toBe(expected);
  });

  it.each([
    ['The vicar denounced the slave trade and emptied his church', true],
    ['The vicar was convicted of abuse and spoke at length', false],
    ['His brother lost his faith and his savings', false],
  ])('tell how clergy spoke: %s', (written, expected) => {
    expect(isOfClergy(written)).toBe(expected);
  });

  it.each([
    'theirs is not ready yet',
    'Hearings begin on Monday and are short',
    'Batch no. 7731-A',
  ])('tell no news without a word of a company: %s', (written) => {
    expect(tellsNoNews(written)).toBe(true);
  });
});
