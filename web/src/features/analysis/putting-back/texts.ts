import type { KeyProblem } from '@proviso/contracts';

import { formatCount } from '#web/lib/format/format-count.ts';

const MAX_NAMED = 12;

/** All texts about keys and restoring values. */
export const texts = {
  title: 'Put the values back',
  page: {
    title: 'Put Values Back',
    subtitle:
      'For a translation of a cleaned copy, or a reply to it: puts the values back in place of the labels.',
    open: 'Put Values Back',
    key: 'The key',
    text: 'The text',
    intro:
      'It was saved with a cleaned copy and says what each label stands for. It is read in this browser and is not sent anywhere.',
    choose: 'Choose the key',
    chooseOther: 'Choose another key',
    chosen: (name: string, count: number) =>
      `${name}: ${count === 1 ? 'one label' : `${formatCount(count)} labels`}`,
    isProtected: (name: string) => `${name} is protected by a passphrase.`,
    passphrase: 'Passphrase of the key',
    unlock: 'Open the key',
    unlocking: 'Opening...',
    wrong: 'The passphrase does not open this key, or the file was changed.',
    problems: {
      'not-a-key': 'This file is not a key to a cleaned copy.',
      'newer-version': 'This key was made by a later version of Proviso.',
      protected:
        'This key is protected, and browsers open such keys only on secure addresses (https). The command “proviso put-back” opens it too.',
    } satisfies Record<KeyProblem, string>,
  },
  intro:
    'Give the cleaned text to a translator or a language model, and paste what comes back here: the values replace the labels, even if the labels are written differently by then.',
  answer: 'Text with labels',
  placeholder: 'Paste a text that uses the labels...',
  nothingSent: 'This happens in your browser: nothing is sent or stored.',
  result: 'With the values',
  copy: 'Copy',
  save: 'Download',
  fileName: 'with-values.txt',
  restored: (count: number) =>
    count === 1 ? 'One label was replaced.' : `${formatCount(count)} labels were replaced.`,
  unknown: (labels: readonly string[]) => `Not in the key, and left as they are: ${named(labels)}.`,
  unmet: (labels: readonly string[]) => `In the key, but not in this text: ${named(labels)}.`,
  saving: {
    open: 'Save the key',
    title: 'Save the key',
    description:
      'It says what each label stands for, so that the values can be put back later. Keep it separate from the cleaned text: anyone who has both has the values.',
    cancel: 'Cancel',
    submit: 'Save',
    fileName: 'key-cleaned-text.json',
    success: 'Key saved',
    successDetail: 'Use it on the page “Put Values Back”.',
    failure: 'The key was not saved',
    choice: 'Also save a key: what each label stands for',
    apart:
      'With it, the values can be put back into a translation of the copy or a reply to it. Keep it separate from the copy: anyone who has both has the values.',
    passphrase: 'Passphrase (optional)',
    passphraseHint:
      'The key is encrypted with it in your browser. Nobody can open the key without it, not even you.',
    insecure:
      'The key is saved unencrypted: browsers encrypt only on secure addresses (https), and this is not one.',
    outcomes: {
      empty: 'The cleaned copy was checked and saved. It contains no labels, so there is no key.',
      'other-copy':
        'The copy was saved without a key: the findings have changed in the meantime. Please make both again.',
      failed: (reason: string) => `The copy was saved without its key. ${reason}`,
    },
  },
} as const;

function named(labels: readonly string[]): string {
  const more = labels.length - MAX_NAMED;
  const shown = labels.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
