import type { Place } from '#engine/detector.ts';

/** Labels of the numbers that clubs and libraries give their members, as insurers do. */
export const MEMBERSHIP =
  /^(?:member(?:ship)?[ _]?(?:number|no|id)|member|(?:number|no) of membership)$/i;
const INSURED =
  /insur|medic(?:al|are|aid)|health(?! (?:club|and fitness|& fitness))|dental|hospital|clinic|patient|polic(?:y|ies)|subscriber|claim|cover|copay|co-pay|deductible|payer|scheme|\brx|\b(?:bupa|axa|vhi|laya|aetna|cigna|humana|anthem|bcbs|blue cross|kaiser|uhc|hmo|ppo|ehic)\b/i;
/** Words of insurers that clubs use too. */
const PERHAPS_INSURED = /benefits?\b|\bplan\b|\bgroup\b|\bgrp\b/i;
const CLUB =
  /\b(?:clubs?|gyms?|fitness|sports?|leisure|golf|tennis|swim(?:ming)?|yoga|pilates|wellness|crossfit|spa|library|libraries|museum|zoo|theatre|cinema|loyalty|rewards)\b/i;

/** Whether the member whose number a place labels is insured there, rather than the member of a club. */
export function isInsured({ text, start, end }: Place): boolean {
  const around = `${text.slice(Math.max(0, start - 90), start)}|${text.slice(end, end + 90)}`;
  return INSURED.test(around) || (PERHAPS_INSURED.test(around) && !CLUB.test(around));
}
