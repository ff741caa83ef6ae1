import { z } from 'zod';

/**
 * An address that a page may send its visitor to: one of another kind, such as `javascript:`, would run in the page.
 */
export const webAddressSchema = z.url({ protocol: /^https?$/ });
