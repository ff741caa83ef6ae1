import { describe, expect, it } from 'vitest';

import { keepsPrivateMatter } from './discretion.ts';
import { isFormEntry } from './form-entry.ts';
import {
  keepsOutOfRepository,
  returnsToSubject,
  tellsOfNeglect,
  tellsWayOfComplaints,
} from './good-practice.ts';
import { isNoBias } from './no-bias.ts';
import { isNoHealth, isOfClergy } from './no-health.ts';
import { tellsNoNews } from './no-news.ts';
import { forbidsDestruction } from './of-an-example.ts';
import { isTechnicalTalk } from './technical-talk.ts';
import { isWishOrRefusal } from './wishes-and-refusals.ts';

describe('sentences that a model takes for statements', () => {
  it.each([
    'Distribution: board, head of finance, legal',
    'Ask the infrastructure team for access to the cluster',
    "The director's pay will rise from £90,000 to £95,000",
    'SLA first response: 12m 40s (target 15m), reopened twice',
    'Cash £1.2m. The auditors’ opinion is unqualified',
    'He told the panel that we need somebody younger',
    'The broker sells the rest in June, as arranged with our bank',
    'Do not enter the fall in the accident book, or there goes the award',
    'The valve on line four is isolated and labelled, and the fitters know',
    'Bank details for the autumn refund:',
    'For my notes only: she’s the deputy at the water board',
    'Told not to ring home until Monday',
    'Our man in the ministry has the final say on phase two',
  ])('tell no news of a company: %s', (written) => {
    expect(tellsNoNews(written)).toBe(true);
  });

  it.each([
    'Distribution: board; the merger with Fellside is not public',
    'The auditors’ opinion is unqualified, but the profit warning comes on Friday',
    'Their pay will rise when the takeover is announced',
    'The family has the last word on the merger, and it is not public',
  ])('tell news of a company: %s', (written) => {
    expect(tellsNoNews(written)).toBe(false);
  });

  it.each([
    ['Hebrew, Swedish, Simplified Chinese, Greek, Korean, French, Latvian', true],
    ['If you wear a turban, a hijab or a kippah, wear it', true],
    ['They suit autistic people, people with dementia, and parents with very small babies', true],
    ['If you wear a hijab, you may not work at the counter', false],
    ['The jobs are not suitable for disabled people', false],
  ])('welcome somebody: %s', (written, expected) => {
    expect(isNoBias(written)).toBe(expected);
  });

  it.each([
    ['Never sign for work that you did not see, never put an earlier date on a paper', true],
    ['Never put a later date on a delivery note', true],
    ['Never sign for work on the server of the client; do it at home', false],
    ['Put an earlier date on the paper', false],
  ])('forbid what is not true: %s', (written, expected) => {
    expect(forbidsDestruction(written)).toBe(expected);
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
    ['Move him off the night project and give him the stock count', true],
    ['Do not put his Sundays on the payroll, he draws a pension', true],
    ['Move him to the stock room, he is too old for customers', false],
  ])('decide on work or pay: %s', (written, expected) => {
    expect(isNoBias(written)).toBe(expected);
  });

  it.each([
    ['It would be kind of you to look in on him next week', true],
    ['Please keep an eye on her', true],
    ['Please keep an eye on her, her kind steals from the till', false],
    ['In scene 4 he walks past a sign “No Irish, no pets”', true],
    ['We put up a sign “No Irish, no pets”', false],
    ['Women who apply must send a swimsuit photo', true],
  ])('ask for kindness, quote a prop or ask for a picture: %s', (written, expected) => {
    expect(isNoBias(written)).toBe(expected);
  });

  it.each([
    ['The dress code: black is for the widow only', true],
    ['The front desk is white only, black is no good', false],
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
    ['Please don’t mention it to the others yet, not even my sister knows', true],
    [
      'Don’t tell anyone in the office for now, my husband has no idea and my mum doesn’t know',
      true,
    ],
    ['He has never told his wife', true],
    ['Don’t tell my brother that the plant closes in May', false],
    ['Don’t tell your wife, but the bid goes in at £4m', false],
    ['Not even the staff know about the closure', false],
  ])('keep a matter of one’s own life: %s', (written, expected) => {
    expect(keepsPrivateMatter(written)).toBe(expected);
  });

  it.each([
    ['Read it from Key Vault instead', true],
    ['What to do when the export hangs in the upload', true],
    ['the worker went oom, entries are never evicted and the queue schema is old', true],
    ['the replica still takes the old login, nobody outside the team knows', false],
    ['If the takeover fails at the vote the shares drop', false],
    ['Use the vault company’s closure while it is secret', false],
  ])('are talk of programmers: %s', (written, expected) => {
    expect(isTechnicalTalk(written)).toBe(expected);
  });

  it.each([
    ['Mrs Dale asked to be seen by a woman doctor', true],
    ['Pt requests a female chaperone', true],
    ['He prefers a male carer for washing', true],
    ['I’m really not happy with this', true],
    ['You do not need any previous experience', true],
    ['JW, will not accept blood products', true],
    ['Two guests keep kosher, so we have booked the second table', true],
    ['She asked to pray at noon, that is fine, we have a small room', true],
    ['Beards and turbans are of course welcome', true],
    ['COOK, live-in, wanted for retired couple', true],
    ['COOK wanted for retired couple, Thai preferred', false],
    ['Turbans are welcome but not at the front desk', false],
    ['He prefers a male nurse because women are weaker', false],
    ['I am not happy with a foreigner in that post', false],
    ['Applicants do not need a degree but must be young', false],
    ['Jehovah’s Witness, so no good at parties', false],
  ])('are wishes, objections or refusals: %s', (written, expected) => {
    expect(isWishOrRefusal(written)).toBe(expected);
  });

  it.each([
    ['The brake test due in March was not carried out', true],
    ['The fire inspection was never done, but we wrote down the 3rd', false],
    ['The service had not been done, nobody is to know', false],
  ])('tell honestly of neglect: %s', (written, expected) => {
    expect(tellsOfNeglect(written)).toBe(expected);
  });

  it.each([
    ['rang her nephew, told him his aunt was fine', true],
    ['said that Dad was doing very well today', true],
    ['Lupus (HR 1.31) and gout were commoner in the north', true],
    ['Asthma was strongly associated with poor survival', true],
    ['Emergency contact:', true],
    ['Obs on admission', true],
    ['in the care of her grandmother', true],
    ['Blind corner near the gate, marshals needed', true],
    ['Chest X-ray not required', true],
    ['was immense in the scrum and had the game of her life', true],
    ['broke his leg in the scrum', false],
    ['was blind in one eye', false],
    ['told his dad was not well', false],
    ['said she isn’t doing well', false],
    ['his lupus is worse', false],
  ])('say nothing of the health of anybody: %s', (written, expected) => {
    expect(isNoHealth(written, written)).toBe(expected);
  });

  it.each([
    'theirs is not ready yet',
    'Hearings begin on Monday and are short',
    'Batch no. 7731-A',
  ])('tell no news without a word of a company: %s', (written) => {
    expect(tellsNoNews(written)).toBe(true);
  });
});
