import { catalogue, CATEGORIES, type Category } from '@proviso/engine';

const categoryNames: Readonly<Record<Category, string>> = {
  pii: 'Personal data',
  discrimination: 'Discriminatory and biased language',
  legal: 'Legal risks',
  policy: 'Policy violations',
};
