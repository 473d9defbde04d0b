import { playedIndex, songsInOrder, type Placed, type SetId, type SetSong, type SongSet } from '../../state';
import * as text from '../text';
import { ButtonLink } from '../ui/Button';
import { entryAddress } from './entryAddress';

export function PlayLinks({ id, set }: { id: SetId; set: SongSet }) {
  const songs = songsInOrder(set);
  const [first] = songs;
  const index = playedIndex(set);
  const played = songs[index];
  const addressOf = ({ key, value }: Placed<SetSong>): string => entryAddress(value, { set: id, entry: key });
  if (!first) return null;
  if (!played || played === first)
    return (
      <ButtonLink variant="primary" to={addressOf(first)}>
        {text.playSet}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink variant="primary" to={addressOf(played)}>
        {text.resume(index + 1, songs.length)}
      </ButtonLink>
      <ButtonLink to={addressOf(first)}>{text.playFromStart}</ButtonLink>
    </>
  );
}
