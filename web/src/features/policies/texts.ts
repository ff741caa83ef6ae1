/** All texts about choosing a policy. */
export const texts = {
  label: 'Policy',
  option: (title: string) => `Policy: ${title}`,
  isDefault: 'Your default',
  makeDefault: 'Use as default',
  defaultSaved: 'Default policy saved',
  defaultSavedDetail: 'It applies to your next documents and texts.',
  defaultFailed: 'Default policy not saved',
  defaultFailedDetail: 'Please try again.',
  unavailable: {
    default:
      'The policies could not be loaded. You can try again, or go on without choosing: your default applies then.',
    previous:
      'The policies could not be loaded. You can try again, or go on without choosing: the policy of the previous analysis applies then.',
  },
} as const;
