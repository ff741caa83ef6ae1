/** Browsers' user agent tokens, the most specific first: many browsers also claim to be others. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\b(?:OPR|Opera)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//u],
  ['Safari', /\bSafari\//u],
] as const;

const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\b(?:Macintosh|Mac OS X)\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Linux', /\bLinux\b/u],
] as const;

/**
 * A browser's family and system, such as `Firefox on Linux`, built only from our own words: user agents are untrusted,
 * and the result is shown in mails.
 */
export function describeDevice(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (system === undefined) return browser ?? 'An unknown program';
  return `${browser ?? 'A program'} on ${system}`;
}
