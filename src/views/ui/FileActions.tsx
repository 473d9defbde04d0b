import * as text from '../text';
import { ActionGroup } from './ActionGroup';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { downloadFile } from './downloadFile';

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
