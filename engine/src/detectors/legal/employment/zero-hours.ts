import { MUST, MUST_NOT, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { WORKING_CONDITIONS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const NO_WORK_PROMISED = `(?:(?:no|not|without any) (?:guarantee[ds]?|guaranteed|obligations?
  |obliged?|obliged|minimum|commitment)(?: (?:of|to|hours|offer|provide|supply|give|any|you|work
  |minimum|weekly)){0,6}|zero-hours?)`;
const BOUND = `(?:${MUST} (?:\\w{1,12} )?(?:be|remain|stay|keep|accept|work)|${MUST_NOT}
  (?:refuse|decline|turn down|work for|accept))`;

export const zeroHours = riskyClause({
  id: 'zero-hours',
  typeName: 'Zero-hours availability',
  description:
    'Terms that require a worker to be available, or bar other work, without guaranteed hours.',
  severity: 'medium',
  recommendation: 'Ask for a number of guaranteed paid hours, or for the right to refuse work.',
  legalReference: { law: WORKING_CONDITIONS_DIRECTIVE, article: 'Art. 9–11' },
  triggers: (
    'guaranteed hours|guarantee of*|not guarantee*|no obligation to offer|' +
    'no obligation to provide*|not obliged to provide*|available at all times|on call at all*|' +
    'at all times be available|available 24*|zero-hour*|zero hour*|keep on call|on standby|' +
    'turn down|contactable|no guaranteed|no guarantee to|stay available|remain available|' +
    'keep available|available whenever*|be available at all*|no obligation to give|' +
    'no obligation to supply|without any obligation to*|without any guarantee*|' +
    'without any minimum|no commitment to*|no commitment of*|not obliged to give|' +
    'not obliged to supply|not obliged to offer*|no weekly minimum|on call whenever*|on call 24*|' +
    'on call for*|be on call|remain on call|stay on call|no minimum'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${NO_WORK_PROMISED} …(?:${WEAKER}|but) ${BOUND}(?: \\w{1,12}){0,6}`,
        `${WEAKER} ${BOUND} …${NO_WORK_PROMISED}(?: \\w{1,12}){0,4}`,
        `${WEAKER} ${MUST} (?:\\w{1,12} )?(?:be|remain|stay|keep)
          (?:available|contactable|on call|on standby)
          (?:\\w{1,12} ){0,4}(?:at all times|24 hours|24/7|whenever (?:required|needed|called|the \\w{3,12}))`,
      ),
      requires: phrase(
        'work|hours|shifts?|workers?|employees?|staff|carers?|drivers?|bookings?|assignments?',
      ),
      unless: phrase(
        `uptime|servers?|service levels?|fire|exits?|not exclusive|free to work|emergency contact
          |on-call (?:rota|engineer)`,
        REPORT,
      ),
      why: 'The clause requires availability or exclusivity but guarantees no hours, so the worker cannot count on income.',
    },
  ],
  examples: [
    '[[The carer must stay contactable whenever needed]] for shifts.',
    'There are [[no guaranteed hours, but you must accept every shift that is offered]].',
    '[[The Worker must be available at all times]] for shifts.',
    'We have no obligation to offer you work, and you are free to work elsewhere.',
    'The fire exits must be available at all times.',
    'We do not guarantee that the service will be available at all times.',
  ],
});
