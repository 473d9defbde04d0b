import { useState } from 'react';
import { useIsRead, useReaderSettingState } from '../hooks';
import { useLocation } from '../router';
import * as text from '../text';
import { FIRST_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '../text/languages';
import { ToastButton } from '../ui';
import { openLanguage } from './openLanguage';
import { PassingToast } from './PassingToast';

/** The offer of a language, said in it. */
const OFFERS: Readonly<Record<Language, string>> = {
  hy: 'Կա նաև հայերեն։',
  en: 'Also in English.',
  ru: 'Есть и на русском.',
  fr: 'Aussi en français.',
};

/**
 * Offers another language on the first page of a visit: the chosen language; without one, on a page of the first language, the
 * browser's.
 */
export function LanguageToast() {
  const isRead = useIsRead();
  const { pathname, search, hash } = useLocation();
  const [chosen, choose] = useReaderSettingState('language');
  const [isOffering, setOffering] = useState(() => !document.referrer.startsWith(location.origin));
  const usual = text.language === FIRST_LANGUAGE ? languageFor(navigator.languages) : text.language;
  const wanted = chosen === 'none' ? usual : chosen;
  if (!isRead || !isOffering || wanted === text.language) return null;
  const end = (): void => setOffering(false);
  const accept = (): void =>
    void openLanguage(wanted, pathname + search + hash, () => choose(wanted)).catch(end);
  return (
    <PassingToast message={OFFERS[wanted]} lang={wanted} offer={wanted} onEnd={end}>
      <ToastButton onClick={accept}>{LANGUAGE_NAMES[wanted]}</ToastButton>
      <ToastButton lang={text.language} onClick={() => choose(text.language)}>
        {LANGUAGE_NAMES[text.language]}
      </ToastButton>
    </PassingToast>
  );
}

/** The first of the songbook's languages that a browser lists, else English or the first. */
function languageFor(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.slice(0, 2));
  const find = (known: readonly string[]) => LANGUAGES.find((language) => known.includes(language));
  return find(codes) ?? find(['en']) ?? FIRST_LANGUAGE;
}
