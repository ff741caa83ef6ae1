import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/** The name of a community, by which the settings of network devices are read and changed. */
export const COMMUNITIES = [
  'snmp community',
  'snmp-server community',
  'snmp communities',
  'community string',
  'snmp string',
  'rw community',
  'ro community',
  'read community',
  'write community',
];
const VALUE =
  /(?: (?:string|name))?(?: \((?:rw|ro|read|write|read-write|read-only)\))?(?: (?:is|was)(?: still| now)?)?[ \t]{0,3}[:=]?[ \t]{1,8}["'\x60]?(?!(?:public|private|<))([^\s"'\x60()<>,;]{5,40})/iy;
const NO_WORD = /^(?=[^\s\d]{0,39}\d)(?=\P{L}{0,39}\p{L})(?!v[123]c?$)/iu;

/** The community string behind its label, which opens the device as a password does. */
export function snmpCommunity({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, VALUE);
  const value = found?.value.replace(/[.:!?]{1,3}$/, '') ?? '';
  if (found === undefined || !NO_WORD.test(value)) return undefined;
  const why = 'The community string of a network device follows its label.';
  return { start: found.start, end: found.start + value.length, confidence: 0.8, why };
}
