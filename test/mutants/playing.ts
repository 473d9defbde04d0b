import { mutantsOf, type Mutant } from './mutant';

const at = (...names: string[]): string[] => names.map((name) => `test/views/${name}.test.tsx`);

/** Faults in how a song is played: turned, put on stage, scrolled, and what stands beside it. */
export const PLAYING_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/views/playing/songKeys.ts', at('playing/songKeys'), [
    ['what is typed turns the page', ' || isIn(target, TYPING)) return;', ') return;'],
    ['Space on a button turns the page', 'isIn(target, PRESSING) ? null : ', ''],
    ['Space with Shift turns on', 'onTurn(shiftKey ? -1 : 1)', 'onTurn(1)'],
    ['an arrow with Shift turns the page', 'if (shiftKey) return null;', ''],
    ['a key held down opens song after song', 'if (!event.repeat || STEPS[key]) act();', 'act();'],
    ['N with Ctrl opens the next favorite', 'if (ctrlKey || altKey', 'if (altKey'],
  ]),
  ...mutantsOf('src/views/ui/letterOf.ts', at('playing/songKeys', 'undo/undoToast'), [
    ['a letter is where an English keyboard has it', '/^[a-z]$/i.test(key) ? key.toUpperCase() : ', ''],
    ['an Armenian keyboard has no letters', "(/^Key([A-Z])$/.exec(code)?.[1] ?? '')", "''"],
  ]),
  ...mutantsOf('src/views/playing/Turning.tsx', at('playing/songKeys', 'playing/stage'), [
    [
      'a turn past the end goes nowhere',
      'if (!turnScreen(direction)) open(direction);',
      'turnScreen(direction);',
    ],
    ['a turn before the beginning goes on', 'direction === 1 ? after : before', 'after'],
    ['on stage an arrow moves a line', 'isFitted || isOnStage ? turn', 'isFitted ? turn'],
    ['on stage a tap turns nothing', "if (isOnStage) return 'body';", ''],
  ]),
  ...mutantsOf('src/views/playing/sideTaps.ts', at('playing/stage'), [
    ['a tap on a button turns', ' || (target as Element).closest(TAPPED)', ''],
    ['a tap on the left turns on', 'onTurn(-1)', 'onTurn(1)'],
    ['a tap in the middle turns', 'part > 2 / 3', 'part > 1 / 3'],
  ]),
  ...mutantsOf('src/views/playing/swipes.ts', at('playing/playedSet'), [
    ['a swipe to the left goes back', 'right < 0 ? 1 : -1', 'right < 0 ? -1 : 1'],
    ['a swipe down turns', 'Math.abs(right) < 2 * Math.abs(down)', 'false'],
    ['a swipe from the edge turns', 'clientX > EDGE && clientX < window.innerWidth - EDGE', 'true'],
    ['a swipe on a page that is zoomed in turns', ' && !isZoomed', ''],
    ['a swipe over the tools turns', 'if (target.closest(SWIPED)) return true;', ''],
  ]),
  ...mutantsOf('src/views/playing/usePlayedEntry.ts', at('playing/playedSet'), [
    [
      'an entry of another song is played',
      'songAt(state, { set, entry }) === id',
      'songAt(state, { set, entry }) !== undefined',
    ],
    [
      'who leaves the song stays in the set',
      'if (getState().openEntry) dispatch(entryLeft());\n    },',
      '},',
    ],
  ]),
  ...mutantsOf('src/views/playing/useBeside.ts', at('playing/playedSet'), [
    ['in a set the next favorite comes', 'if (place?.song.song === id) {', 'if (place?.song.song === -1) {'],
    ['a pause is not announced', '[...place.headings, text.nextInSet]', '[text.nextInSet]'],
  ]),
  ...mutantsOf('src/views/playing/stage.ts', at('playing/stage'), [
    ['a stage that is left stays', 'setStage(false);', ''],
    ['any key leaves the stage', "if (key === 'Escape' && ", 'if (key && '],
    ['the stage outlives the full screen', '!document.fullscreenElement && onLeave()', 'undefined'],
    ['whoever leaves the stage keeps the full screen', 'void document.exitFullscreen()', 'undefined'],
    ['a browser that cannot fill the screen is asked to', 'if (document.fullscreenEnabled)', 'if (true)'],
  ]),
  ...mutantsOf('src/views/playing/StageLine.tsx', at('playing/stage'), [
    ['whoever leaves the stage is nowhere', 'focusOrHeading(opener?.isConnected ? opener : null);', ''],
  ]),
  ...mutantsOf('src/views/ui/pageKey.ts', at('shortcuts/shortcuts'), [
    [
      'a question mark cannot be typed',
      'if (target instanceof Element && target.closest(TYPED_IN)) return;',
      '',
    ],
  ]),
  ...mutantsOf('src/views/ui/escape.ts', at('ui/escape'), [
    ['Escape closes everything at once', 'standing.at(-1) === self && ', ''],
    ['Escape closes what a panel stands over', ' && !document.querySelector(OPEN)', ''],
    [
      'what is closed takes Escape from what is left',
      'return () => void standing.splice(standing.indexOf(self), 1);',
      '',
    ],
  ]),
  ...mutantsOf(
    'src/views/ui/pageLead.ts',
    ['test/views/ui/pageLead.test.ts'],
    [
      ['two scroll the page at once', '  lose();\n', ''],
      [
        'who leads loses the lead to itself',
        'const lose = loseLead;\n  loseLead = onLost;',
        'loseLead = onLost;\n  const lose = loseLead;',
      ],
    ],
  ),
  ...mutantsOf('src/views/songList/SongIndex.tsx', at('songList/songIndex'), [
    ['the open song is not marked', "isOpen ? 'page' : undefined", 'undefined'],
    ['the favorites are all songs', "list === 'all' ? selectSongIds", "list !== 'none' ? selectSongIds"],
  ]),
  ...mutantsOf('src/views/playing/Scroller.tsx', at('playing/songKeys'), [
    [
      'nobody is told that the page has ended',
      'hasEnded ? text.pageEnd : text.linesPerMinute',
      'text.linesPerMinute',
    ],
  ]),
  ...mutantsOf('src/views/playing/keepAwake.ts', at('playing/keepAwake'), [
    ['the screen falls asleep early', '10 * 60 * 1000', '9 * 60 * 1000'],
    ['a scrolling song falls asleep', "window.addEventListener('scroll', scrolled, options);", ''],
    ['scrolling alone wakes the screen', 'if (lock) wait();', 'touched();'],
    [
      'a hidden page keeps the screen awake',
      "'hidden' ? release() : touched()",
      "'hidden' ? undefined : touched()",
    ],
    ['a lock that was lost is not asked for again', "sentinel.addEventListener('release', onLost);", ''],
    ['a song that is left keeps the screen awake', "signal.addEventListener('abort', release);", ''],
  ]),
  ...mutantsOf('src/views/playing/PlayControl.tsx', at('playing/keepAwake'), [
    ['no song keeps the screen awake', '  useWakeLock();\n', ''],
  ]),
];
