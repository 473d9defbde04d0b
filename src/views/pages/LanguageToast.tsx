import { useEffect, useState } from 'react';
import { useIsRead, useReaderSettingState } from '../hooks';
import { useLocation } from '../router';
import * as text from '../text';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../text/languages';
import { Toast, ToastButton } from '../ui';
import { openLanguage } from './openLanguage';
import { OFFER_TIME } from './toasts';

/** The offer of a language, said in it. */
const OFFERS: Readonly<Record<Exclude<Language, 'hy'>, string>> = {
  en: 'This songbook is also in English.',
  ru: 'Этот песенник есть и на русском.',
  fr: 'Ce recueil existe aussi en français.',
};

/**
 * Offers another language on an Armenian page. The visitor comes from outside the songbook and has not chosen a language,
 * and the browser does not list Armenian.
 */
export function LanguageToast() {
  const isRead = useIsRead();
  const { pathname, search, hash } = useLocation();
  const [chosen, choose] = useReaderSettingState('language');
  const [isOffering, setOffering] = useState(() => !document.referrer.startsWith(location.origin));
  const offered =
    isRead && isOffering && text.language === 'hy' && chosen === 'none'
      ? languageFor(navigator.languages)
      : null;
  useEffect(() => {
    if (!offered) return;
    const timer = setTimeout(() => setOffering(false), OFFER_TIME);
    return () => clearTimeout(timer);
  }, [offered]);
  if (!offered) return null;
  const accept = (): void =>
    void openLanguage(offered, pathname + search + hash, () => choose(offered)).catch(() =>
      setOffering(false),
    );
  return (
    <Toast message={OFFERS[offered]} lang={offered}>
      <ToastButton onClick={accept}>{LANGUAGE_NAMES[offered]}</ToastButton>
      <ToastButton lang="hy" onClick={() => choose('hy')}>
        {LANGUAGE_NAMES.hy}
      </ToastButton>
    </Toast>
  );
}

/** The first of a browser's languages that the songbook has, English for others, and none for a browser with Armenian. */
function languageFor(preferred: readonly string[]): keyof typeof OFFERS | null {
  const codes = preferred.map((tag) => tag.slice(0, 2));
  if (codes.includes('hy')) return null;
  const first = LANGUAGES.find((language) => language !== 'hy' && codes.includes(language));
  return (first ?? 'en') as keyof typeof OFFERS;
}
