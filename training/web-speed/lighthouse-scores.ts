import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Lighthouse scores from 0 to 100, and the timings behind the first of them, in milliseconds. */
export interface Scores extends Readonly<Record<Category, number>> {
  readonly largestPaint: number;
  readonly blocking: number;
  /** The speed of the machine during the run: Lighthouse's own index, which counts as slow below about 1000. */
  readonly machine: number;
  /** The names of audits that did not fully pass. */
  readonly failed: readonly string[];
}

/** The median of `runs` runs on the mobile profile, each with an empty cache, in the Chromium at this port. */
export async function scorePage(url: string, port: number, runs: number): Promise<Scores> {
  const scores: Scores[] = [];
  for (let run = 0; run < runs; run += 1) scores.push(await runOnce(url, port));
  const sorted = scores.sort((one, other) => one.performance - other.performance);
  const median = sorted[Math.floor(runs / 2)];
  if (median === undefined) throw new Error('At least one run is needed.');
  return median;
}

async function runOnce(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // The signed-in session is kept, cached data is not.
    clearStorageTypes: ['cache_storage', 'service_workers', 'shader_cache'],
  });
  if (result === undefined) throw new Error(`Lighthouse has not read ${url}.`);
  const { categories, audits, finalDisplayedUrl, environment } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const mark = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const time = (name: string) => Math.round(audits[name]?.numericValue ?? 0);
  const counted = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    'best-practices': mark('best-practices'),
    seo: mark('seo'),
    largestPaint: time('largest-contentful-paint'),
    blocking: time('total-blocking-time'),
    machine: Math.round(environment.benchmarkIndex),
    failed: counted.filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}
