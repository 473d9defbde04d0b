import { setRenamed, type SetId, type SongSet } from '../../state';
import { useSongbookDispatch } from '../hooks';
import { InlineField } from './InlineField';
import { MAX_TITLE_LENGTH } from './NewSetForm';

/** Renames a set; an empty title is not written. */
export function SetTitleField({ id, set, label }: { id: SetId; set: SongSet; label: string }) {
  const dispatch = useSongbookDispatch();
  return (
    <InlineField
      label={label}
      value={set.title}
      maxLength={MAX_TITLE_LENGTH}
      isLabelShown
      onWrite={(title) => title && dispatch(setRenamed({ set: id, title }))}
    />
  );
}
