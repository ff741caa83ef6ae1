import type { Verdict } from '@proviso/contracts';
import type { Category, Severity } from '@proviso/engine/vocabulary';

import type { TextStyle } from './lay-out.ts';

/** Colors of the printed report; each text color has a contrast of at least 4.5:1 on white. */
export const COLORS = {
  ink: '#17212e',
  soft: '#465364',
  faint: '#5f6b7a',
  line: '#d5dbe2',
  accent: '#17395c',
} as const;

export const SEVERITY_COLORS: Readonly<Record<Severity, string>> = {
  high: '#a01c1c',
  medium: '#7a5200',
  low: '#46566b',
};

export const STATUS_COLORS: Readonly<Record<Verdict, string>> = {
  critical: '#a01c1c',
  issues: '#7a5200',
  compliant: '#14603f',
  partial: COLORS.soft,
  unread: COLORS.soft,
};

export const CATEGORY_COLORS: Readonly<Record<Category, string>> = {
  pii: '#1f4fa3',
  discrimination: '#9a2270',
  legal: '#6f5410',
  policy: '#0f6468',
};

const { ink, soft, faint, accent } = COLORS;

/** The report's text styles. */
export const STYLES = {
  title: { size: 19, weight: 'bold', color: ink },
  heading: { size: 12.5, weight: 'bold', color: accent },
  subheading: { size: 10, weight: 'bold', color: ink },
  verdict: { size: 15, weight: 'bold', color: ink },
  body: { size: 9, weight: 'regular', color: ink },
  strong: { size: 9, weight: 'bold', color: ink },
  soft: { size: 8.5, weight: 'regular', color: soft },
  label: { size: 8, weight: 'regular', color: faint },
  small: { size: 7.5, weight: 'regular', color: faint },
} as const satisfies Readonly<Record<string, TextStyle>>;
