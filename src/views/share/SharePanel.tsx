import type { SongId } from '../../catalogue';
import { formatChordPro, formatPlainText } from '../../catalogue/interchange';
import { selectKey, selectSong } from '../../state';
import { useSongbook } from '../hooks';
import { ActionGroup } from '../shared/ActionGroup';
import { CopyButton } from '../shared/CopyButton';
import { downloadFile } from '../shared/downloadFile';
import * as text from '../text';
import { ShareButton } from './ShareButton';
import { songAddress } from './songAddress';
import { songFileName } from './songFileName';

/** Gives a song away in the key in which it is shown now: its address, and its words and chords as a file or a text. */
export function SharePanel({ id }: { id: SongId }) {
  const song = useSongbook((state) => selectSong(state, id));
  const key = useSongbook((state) => selectKey(state, id));
  const facts = [`${text.key}՝ ${key}`, ...(song.capo ? [`${text.capo}՝ ${song.capo}`] : [])];
  const makeAddress = (): string => songAddress(window.location.origin, song);
  const forms = [
    { title: text.chordProFile, ending: 'cho', makeText: () => formatChordPro(song) },
    { title: text.plainTextFile, ending: 'txt', makeText: () => formatPlainText(song, facts) },
  ];
  return (
    <>
      <ActionGroup key={`link ${song.transpose}`} title={text.songLink} hint={text.songLinkHint}>
        <ShareButton title={`${song.title} - ${song.author}`} makeAddress={makeAddress} />
        <CopyButton label={text.copyLink} makeText={makeAddress} />
      </ActionGroup>
      {forms.map(({ title, ending, makeText }) => (
        <ActionGroup key={`${ending} ${song.transpose}`} title={title}>
          <button
            type="button"
            onClick={() =>
              downloadFile({ name: songFileName(song, ending), type: 'text/plain', content: makeText() })
            }
          >
            {text.download}
          </button>
          <CopyButton label={text.copy} makeText={makeText} />
        </ActionGroup>
      ))}
    </>
  );
}
