import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about an account's own policies. */
export const texts = {
  title: 'Policies',
  subtitle:
    'Decide what counts, how severe it is, and what else to look for. You choose one before an analysis, like those that come with Proviso.',
  create: 'New Policy',
  import: 'Import YAML',
  importFailed: 'This file cannot be imported',
  importTooLong: 'It is longer than 64,000 characters.',
  list: 'Your policies',
  shipped: 'Policies that come with Proviso',
  loading: 'Loading policies',
  empty: {
    title: 'No policies of your own yet',
    text: 'Add project names that must stay confidential, staff numbers, or findings that do not matter to you.',
  },
  revision: (revision: number) => `Revision ${revision}`,
  version: (version: string) => `Version ${version}`,
  changed: 'Changed',
  editor: {
    newTitle: 'New Policy',
    back: 'All Policies',
    source: 'Policy (YAML)',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Policy saved',
    export: 'Export YAML',
    delete: 'Delete',
    deleted: 'Policy deleted',
    unsaved: 'Not saved yet',
    right: 'No mistakes',
    checking: 'Checking...',
    blank: 'There is no policy yet: write one, or use “Import YAML”.',
    checkFailed: 'The policy could not be checked. Trying again...',
    problems: (count: number) => (count === 1 ? '1 mistake' : `${formatCount(count)} mistakes`),
    problem: (line: number, message: string) => `Line ${line}: ${message}`,
    notFound: 'There is no such policy',
    notFoundText: 'It may have been deleted.',
    guide: { keys: 'All keys of a policy', types: 'All types of findings' },
  },
  trial: {
    allowed: 'Allowed',
    title: 'Try it on a sample',
    text: 'It is not stored and does not count as an analysis.',
    label: 'Sample text',
    sample:
      'Project Nightjar starts on Monday. Write to anna@example.com or lena.moss@our-company.example, staff number EMP-204518, before the offer is sent.',
    waiting: 'You will see what it finds as soon as the policy has no mistakes.',
    none: 'The policy finds nothing in this sample.',
    found: (count: number, allowed: number) => {
      const found = count === 1 ? '1 finding' : `${formatCount(count)} findings`;
      return allowed === 0 ? found : `${found}, ${formatCount(allowed)} of them allowed`;
    },
    failed: 'The sample could not be analyzed.',
    working: 'Looking...',
    informational: 'Information',
  },
  revisions: {
    title: 'Revisions',
    current: 'Current',
    restore: 'Restore',
    restoreOf: (revision: number) => `Restore revision ${revision}`,
    restored: (revision: number) => `Revision ${revision} is in the editor. Save to keep it.`,
    replace: {
      title: 'Replace what you have written?',
      text: 'Your changes have not been saved and will be lost.',
      confirm: 'Replace',
    },
  },
  deleteDialog: {
    title: (title: string) => `Delete “${title}”?`,
    text: 'The policy and all its revisions are removed. Reports that were made under it stay as they are. This cannot be undone.',
    confirm: 'Delete policy',
  },
} as const;

/** The template for a new policy: every part that most people need, ready to be changed. */
export const STARTER = `name: our-company
title: Our company
version: '1'
description: What must not leave the house.

severities:
  email-address: low

terms:
  - id: project-name
    name: Project name
    category: policy
    severity: high
    words: [Nightjar, Blue Heron]
    why: The project is not public.
    replacement: the project

patterns:
  - id: staff-number
    name: Staff number
    category: pii
    severity: medium
    pattern: 'EMP-\\d{6}'

allow:
  - words: [lena.moss@our-company.example]
    reason: Our published press contact
`;
