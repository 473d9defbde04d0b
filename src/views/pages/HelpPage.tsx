import { useEffect, useState } from 'react';
import { mailAddress } from '../site';
import { SettingSwitch } from '../sheet/SettingControls';
import * as text from '../text';
import { BASE } from '../text/languages';
import { PageTitle, QuietLink } from '../ui';
import { ReportButton } from './ErrorPages';
import styles from './HelpPage.module.css';
import { LanguageChoice } from './LanguageChoice';

/** The labels of keys with long names, and of the signs between keys. */
const PRINTED: Readonly<Record<string, string>> = {
  ' ': '  ',
  '+': '\u00a0+\u00a0',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** How to use the songbook offline and by keys, how to report a mistake, and its licences. */
export function HelpPage() {
  const nameOnKey = useKeyNames();
  return (
    <div className={styles.help}>
      <PageTitle title={text.helpTitle} path="/help" />
      <LanguageChoice />
      <section>
        <h2>{text.offlineTitle}</h2>
        <p>{text.offlineHint}</p>
        <p>{text.installHint}</p>
      </section>
      <section>
        <h2>{text.mistakesTitle}</h2>
        <p>{text.songMistakeHint}</p>
        <QuietLink href={mailAddress(text.wrongSong)}>{text.tellMistake}</QuietLink>
        <p>{text.problemHint}</p>
        <ReportButton />
      </section>
      <section className={styles.keys}>
        <h2>{text.shortcutsTitle}</h2>
        <dl>
          {Object.entries(text.shortcutMeanings).map(([keys, meaning]) => (
            <div key={keys}>
              <dt translate="no">
                {keys.replaceAll(
                  / |\+|\b[A-Z]\b|[/?]|Arrow\w+|Escape/g,
                  (name) => PRINTED[name] ?? nameOnKey(name),
                )}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <SettingSwitch setting="signKeys" />
      </section>
      <section>
        <h2>{text.licencesTitle}</h2>
        {text.songsAreFree && <p>{text.songsAreFree}</p>}
        <QuietLink href={`${BASE}/licences.txt`}>{text.licences}</QuietLink>
      </section>
    </div>
  );
}

type Layout = ReadonlyMap<string, string>;

/** What the visitor's keyboard has on a key, where the browser tells and its sign is not typed there: as `ui/keys.ts` reads it. */
function useKeyNames(): (sign: string) => string {
  const [layout, setLayout] = useState<Layout>(new Map());
  useEffect(() => {
    const { keyboard } = navigator as { keyboard?: { getLayoutMap(): Promise<Layout> } };
    keyboard?.getLayoutMap().then(setLayout, () => undefined);
  }, []);
  const typed = new Set(layout.values());
  return (sign) => {
    const there = layout.get(/[A-Z]/.test(sign) ? `Key${sign}` : 'Slash') ?? '';
    if (typed.has(sign.toLowerCase()) || !/[^!-~]/.test(there)) return sign;
    return (sign === '?' ? `Shift${PRINTED['+']}` : '') + there.toUpperCase();
  };
}
