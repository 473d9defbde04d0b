import { ActionGroup } from '../shared/ActionGroup';
import { CopyButton } from '../shared/CopyButton';
import { downloadFile } from '../shared/downloadFile';
import * as text from '../text';

/** Gives a text away, as a file or on the clipboard. */
export function FileActions({
  title,
  fileName,
  makeText,
}: {
  title: string;
  fileName: string;
  makeText: () => string;
}) {
  return (
    <ActionGroup title={title}>
      <button
        type="button"
        onClick={() => downloadFile({ name: fileName, type: 'text/plain', content: makeText() })}
      >
        {text.download}
      </button>
      <CopyButton label={text.copy} makeText={makeText} />
    </ActionGroup>
  );
}
