import { ornamentSettings } from '../../src/build/site/ornamentFiles';

Object.assign(globalThis, { CONTACT_EMAIL: 'contact@example.org', SITE_URL: '/', ...ornamentSettings });
