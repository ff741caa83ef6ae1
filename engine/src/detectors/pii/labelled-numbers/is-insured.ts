import type { Place } from '#engine/detector.ts';

/** Labels of the numbers that clubs and libraries give their members, as insurers do. */
export const MEMBERSHIP =
  /^(?:member(?:ship)?[ _]?(?:number|no|id)|member|(?:number|no) of membership)$/i;
const INSURED =
  /insur|medic(?:al|are|aid)|health|dental|hospital|clinic|patient|polic(?:y|ies)|subscriber|claim|cover|copay|co-pay|deductible|payer|scheme|benefits?\b|\bplan\b|\bgroup\b|\bgrp\b|\brx|\b(?:bupa|axa|vhi|laya|aetna|cigna|humana|anthem|bcbs|blue cross|kaiser|uhc|hmo|ppo|ehic)\b/i;

/** Whether the member whose number a place labels is insured there, rather than the member of a club. */
export function isInsured({ text, start, end }: Place): boolean {
  return INSURED.test(`${text.slice(Math.max(0, start - 90), start)}|${text.slice(end, end + 90)}`);
}
