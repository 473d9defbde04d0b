import * as text from '../text/common';
import { ActionGroup } from '../ui/ActionGroup';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { downloadFile } from '../ui/downloadFile';

/** Buttons that download or copy a text. */
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
      <Button onClick={() => downloadFile({ name: fileName, type: 'text/plain', content: makeText() })}>
        {text.download}
      </Button>
      <CopyButton label={text.copy} makeText={makeText} />
    </ActionGroup>
  );
}
