import type { SubmitEvent } from 'react';
import * as text from '../text';
import { Button } from '../ui/Button';
import styles from './NewSetForm.module.css';

export const MAX_TITLE_LENGTH = 80;

export function NewSetForm({ onMake }: { onMake: (title: string) => void }) {
  const make = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get('title') as string;
    onMake(title.trim() || text.untitled);
  };
  return (
    <form className={styles.form} onSubmit={make} data-unprinted>
      <input
        name="title"
        aria-label={text.setTitle}
        placeholder={text.newSet}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit">{text.make}</Button>
    </form>
  );
}
