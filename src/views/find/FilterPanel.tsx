import { useId, useState } from 'react';
import type { SongId } from '../../catalogue';
import { choicesOf, compareNames, FACETS, ORDERS, type Facet } from '../../catalogue/filters';
import type { Arrangement } from '../../state';
import { LatinNames } from '../sheet/LatinNames';
import * as text from '../text';
import { Button, ChoiceButton, CLOSE, Icon } from '../ui';
import styles from './FilterPanel.module.css';
import type { ArrangedList } from './useResults';

/** The facets that are offered together, under one legend, where all choices are shown. */
const GROUPS: readonly { readonly legend: string; readonly facets: readonly Facet[] }[] = [
  { legend: text.facets.author, facets: ['author'] },
  { legend: text.facets.chords, facets: ['chords'] },
  { legend: text.facets.time, facets: ['time'] },
  { legend: text.facets.only, facets: ['video', 'checked', 'voice'] },
];

const OTHERS = GROUPS.flatMap(({ facets }) => facets);

/** In a group with more choices, those of a single song are hidden until they are asked for. */
const MANY = 16;

/** The songs that choices are counted in, their arrangement, and the callback that changes it. */
interface FilterChoices {
  readonly ids: readonly SongId[];
  readonly arranged: ArrangedList;
  readonly onChange: (arrangement: Arrangement) => void;
}

/** The order of a list and the kinds that narrow it, each with the number of songs that it leaves, then all other choices. */
export function FilterPanel(choices: FilterChoices) {
  const [isWhole, setWhole] = useState(false);
  const { arranged, onChange } = choices;
  const { arrangement } = arranged;
  return (
    <div className={styles.panel} data-unprinted>
      <div className={styles.first}>
        <div className={styles.order}>
          <select
            aria-label={text.orderLegend}
            value={arrangement.order}
            onChange={({ target }) =>
              onChange({
                ...arrangement,
                order: ORDERS.find((order) => order === target.value) ?? 'catalogue',
              })
            }
          >
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {text.orders[order]}
              </option>
            ))}
          </select>
        </div>
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {text.more}
        </Button>
      </div>
      <div role="group" aria-label={text.facets.kind} className={styles.chips}>
        {!isWhole &&
          offeredChoices(choices, OTHERS)
            .filter(({ isChosen }) => isChosen)
            .map(chipOf(choices))}
        {offeredChoices(choices, ['kind']).map(chipOf(choices))}
      </div>
      {isWhole &&
        GROUPS.map(({ legend, facets }) => (
          <FacetGroup key={legend} legend={legend} facets={facets} {...choices} />
        ))}
    </div>
  );
}

function FacetGroup({ legend, facets, ...choices }: FilterChoices & (typeof GROUPS)[number]) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const offered = offeredChoices(choices, facets);
  const shown =
    isWhole || offered.length <= MANY
      ? offered
      : offered.filter(({ songCount, isChosen }) => songCount > 1 || isChosen);
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.legend}>
        {legend}
      </p>
      <div className={styles.chips}>
        {shown.map(chipOf(choices))}
        {shown.length < offered.length && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {text.moreChoices(offered.length - shown.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The choices of some facets that would leave a song, and those that are made. */
const offeredChoices = ({ ids, arranged: { arrangement, songs } }: FilterChoices, facets: readonly Facet[]) =>
  facets.flatMap((facet) =>
    choicesOf(ids, songs, arrangement.filters, facet)
      .map((choice) => ({ ...choice, facet, isChosen: arrangement.filters[facet] === choice.value }))
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .sort((one, other) => compareChoices(facet, one.value, other.value)),
  );

/** Draws a choice as a toggle button with the number of songs that it leaves. */
const chipOf =
  ({ arranged: { arrangement, isVoiceKnown }, onChange }: FilterChoices) =>
  ({ facet, value, count, isChosen }: ReturnType<typeof offeredChoices>[number]) => {
    const words = choiceName(facet, value);
    return (
      <ChoiceButton
        key={facet + value}
        className={styles.chip}
        isChosen={isChosen}
        onClick={() => onChange(toggled(arrangement, facet, value))}
      >
        <span>{words}</span>
        {(facet !== 'voice' || isVoiceKnown) && <span className={styles.count}>{count}</span>}
        {facet === 'author' && <LatinNames names={[words]} />}
      </ChoiceButton>
    );
  };

/** The chosen order and choices of a list while the panel is closed; each can be taken back. */
export function ChosenChips({ arranged: { arrangement }, onChange }: FilterChoices) {
  const { order, filters } = arrangement;
  const chosen = FACETS.flatMap((facet) => {
    const value = filters[facet];
    return value === undefined
      ? []
      : [{ facet, words: choiceName(facet, value), rest: toggled(arrangement, facet, value) }];
  });
  const reordered =
    order === 'catalogue'
      ? []
      : [{ facet: null, words: text.orders[order], rest: { order: 'catalogue', filters } as const }];
  return (
    <div className={styles.chosen} data-chosen data-unprinted>
      {[...reordered, ...chosen].map(({ facet, words, rest }) => (
        <ChoiceButton
          key={words}
          isChosen
          className={styles.chip}
          aria-label={text.takeChoiceBack(words)}
          data-kind={facet === 'kind' || undefined}
          onClick={() => onChange(rest)}
        >
          <span>{words}</span>
          <Icon shape={{ ...CLOSE, size: '0.9rem' }} />
        </ChoiceButton>
      ))}
    </div>
  );
}

const KIND_NAMES: Readonly<Record<string, string>> = text.kinds;

/** The names of the values of a facet, where they are not the values themselves. */
const NAMES: Readonly<Partial<Record<Facet, (value: string) => string | undefined>>> = {
  kind: (kind) => KIND_NAMES[kind],
  chords: text.withChords,
  video: () => text.withVideo,
  checked: () => text.withCheckedChords,
  voice: () => text.inMyVoice,
};

const choiceName = (facet: Facet, value: string): string => NAMES[facet]?.(value) ?? value;

/** Compares two values of a facet for the order in which they are offered. */
function compareChoices(facet: Facet, one: string, other: string): number {
  const placeOf = (kind: string): number => Object.keys(KIND_NAMES).indexOf(kind);
  if (facet === 'kind') return placeOf(one) - placeOf(other);
  if (facet === 'author') return compareNames(one, other);
  // Quarters before eighths, then the fewer beats first.
  const unitFirst = (value: string): string => value.split('/').reverse().join('/');
  return unitFirst(one).localeCompare(unitFirst(other), 'en', { numeric: true });
}

/** An arrangement with a choice made, or taken back if it was made already. */
function toggled({ order, filters }: Arrangement, facet: Facet, value: string): Arrangement {
  const { [facet]: chosen, ...others } = filters;
  return { order, filters: chosen === value ? others : { ...others, [facet]: value } };
}
