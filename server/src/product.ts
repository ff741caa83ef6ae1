import product from '../package.json' with { type: 'json' };

/** What this program calls itself. */
export const PRODUCT = { name: 'Proviso', version: product.version };
