import { mutantsOf, type Mutant } from './mutant';

const at = (...names: string[]): string[] => names.map((name) => `test/views/${name}.test.tsx`);

/** Faults in the shapes and the capo of a song. */
export const SHAPES_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/views/shapes/VoicingPicker.tsx', at('shapes/shapesPanel'), [
    [
      'before the first voicing there is none',
      '(place + step + count) % count',
      'Math.max(place + step, 0) % count',
    ],
    [
      'after the last voicing there is none',
      '(place + step + count) % count',
      '(place + step + count) % (count + 1)',
    ],
  ]),
  ...mutantsOf('src/views/shapes/ShapesPanel.tsx', at('shapes/shapesPanel'), [
    [
      'another chord begins in the middle of its voicings',
      '<VoicingPicker key={token.text} ',
      '<VoicingPicker ',
    ],
  ]),
  ...mutantsOf('src/views/shapes/EasierPlay.tsx', at('shapes/shapesPanel'), [
    [
      'the own place of the capo counts as another',
      'place === capo ? capoRemoved({ id }) : capoPlaced({ id, capo: place })',
      'capoPlaced({ id, capo: place })',
    ],
    ['the place that is played is not offered', ' || [capo, played].includes(place.capo)', ''],
    ['the panel explains no B', '{(hasSheetBareB || [easyKey', '{(false && [easyKey'],
    ['the easy key is told to whoever has it', 'aria-disabled={step === 0}', 'aria-disabled={false}'],
  ]),
  ...mutantsOf('src/views/shapes/ReportLine.tsx', at('shapes/shapesPanel'), [
    ['a report hides the chord as written', 'written: token.written', 'written: token.text'],
  ]),
  ...mutantsOf('src/views/shapes/diagram.ts', at('shapes/chordDiagram'), [
    ['every string of a barre has a number', 'if (barre && barre.from !== string) return [];', ''],
    ['a left hand is drawn as a right one', 'isMirrored ? 5 - string : string', 'string'],
  ]),
  ...mutantsOf(
    'src/views/playing/fitColumns.ts',
    ['test/views/playing/fitColumns.test.ts'],
    [
      [
        'the smallest letters of all columns are taken',
        'fit.size > best.size + PRECISION',
        'fit.size < best.size',
      ],
      ['screens are no matter', '.filter(({ screens }) => screens === fewest)', ''],
      ['a song is never parted among columns', 'const MOST_COLUMNS = 4;', 'const MOST_COLUMNS = 1;'],
      ['lines wrap where columns are many', 'columns > 1) return null', 'columns > 4) return null'],
      ['a stanza begins below the last line', 'if (stanza > left &&', 'if (stanza > left + 1 &&'],
    ],
  ),
];

