import { describe, expect, it } from 'vitest';

import type { Task, Tool } from './accuracy-results.ts';
import { renderAccuracy, renderResults } from './render-accuracy.ts';

const NAMES: Task = {
  title: 'Names, F1',
  value: 0.9,
  isUnseen: true,
  bar: 0.95,
  isLowerBetter: false,
};
const ALARMS: Task = {
  title: 'Alarms',
  value: 0.2,
  isUnseen: false,
  bar: 0.5,
  isLowerBetter: true,
};
const RIVAL: Tool = {
  name: 'rival',
  version: '3.1.0',
  configuration: 'as installed',
  measured: '2026-11',
};

function renderWith(namesOfRival: number, alarmsOfRival: number): string {
  return renderResults({
    engine: { name: 'Engine', version: '1.0' },
    tasks: [NAMES, ALARMS],
    tools: [RIVAL],
    comparisons: [
      { task: NAMES, tool: RIVAL, value: namesOfRival },
      { task: ALARMS, tool: RIVAL, value: alarmsOfRival },
    ],
  });
}

describe('the accuracy page', () => {
  it('says which side is ahead, whether higher or lower is better', () => {
    const page = renderWith(0.91, 0.3);
    expect(page).toContain('| Names, F1 | higher | 0.900 † | rival 3.1.0 | 0.910 | the tool |');
    expect(page).toContain('| Alarms | lower | 0.200 | rival 3.1.0 | 0.300 | Proviso |');
  });

  it('names the comparisons that are lost or drawn, as far as the figures show', () => {
    const page = renderWith(0.89, 0.2001);
    expect(page).toContain('not ahead in 1 of 2 comparisons with tools:');
    expect(page).toContain('- Alarms: 0.200, rival 3.1.0 0.200.');
    expect(renderWith(0.89, 0.3)).toContain('ahead in all 2 comparisons with tools.');
  });

  it('names the bars that are missed', () => {
    expect(renderWith(0.89, 0.3)).toContain('- Names, F1: 0.900 †, bar 0.950.');
  });

  it('is rendered from results of which each belongs to a task', async () => {
    expect(await renderAccuracy()).toContain('# Accuracy');
  });
});
