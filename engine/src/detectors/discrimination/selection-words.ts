import { phrase } from '#engine/phrases/phrase.ts';

/** Words of a sentence that states whom an employer, landlord or lender wants. */
export const SELECTION = phrase(
  `candidates?|applicants?|applications?|appl(?:y|ies|ying)|seek(?:s|ing)?|looking for|we
    (?:want|need|hire|prefer|accept|employ)`,
  `hir(?:e|es|ed|ing)|recruit(?:s|ed|ing|ment)?|positions?|roles?|jobs?|vacanc(?:y|ies)|tenants?
    |renters?|wanted|ideal(?:ly)?`,
  `preferred|preferably|preference|prefer|welcome|only|must be|should be|needed|required|preference
    |you are|you will|you have|suits?|suitable|perfect for|join (?:us|our)`,
  'listing|posting|advert(?:isement)?s?|requirements|about the team|for rent|to let|available|landlord',
);

/** Words of a sentence in an advertisement for a job or a home. */
export const HIRING = phrase(
  `candidates?|applicants?|apply|hir(?:e|es|ed|ing)|recruit(?:s|ed|ing|ment)?|job|role|looking for
    |seek(?:s|ing)?|join (?:us|our)`,
  `listing|posting|advert(?:isement)?s?|requirements include|about the team|you are|you have|you
    will|preferred|preference|for rent|to let|apartment|tenants?|good pay|intern(?:ship)?s?`,
  `(?:want|need)(?:s|ed)? (?:someone|somebody)|only people who|qualifications|what we
    (?:offer|want|need|expect)|vacanc(?:y|ies)|help wanted|wanted:|our (?:office|team) (?:is|has)
    |who we are|perks|salary`,
);

/** Words anywhere in a text that show that an applicant, a tenant or a borrower is being selected. */
export const CHOOSING = phrase(
  `interview(?:s|ed|ing|ers?|ees?)?|candidates?|applicants?|vacanc(?:y|ies)
    |recruit(?:s|ed|ers?|ing|ment)?|hiring|short-?list(?:s|ed|ing)?|salary expectations?|notice
    period|(?:job|rental|tenancy|loan|mortgage|employment) (?:applications?|adverts?|offers?)
    |apply(?:ing)? for (?:the|this|our) (?:job|role|position|post|flat|room|loan|mortgage)|your
    (?:cv|résumé|current (?:job|employer|role)|last (?:job|employer)|previous (?:job|employer)|strengths)
    |(?:want|like) to work (?:here|for us|with us)|(?:for|in) this (?:job|role|position|post)`,
  `landlords?|lettings?|tenants?|tenanc(?:y|ies)|(?:room|flat|house|apartment) (?:to let|for rent)
    |to rent|lodgers?|viewings?|lend(?:er|ers|ing)|borrowers?|mortgages?|loans?`,
);
