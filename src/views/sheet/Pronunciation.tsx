import { LATIN_LETTERS, makeRomaniser } from '../../catalogue/romanisation';
import { useReaderSetting } from '../hooks';
import { useIsCyrillic } from './LatinNames';
import * as text from '../text';
import styles from './Pronunciation.module.css';

/** The letters that mislead a reader of the Latin ones. */
const LETTERS = [...'ըխղծձցջճչժռ'];
/** Words of the songs in which they stand. */
const WORDS =
  'տունը դաշտը խոսի սոխակ եղբայր ծաղիկ ծառ ձայն ինձ ջան ջուր ճյուղն խեղճ չար կանաչ ժամեր թեժ դուռը'.split(
    ' ',
  );

/** How the letters that mislead are pronounced, each with two words. */
export function Pronunciation() {
  const setting = useReaderSetting('latin');
  const orthography = setting === 'none' ? 'eastern' : setting;
  const isCyrillic = useIsCyrillic();
  const { lang, write } = makeRomaniser(isCyrillic ? `${orthography}-cyrillic` : orthography);
  const rows = Object.entries(text.sounds).map(([sound, words]) => {
    const letters = LETTERS.filter((letter) => LATIN_LETTERS[orthography][letter] === sound);
    return {
      letters,
      words,
      examples: WORDS.filter((word) => letters.some((letter) => word.includes(letter))),
    };
  });
  const marks = [
    { letters: ['ե', 'ո'], words: text.initialLetters, examples: ['երազ', 'որդի'] },
    { letters: ['\u055b'], words: text.stressMark, examples: ['թռի\u055bր', 'Արա\u055bքս'] },
    { letters: ['\u055e', '\u055c'], words: text.toneMarks, examples: ['ինչո\u055eւ', 'Հայաստա\u055cն'] },
  ];
  return (
    <table className={styles.sounds}>
      <caption>{text.pronunciation}</caption>
      <tbody>
        {[...rows, ...marks].map(({ letters, words, examples }) => (
          <tr key={words}>
            <th scope="row">
              <span lang={lang}>{[...new Set(letters.map(write))].join(' ')}</span>
              <span lang="hy">{letters.join(' ')}</span>
            </th>
            <td>
              <span>{words}</span>
              <span className={styles.examples}>
                {examples.slice(0, 2).map((word) => (
                  <span key={word} className={styles.example}>
                    <span lang="hy">{word}</span>
                    <b lang={lang}>{write(word)}</b>
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
