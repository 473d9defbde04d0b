import { TitleFlow } from '../find/TitleFlow';
import { useRowArrows } from '../find/useRowArrows';
import { useLostFocus } from '../ui/useLostFocus';
import { LanguageToast } from './LanguageToast';
import { CleaningToast, ReplayToast, SilenceToast, StorageToast, UndoToast, UpdateToast } from './toasts';

/** What comes after hydration: toasts, the flow of titles, the arrows of lists, and a lost focus. */
export function AfterHydration() {
  useRowArrows();
  useLostFocus();
  return (
    <>
      <TitleFlow />
      <UpdateToast />
      <SilenceToast />
      <StorageToast />
      <ReplayToast />
      <UndoToast />
      <CleaningToast />
      <LanguageToast />
    </>
  );
}
