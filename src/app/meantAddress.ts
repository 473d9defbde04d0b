import { withoutStuckPunctuation } from '../views/ui/stuckPunctuation';

/** Opens, in place of this page, the one that its address means without what a messenger took into the link. */
export function openMeantAddress({ location }: Pick<Window, 'location'>): void {
  const { pathname, search, hash } = location;
  try {
    const path = decodeURI(pathname);
    const meant = withoutStuckPunctuation(path);
    if (meant !== path) location.replace(encodeURI(meant) + search + hash);
  } catch {
    // Such a path cannot be decoded: there is no such page.
  }
}
