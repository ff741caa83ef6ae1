import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** A sentence about such instructions quotes them rather than giving one. */
const TALKS_ABOUT_THEM = phrase(
  'prompt-injections?',
  '(?:injection|jailbreak|adversarial) (?:attacks?|attempts?|prompts?|examples?|techniques?)',
  'attackers?',
  `(?:phrases?|words|wording|sentences?|strings?|commands?|texts?|prompts?|instructions?|messages?)
    (?:such as|like|similar to|that (?:say|tell|read|ask)|saying|telling)`,
  '(?:phrase|words|sentence|string|text)',
);
const QUOTES_THEM = phrase('such as', 'for example', 'for instance', 'e\\.g\\.', 'the phrase');

const AI =
  '(?:ai|a\\.i\\.|llm|language model|large language model|chatbot|gpt|chatgpt|copilot|gemini|claude)';
const SUBJECT = `(?:candidate|applicant|document|resume|résumé|cv|paper|manuscript|submission
  |proposal|application|contract|text|essay)`;
const PRAISE = `(?:highly|the best|the top|compliant|first|excellent|excellently|positively
  |favou?rably|outstanding|exceptional|strong|qualified|approved|safe)`;

/** Wordings of instructions to language models, each with its aim. */
export const injectedInstructions: WordingPart = {
  rules: [
    {
      form: phrase(
        `(?:ignore|disregard|forget|override|bypass) (?:all |any )?(?:of )?(?:the |your |my |these )?(?:previous|prior|above|earlier|preceding|existing|system)
        (?:instructions?|prompts?|rules|directions|context|guidelines)`,
        `(?:ignore|disregard|forget) (?:everything|all|anything)
        (?:you were told|you have been told|that came before|said before|written above)`,
        '(?:you are|act as) (?:now )?(?:an? )?(?:ai|language model|llm|chatbot|dan) (?:that|who|with|without|and must)',
        `as an? ${AI}(?: language)?(?: model| assistant)?,? you (?:must|should|have to|will|shall|are required)`,
        `if you are an?
        ${AI}(?: language)?(?: model| assistant| agent| reader| reviewer)?(?:,| reading| processing| reviewing)`,
        '(?:reveal|print|repeat|output|show)(?: me)? (?:your|the) (?:system prompt|hidden prompt|initial instructions)',
        `(?:note|message|instructions?|attention) (?:to|for) (?:any |the |all )?(?:ai|llm|language
        model|chatbot|automated)(?:
        (?:reviewers?|readers?|models?|systems?|assistants?|screeners?))?`,
        `(?:any |all )?(?:ai|llm|language model)s?
        (?:agents?|assistants?|models?|readers?|systems?|reviewers?)
        (?:reading|processing|reviewing|that reads?|that process(?:es)?)
        this … (?:must|should|shall|have to|are to)`,
      ),
      unless: QUOTES_THEM,
      why: 'The text addresses a language model that may read the document.',
      confidence: 0.85,
    },
    {
      form: phrase(
        '(?:enter|enable|activate|switch to) (?:the )?(?:developer|dan|god|jailbreak|unrestricted) mode',
        `(?:your|the|all)
        (?:safety |content |system )?(?:guidelines|guardrails|safety rules|safety filters|restrictions)
        (?:do not apply|no longer apply|are (?:now )?(?:disabled|lifted|suspended|off))`,
        '(?:new|updated|revised) system (?:prompt|instructions?|message)',
      ),
      unless: TALKS_ABOUT_THEM,
      why: 'The text tries to lift the rules that govern a language model.',
      confidence: 0.8,
    },
    {
      form: phrase(
        `(?:rate|rank|score|recommend|mark|report|describe|classify|evaluate) this ${SUBJECT} (?:as )?(?:an? )?${PRAISE}`,
        `(?:give|write|return|provide) (?:only )?an? (?:positive|favou?rable)
        (?:review|rating|assessment|evaluation)(?: only)?`,
        'do not (?:highlight|mention|point out|report) any (?:negatives|weaknesses|flaws|shortcomings|negative aspects)',
        `(?:return|respond|reply|answer|output) (?:only )?(?:with )?(?:that )?(?:this|the) (?:is
        an? )?(?:candidate|applicant)? ?(?:is )?(?:an? )?(?:exceptionally |extremely |highly )?(?:well )?qualified`,
      ),
      unless: TALKS_ABOUT_THEM,
      why: 'The text tells an automated reader how to rate or assess the content.',
    },
    {
      form: phrase(
        `(?:do not|don't|never) (?:mention|reveal|disclose|tell|show|report)
        (?:this|these|any of this|the above|the following)(?: instructions?| message| text| prompt| note)?
        (?:to|in)
        (?:the |your )?(?:users?|humans?|human reviewers?|summary|answer|response|output|reply)`,
        "(?:do not|don't|never) tell the (?:user|human)s? (?:about|that)",
        'without (?:telling|informing|alerting|asking) the (?:user|human)(?! (?:why|how|which|what|when|who))',
      ),
      unless: TALKS_ABOUT_THEM,
      why: 'The text tells an automated reader to withhold something from its users.',
      confidence: 0.75,
    },
    {
      form: /<\|(?:im_start|im_end|system|assistant|endofprompt|start_header_id)\|>|\[\/?INST\]|<<\/?SYS>>|(?<!\b[A-Z])<\/?system(?:_prompt|-prompt)?>|(?:^|\n)\s{0,8}#{2,4} (?:system|instruction)s?:/i,
      unless: QUOTES_THEM,
      why: 'The text contains a control marker with which programs begin a message to a language model.',
      confidence: 0.8,
    },
    {
      form: /(?:^|\n)\s{0,8}(?:\[system\]|system(?: (?:prompt|message|override|note))?):\s{0,4}(?:you (?:are|must|should|will)|ignore|disregard|always|never|do not|respond|approve|rate)\b/i,
      why: 'A line has the form of a system message to a language model.',
      confidence: 0.8,
    },
    {
      form: /<!--[^]{0,400}?(?:-->|$)/,
      requires:
        /^(?=[^]*\b(?:ai|llm|assistants?|language model|chatgpt|claude|gemini|copilot)\b)[^]*\b(?:ignore|disregard|must|always|never|do not|instruct(?:ed|ions?)|rate|approve|recommend|summari[sz]e|respond)\b/i,
      why: 'A comment that readers of the page cannot see addresses a language model.',
      confidence: 0.8,
    },
  ],
};
