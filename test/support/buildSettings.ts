import { ornamentSettings } from '../../src/build/site/ornamentFiles';
import { songbookSettings } from '../../src/build/site/songbookSettings';

Object.assign(globalThis, {
  CONTACT_EMAIL: 'contact@example.org',
  SITE_URL: '/',
  songbookWords: {},
  ...ornamentSettings,
  ...songbookSettings,
});
