/** Whom a contract or terms bind, as they are called in them; an alternative within a phrase. */
export const PARTY =
  '(?:we|you|(?:the )?(?:client|customer|contractor|consultant|company|supplier|provider|vendor|seller|buyer|purchaser|landlord|tenant|lessor|lessee|employer|employee|worker|freelancer|designer|author|artist|writer|licensor|licensee|lender|borrower|bank|publisher|agency|agent|studio|platform|user|users|member|members|guest|guests|party|parties|distributor|subscriber|developer|operator|owner))';

/** What is said where a clause is reported, judged or ruled on rather than agreed. */
export const REPORT =
  '(?:he|she|it|they|who|spokes(?:man|woman|person)|lawyers?|minister|judge) (?:said|says|told|argued?|ruled|added)|said (?:that|on|in)|reported(?:ly)?|according to|announced|court (?:held|ruled|found|decided|struck)|lawsuit|sued|critics|regulators?|consumer groups?|member states|this directive|the directive|law (?:requires|forbids|says|allows|gives|protects)|unfair (?:terms?|clauses?)|void under';
