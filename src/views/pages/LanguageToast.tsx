import { useEffect, useEffectEvent, useState } from 'react';
import { useIsRead, useReaderSettingState } from '../hooks';
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
 * Offers another language when the visitor arrives, has chosen none, and has no Armenian in the browser. Once the saved
 * state is read, the language of the address is chosen, or else the page is opened in the language chosen before.
 */
export function LanguageToast() {
  const isRead = useIsRead();
  const [chosen, choose] = useReaderSettingState('language');
  const [isOffering, setOffering] = useState(() => !document.referrer.startsWith(location.origin));
  const isAsked = document.documentElement.dataset['asked'] === text.language;
  const offered =
    isRead && isOffering && !isAsked && chosen === 'none' ? languageFor(navigator.languages) : null;
  const settle = useEffectEvent(() => {
    if (isAsked) choose(text.language);
    // Without a network the page stays in its language.
    else if (chosen !== 'none' && chosen !== text.language) openLanguage(chosen).catch(() => undefined);
  });
  useEffect(() => {
    if (isRead) settle();
  }, [isRead]);
  useEffect(() => {
    if (!offered) return;
    const timer = setTimeout(() => setOffering(false), OFFER_TIME);
    return () => clearTimeout(timer);
  }, [offered]);
  if (!offered) return null;
  const accept = (): void =>
    void openLanguage(offered, () => choose(offered)).catch(() => setOffering(false));
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
