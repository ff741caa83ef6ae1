import type { GuideName } from './guide-names.ts';

/** All texts around the documentation pages. */
export const texts = {
  title: 'Documentation',
  subtitle:
    'The documentation that comes with this installation, for those who configure, integrate or run it.',
  all: 'All Pages',
  loading: 'Loading this page',
  contents: 'On this page',
  guides: {
    policies: { title: 'Writing policies', text: 'Every key of a policy, with an example.' },
    detectors: {
      title: 'Types of findings',
      text: 'What each type means, with examples.',
    },
    api: {
      title: 'The API for programs',
      text: 'From file to report, with keys, webhooks and activity.',
    },
    accuracy: { title: 'Accuracy', text: 'How much is found, and how that was measured.' },
    authentication: {
      title: 'Authentication',
      text: 'Sign-in, sessions, second factors and email.',
    },
    billing: { title: 'Billing', text: 'What counts as an analysis, plans and payments.' },
    configuration: { title: 'Configuration', text: 'Every setting of the server.' },
  } satisfies Record<GuideName, { title: string; text: string }>,
  languages: {
    sh: 'Shell',
    js: 'JavaScript',
    json: 'JSON',
    http: 'HTTP',
    yaml: 'YAML',
    python: 'Python',
  } as Readonly<Record<string, string>>,
  code: 'Example',
} as const;
