/** The texts of the landing page; separate from the other pages' texts, so that a visitor need not load those. */
export const texts = {
  signIn: 'Sign in',
  getStarted: 'Get started',
  headline: 'Know what a document says before it leaves your desk.',
  lead: 'Proviso reads contracts, letters and policies on your own server and marks personal data, discriminatory language, legal risks and policy violations – each with its reason, its place and what to do about it.',
  trial: 'Free trial, no credit card',
  trialDetail: '14 days',
  features: {
    title: 'Four kinds of problem, one reading',
    pii: {
      title: 'PII Detection',
      text: 'Names, addresses, card and account numbers, national identifiers. Checksums and the words around them decide, so that an order number stays an order number.',
    },
    discrimination: {
      title: 'Bias Detection',
      text: 'Requirements and wording that exclude people by age, sex, origin, religion or disability, with a better wording where there is one.',
    },
    legal: {
      title: 'Legal Risk Analysis',
      text: 'Uncapped liability, silent renewal, one-sided termination, broad indemnities, and protections that a contract should have but lacks.',
    },
    policy: {
      title: 'Policy Compliance',
      text: 'Passwords, keys and tokens in plain text, and confidentiality markings on documents that are about to leave.',
    },
  },
  principles: {
    title: 'Made for documents that must not leave',
    server: {
      title: 'Your server, no one else’s',
      text: 'One program holds the app and the analysis. No text leaves it to be analyzed elsewhere.',
      /** When a language model is configured, which is used only for accounts that opted in. */
      withReader: (model: string, host: string) =>
        `One program holds the app and the analysis. No text leaves it to be analyzed elsewhere, unless you choose that ${model} at ${host} reads your texts too, with the personal data that Proviso recognizes masked.`,
    },
    others: [
      {
        title: 'A reason for every finding',
        text: 'The rule that matched, its version, its confidence, and the law behind it where there is one.',
      },
      {
        title: 'Silence is not compliance',
        text: 'What could not be read is named in the report, never passed over.',
      },
    ],
  },
  footer: 'Open source under Apache-2.0. Automated analysis, not legal advice.',
  licenses: 'Third-party licenses',
} as const;