/** Faults in what is given away, taken over and told. */
export const GIVING_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/views/share/SharePanel.tsx', at('share/sharePanel'), [
    ['what was copied before counts as copied', 'key={`link ${shown}`} ', ''],
    ['a tune stays in its old key', "song.tune !== '' && semitones !== 0", 'semitones === 13'],
    [
      'a link leaves the capo behind',
      'songAddress(window.location.origin, shared, chosenCapo)',
      'songAddress(window.location.origin, shared, null)',
    ],
    ['a text is spelled as nobody asked', 'spell: spelling.shown', 'spell: (chord) => chord'],
    ['a file has signs that other programs do not read', 'spell: spelling.given', 'spell: spelling.shown'],
  ]),
  ...mutantsOf('src/views/ui/ShareButton.tsx', at('share/sharePanel'), [
    ['a cancelled sending is an error', '.catch(() => undefined)', ''],
  ]),
  ...mutantsOf('src/views/share/SharedKey.tsx', at('share/sharedKey'), [
    ['the own key is told of as a shared one', 'selectOwnTranspose(getState(), id) === asked', 'false'],
    ['a capo that is sent along is passed over', 'transpose: asked, capo }', 'transpose: asked }'],
    [
      'a shared key outlives the visit',
      'if (selectSharedTranspose(getState(), id) !== null) dispatch(sharedKeyLeft());',
      '',
    ],
    ['the address keeps a key that is no longer shown', 'rest.delete(TRANSPOSE);', ''],
  ]),
  ...mutantsOf('src/views/share/SharedKeyLine.tsx', at('share/sharedKey'), [
    [
      'the answer to a shared key loses the focus',
      "the song's heading.\n    focusOrHeading();",
      "the song's heading.",
    ],
  ]),
  ...mutantsOf('src/views/backup/useImportNews.ts', at('backup/backupDialog'), [
    [
      'a preview names before and after the wrong way round',
      'nameOf(before[id]), nameOf(after[id])',
      'nameOf(after[id]), nameOf(before[id])',
    ],
    ['a preview hides what changes', '[...additions[kind], ...changes[kind]]', '[...additions[kind]]'],
    [
      'a preview calls a setting by the name of another',
      'theme: readerText.theme',
      'theme: readerText.columns',
    ],
    ['a preview shows a backup beside no speed as 0', "value ?? '–'", "value ?? '0'"],
  ]),
  ...mutantsOf('src/views/backup/BackupDialog.tsx', at('backup/backupDialog'), [
    ['a backup is taken over unasked', 'onCancel={onClosed}', 'onCancel={() => accept(found)}'],
    [
      'a backup that is accepted is not taken over',
      'dispatch(backupImported(changeOf(backup)));',
      'void [dispatch, backupImported, backup];',
    ],
  ]),
  ...mutantsOf('src/views/backup/ImportPreview.tsx', at('backup/backupDialog'), [
    ['what is known already can be added', '{news.length > 0 && (', '{news.length >= 0 && ('],
  ]),
  ...mutantsOf('src/views/backup/BackupImport.tsx', at('backup/backupDialog'), [
    [
      'a file that is dropped is opened by the browser',
      'onDragOver={(event) => event.preventDefault()} ',
      '',
    ],
    ['a file of any size is read', "if (file.size > BACKUP_LIMIT) return 'tooLarge';", ''],
  ]),
  ...mutantsOf('src/views/backup/BackupSection.tsx', at('backup/backupDialog'), [
    ['an address asks again and again', 'void navigate({ search }, { replace: true });', ''],
    ['the window that an address opened loses the focus', 'focusOrHeading();', ''],
  ]),
  ...mutantsOf('src/views/backup/CleaningToast.tsx', at('backup/cleaningToast'), [
    ['a visitor is told of cleaning again', '!isTold && ', ''],
    [
      'that a visitor was told is not kept',
      "if (stage === 'telling') dispatch",
      "if (stage === 'done') dispatch",
    ],
    ['an offer to take something back is withdrawn', '!isOfferOpen && ', ''],
    ['nobody with favorites is told', 'isReady && hasFavorites', 'isReady && !hasFavorites'],
    ['every browser is said to clean', "userAgent.includes('AppleWebKit/') && ", ''],
    ['the notice leads to no backup', "'/favorites#backup'", "'/favorites'"],
  ]),
  ...mutantsOf('src/views/reader/ReaderControls.tsx', at('reader/readerControls'), [
    ['smaller is bigger', 'value={sizeAt(place - 1)}', 'value={sizeAt(place + 2)}'],
  ]),
  ...mutantsOf('src/views/App.tsx', at('reader/readerControls'), [
    [
      'the page does not follow its settings',
      '[isLoading, textSize, theme, sheet, columns, listBeside]',
      '[isLoading]',
    ],
  ]),
  ...mutantsOf('src/views/ui/IconButton.tsx', at('reader/readerControls'), [
    [
      'a button at its end is lost to the focus',
      'aria-disabled={value === null}',
      'disabled={value === null}',
    ],
  ]),
];
