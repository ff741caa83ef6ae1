import product from '../package.json' with { type: 'json' };

/** The name of this program. */
export const PRODUCT = { name: 'Proviso', version: product.version };
