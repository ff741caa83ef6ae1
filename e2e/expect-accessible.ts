import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing that axe knows of WCAG 2.2 AA and of good practice is violated. */
export async function expectAccessible(page: Page): Promise<void> {
  // Its newer way opens another page for each answer, which only frames of other origins need.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** The same, once nothing fades in any more. */
export async function expectAccessibleAtRest(page: Page): Promise<void> {
  // What is still fading in has colours of its own; what turns for ever is not waited for, nor what goes meanwhile.
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  await expectAccessible(page);
}
