import { playedIndex, songsInOrder, type SetId, type SongSet } from '../../state';
import * as text from '../text';
import { ButtonLink } from '../ui/Button';
import { entryAddress } from './entryAddress';

export function PlayLinks({ id, set }: { id: SetId; set: SongSet }) {
  const songs = songsInOrder(set);
  const addressOf = (index: number): string =>
    entryAddress(songs[index]!.value, { set: id, entry: songs[index]!.key });
  if (songs.length === 0) return null;
  const played = playedIndex(set);
  if (played <= 0)
    return (
      <ButtonLink variant="primary" to={addressOf(0)}>
        {text.playSet}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink variant="primary" to={addressOf(played)}>
        {text.resume(played + 1, songs.length)}
      </ButtonLink>
      <ButtonLink to={addressOf(0)}>{text.playFromStart}</ButtonLink>
    </>
  );
}
