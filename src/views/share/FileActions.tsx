import { ActionGroup } from '../ui/ActionGroup';
import { CopyButton } from '../ui/CopyButton';
import { downloadFile } from '../ui/downloadFile';
import * as text from '../text/common';

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
