import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Data about people that may be sold or passed on. */
export const soldData: WordingPart = {
  rules: [
    {
      form: phrase(
        `(?:customers?'?|clients?'?|users?'?|members?'?|patients?'?|personal|your|employees?'?|subscribers?'?|pupils?'?) (?:\\w{3,10} )?(?:data|information|records|details|content|profiles)[^.;]{0,90}? (?:may|can|will|shall) (?:also )?be (?:sold|rented(?: out)?|licen[sc]ed|traded|monetised|monetized|auctioned)(?:,? (?:or|and) (?:sold|rented(?: out)?|licen[sc]ed|traded|shared|disclosed|transferred))? (?:on )?to (?:any |selected |other |interested |all )?(?:third parties|others|partners|anyone|anybody|whoever|buyers|advertisers|brokers|companies)(?: in (?:identifiable|raw|full|unredacted) form)?`,
      ),
      unless: phrase(
        `not|never|only (?:if|with|where|when)|(?:with|without|unless|until) (?:\\w{1,10} ){0,3}(?:consent|permission)|anonymi[sz]ed|aggregated?|de-?identified|business is sold|successor`,
        REPORT,
      ),
      severity: 'high',
      confidence: 0.9,
      why: 'The text lets personal data be sold or passed on without a clear limit.',
    },
    {
      form: phrase(
        `(?:my|our|your|members'|customers'|users'|guests'|tenants'|(?:the |a )?(?:member|customer|user|guest|client|tenant|participant|player)'s) (?:\\w{3,12} ){0,2}(?:data|details|information|particulars|contacts|address|profile) (?:may|can|will|might) (?:also )?be (?:sold|shared|passed|given|rented|disclosed|transferred|handed|made available)(?: on| over)? (?:to|with) (?:\\w{3,12},? (?:and )?){0,4}?(?:third parties|partners|companies|advertisers|brokers|insurers|sponsors|marketers|anyone|anybody|whoever)`,
      ),
      unless: phrase(
        `not|never|only (?:if|with|where|when)|(?:with|without|unless|until) (?:\\w{1,10} ){0,3}(?:consent|permission)|unless|processors?
        |service providers?|law|legal|court|anonymi[sz]ed|aggregated?|(?:who|that|which) (?:help|assist|support|perform|provide)|opt(?:ed)? (?:out|in)
        |to (?:provide|deliver|perform|process|fulfil)`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The text lets personal data be sold or passed on without a clear limit.',
    },
  ],
  examples: [
    '[[Patient records are kept by the Operator for ever and can be licensed to interested companies in identifiable form]].',
    'Customer data can be sold or licensed to third parties only in aggregated form; client content will be licensed to others by the client.',
  ],
};
