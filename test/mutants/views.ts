import { mutantsOf, type Mutant } from './mutant';

const at = (...names: string[]): string[] => names.map((name) => `test/views/${name}.test.tsx`);

/** Faults in lists and in the search. */
export const LIST_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/views/songList/useFocusAfterRemoval.ts', at('songList/favorites'), [
    [
      'the focus is lost with a favorite',
      "focusOrHeading(row?.querySelector<HTMLElement>('[aria-pressed]'));",
      '',
    ],
    [
      'after the last row the focus goes beyond the list',
      'Math.min(held.current.place, rows.length - 1)',
      'held.current.place',
    ],
  ]),
  ...mutantsOf('src/views/search/SearchField.tsx', at('search/searchField'), [
    ['emptying the field leaves it', '  field.focus();\n', ''],
  ]),
  ...mutantsOf('src/views/ui/pageKey.ts', at('search/searchField'), [
    ['a slash cannot be typed', 'if (target instanceof Element && target.closest(TYPED_IN)) return;', ''],
    ['the slash that goes to the field is typed there', 'event.preventDefault();\n', '\n'],
    ['a slash with Ctrl goes to the field', 'key !== wanted || ctrlKey ||', 'key !== wanted ||'],
  ]),
  ...mutantsOf('src/views/search/useSearchKeys.ts', at('search/searchField'), [
    ['keys that compose a character are heard', 'event.isComposing || ', ''],
    [
      'Escape leaves the field with what is typed',
      'if (input.value) clearField(input);\n  else input.blur();',
      'input.blur();',
    ],
    ['Enter on a row opens the best one', ' && event.target === input) actions', ') actions'],
    ['the arrow up goes down', 'ArrowUp: -1', 'ArrowUp: 1'],
  ]),
  ...mutantsOf('src/views/search/useResults.ts', at('shelves/shelves'), [
    ['choices are counted in the whole list while something is searched for', 'found?.ids ?? ids', 'ids'],
    ['Enter opens the best song, whatever the list is narrowed by', 'arranged?.arrange(now) ?? now', 'now'],
  ]),
  ...mutantsOf('src/views/search/SearchResults.tsx', at('shelves/shelves'), [
    [
      'a choice forgets what is searched for',
      'formatShelf(formatAddressQuery(search, query), shelf)',
      "formatShelf('', shelf)",
    ],
  ]),
  ...mutantsOf('src/views/shelves/choices.ts', at('shelves/shelves'), [
    ['a choice cannot be taken back', 'chosen === value ? others : ', ''],
  ]),
  ...mutantsOf('src/views/shelves/Chip.tsx', at('shelves/shelves'), [
    ['a choice that leaves nothing can be taken', 'count === 0 && !isChosen', 'false'],
  ]),
  ...mutantsOf('src/views/search/useAddressQuery.ts', at('search/searchField'), [
    ['the address follows at every letter', 'const PAUSE = 250;', 'const PAUSE = 0;'],
    ['the address follows late', 'const PAUSE = 250;', 'const PAUSE = 260;'],
  ]),
  ...mutantsOf('src/views/search/useFoundSongs.tsx', at('search/searchField'), [
    ['a translation breaks what was found', '<span key={index}>{piece}</span>', 'piece'],
  ]),
  ...mutantsOf('src/views/search/SearchResults.tsx', at('search/searchField'), [
    [
      'the list of favorites hides that more can be searched',
      "{list === 'favorites' && (",
      "{list === 'all' && (",
    ],
    ['the contents are never wanted', 'useEffect(wantAllContents, [wantAllContents]);', ''],
  ]),
];

