import { KEY_LENGTH } from '../state/setEdits';
import { withoutStuckPunctuation } from '../views/ui/stuckPunctuation';

/** How the path of a set begins; its key follows. Older keys may end in `-` and `_`. */
const SET = '/sets/';

/** Opens, in place of this page, the one that its address means without what a messenger took into the link. */
export function openMeantAddress({ location }: Pick<Window, 'location'>): void {
  const { pathname, search, hash } = location;
  try {
    const path = decodeURI(pathname);
    const kept = path.startsWith(SET) ? SET.length + KEY_LENGTH : 0;
    const meant = path.slice(0, kept) + withoutStuckPunctuation(path.slice(kept));
    if (meant !== path) location.replace(encodeURI(meant) + search + hash);
  } catch {
    // Such a path cannot be decoded: there is no such page.
  }
}
