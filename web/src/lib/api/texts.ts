/** All texts about the answers of the server. */
export const texts = {
  unreadable:
    'This page does not understand the answer of the server, which may have been updated. Please reload the page.',
} as const;
