import { guidePath } from '#web/paths.ts';

import { GUIDES, type GuideName } from './guide-names.ts';

/** Where a link of a page leads within the app, with its fragment; undefined for what is not part of it. */
export function addressInApp(href: string): string | undefined {
  if (href.startsWith('#')) return href;
  const guide = guideAt(href);
  const fragment = /#.*$/u.exec(href)?.[0] ?? '';
  return guide && guidePath(guide) + fragment;
}

/** The page that a repository file corresponds to; undefined for other files. */
export function guideAt(path: string): GuideName | undefined {
  const [, folder, file] = /(?:(?<folder>[^/]*)\/)?(?<file>[^/#]+)\.md(?:#.*)?$/u.exec(path) ?? [];
  const name = file === 'README' && folder === 'policies' ? 'policies' : file;
  return GUIDES.find((guide) => guide === name);
}
