/** Every word of choosing a policy. */
export const texts = {
  label: 'Policy',
  option: (title: string) => `Policy: ${title}`,
} as const;
