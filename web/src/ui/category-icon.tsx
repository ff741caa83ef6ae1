import { BookX, Fingerprint, Scale, Users, type LucideIcon } from 'lucide-react';

import { classNames } from '#web/lib/class-names.ts';
import type { Category } from '#web/product/categories.ts';

const ICONS: Readonly<Record<Category, LucideIcon>> = {
  pii: Fingerprint,
  discrimination: Users,
  legal: Scale,
  policy: BookX,
};

const COLORS: Readonly<Record<Category, string>> = {
  pii: 'text-pii',
  discrimination: 'text-discrimination',
  legal: 'text-legal',
  policy: 'text-policy',
};

/** The icon of a category, with its own shape as well as its own color. Decorative; the name is beside it. */
export function CategoryIcon({
  category,
  className = 'size-4',
}: {
  readonly category: Category;
  readonly className?: string;
}) {
  const Icon = ICONS[category];
  return <Icon aria-hidden className={classNames('shrink-0', COLORS[category], className)} />;
}
