import { useState } from 'react';
import { useReaderSettingState } from '../hooks';
import { useLocation, type Location } from '../router';
import * as text from '../text';
import { LANGUAGE_NAMES, LANGUAGES, pathPrefix } from '../text/languages';
import { ButtonRow, QuietLink } from '../ui';
import { openLanguage } from './openLanguage';

/** Links to the other languages; a chosen one opens the page that the visitor came from. */
export function LanguageChoice() {
  const { pathname, state } = useLocation() as Location<{ from?: string } | null>;
  const from = state?.from ?? pathname;
  const [, choose] = useReaderSettingState('language');
  const [isUnreachable, setUnreachable] = useState(false);
  if (!SONGBOOK_HAS.otherLanguages) return null;
  return (
    <section>
      <h2>{text.languageTitle}</h2>
      <ButtonRow>
        {LANGUAGES.map(
          (language) =>
            language !== text.language && (
              <QuietLink
                key={language}
                lang={language}
                href={pathPrefix(language) + from}
                onClick={(event) => {
                  // It opens beside this page, in the language that is chosen.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return choose(language);
                  event.preventDefault();
                  openLanguage(language, from, () => choose(language)).catch(() => setUnreachable(true));
                }}
              >
                {LANGUAGE_NAMES[language]}
              </QuietLink>
            ),
        )}
      </ButtonRow>
      {isUnreachable && <p role="alert">{text.partUnreachable}</p>}
    </section>
  );
}
