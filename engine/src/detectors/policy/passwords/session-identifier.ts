import { assignedSecret } from './assigned-secret.ts';
import { isRandom } from './generic-api-key.ts';

/** Dates, versions and meeting names are shorter or have their digits at the end. */
const LONG_AND_MIXED =
  /^(?=(?:[A-Za-z_-]{0,40}\d){4})(?=(?:[\d_-]{0,40}[A-Za-z]){4})[\w-]{20,128}$/;

export const sessionIdentifier = assignedSecret({
  id: 'session-identifier',
  typeName: 'Session identifier',
  description:
    'The identifier of a session as logs and cookies have it: a long random value behind “session”; whoever has it is logged in.',
  recommendation: 'End the session and remove its identifier from the document.',
  triggers: ['*session', '*session_id', '*sessionid', '*sessid', 'session id', 'connect.sid'],
  looksSecret: (value) => LONG_AND_MIXED.test(value) && isRandom(value),
  why: 'A long random value, right behind a word for a session.',
  examples: [
    'login ok user=roe ip=10.1.1.1 session=[[8f14e45fceea167a5a36dedd4bea2543]]',
    'Cookie: PHPSESSID=[[q3kd92mfa71hbbv0s8u4]]; lang=en',
    'session timeout=3600000, session: plenary-2024-01, the session of 20240131T100000',
    'The session is opened_by_the_chair_in_2024, sessionid=your-session-id-goes-here-1234',
  ],
});
