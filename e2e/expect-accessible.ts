import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that axe finds no violations of WCAG 2.2 AA or its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // The newer mode opens another page for each run, which only cross-origin frames need.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** The same, once all entry animations have finished. */
export async function expectAccessibleAtRest(page: Page): Promise<void> {
  // Elements that are still fading in have intermediate colors. Endless animations are not awaited, nor those whose
  // element is removed.
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  await expectAccessible(page);
}