/** Faults in the kit and in what is said over a page. */
export const KIT_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/views/ui/Toolbar.tsx', at('ui/toolbar'), [
    ['a panel that is closed keeps the focus', 'opener.current?.focus({ preventScroll: true });', ''],
    [
      'a tap on a toast closes the panel',
      "if (target instanceof Element && target.closest('[data-toasts]')) return;",
      '',
    ],
    [
      'a tap elsewhere leaves the panel open',
      "document.addEventListener('pointerdown', leave, page);\n    document.addEventListener('focusin', leave, page);",
      '',
    ],
    ['a focus elsewhere leaves the panel open', "document.addEventListener('focusin', leave, page);", ''],
    ['a tap in the panel closes it', 'if (!root.current?.contains(target as Node)) left();', 'left();'],
    [
      'a frame that takes the focus leaves the panel open',
      "window.addEventListener('blur', leaveToFrame, page);",
      '',
    ],
    [
      'another window closes the panel',
      "if (document.activeElement?.tagName === 'IFRAME') left();",
      'left();',
    ],
    ['any key closes the panel', "key === 'Escape' && escaped()", 'key && escaped()'],
  ]),
  ...mutantsOf('src/views/ui/Panel.tsx', at('ui/toolbar', 'backup/backupDialog'), [
    ['a panel does not take the focus', 'dialog.focus({ preventScroll: true });', ''],
    ['a window that is closed keeps the focus', 'return () => dialog.close();', ''],
    [
      'Escape leaves a window half open',
      '!currentTarget.open && onClose()',
      'currentTarget.open && onClose()',
    ],
  ]),
  ...mutantsOf('src/views/ui/CopyButton.tsx', at('share/sharePanel'), [
    ['copying is told to no screen reader', '{isCopied && text.copied}', '{null}'],
    ['a refused clipboard is passed over', 'setRefused(content);', ''],
    ['what is to be copied by hand is not selected', 'field?.select();', ''],
  ]),
  ...mutantsOf('src/views/ui/lazyView.tsx', at('ui/lazyView'), [
    ['code that is there is fetched again', 'known ??= await fetchView();', 'known = await fetchView();'],
    ['a quiet view complains', 'if (isQuiet) return null;', ''],
    ['a quiet view that was lost stays so', 'isQuiet ? keepFetching(load) : load()', 'load()'],
  ]),
  ...mutantsOf('src/views/ui/useWhenFetched.ts', at('ui/useWhenFetched'), [
    ['a part is used by who is gone', 'if (isShown.current) act(fetched);', 'act(fetched);'],
    ['nobody hears that a part is missing', "() => setStage('failed')", '() => undefined'],
  ]),
  ...mutantsOf('src/views/ui/focus.ts', at('pages/layout'), [
    [
      'a page that is opened keeps the scrolling of the one before',
      'if (!isBack) window.scrollTo(0, 0);',
      '',
    ],
    ['back leads to the heading', '(followed ?? heading)', 'heading'],
  ]),
  ...mutantsOf('src/views/ui/focus.ts', at('ui/lazyView'), [
    ['the focus does not wait for a late page', 'changes.observe(', '[].concat('],
    [
      'a late page takes the focus from where the visitor has put it',
      'if (document.activeElement !== focused) return;',
      '',
    ],
  ]),
  ...mutantsOf('src/views/pages/Layout.tsx', at('pages/layout'), [
    ['a page that failed stands for every other', 'visit={key}', 'visit=""'],
    ['no page is marked as the current one', "path === pathname ? 'page' : undefined", 'undefined'],
  ]),
  ...mutantsOf('src/views/App.tsx', at('pages/layout'), [
    ['the page is ready before what is stored was read', 'if (!isLoading) onReady();', 'onReady();'],
  ]),
  ...mutantsOf('src/views/undo/useUndo.ts', at('undo/undoToast'), [
    ['an offer is withdrawn early', 'const OFFER_TIME = 8000;', 'const OFFER_TIME = 7000;'],
    ['an offer passes while it is pointed at', 'if (isHeld) return;', ''],
    ['a second offer has what is left of the first', '}, [inverse, isHeld]);', '}, [isHeld]);'],
    ['an offer goes along to the next page', 'if (pathname !== offeredAt) dismiss();', ''],
    [
      'Ctrl+Z in a field takes a favorite back',
      "if ((event.target as Element).closest('textarea, input:not([type=radio], [type=checkbox])')) return;",
      '',
    ],
    ['Z alone takes it back', '|| !(ctrlKey || metaKey)', ''],
    ['the focus goes with the offer', 'returnFocus(cameFrom);', ''],
  ]),
  ...mutantsOf('src/views/undo/UndoToast.tsx', at('undo/undoToast'), [
    [
      'a capo is told of as something else',
      "case 'playedCapos/capoPlaced':\n      return text.placedCapo(shapesText.capoAt(done.payload.capo));\n",
      '',
    ],
  ]),
];
