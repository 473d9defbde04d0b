Object.assign(globalThis, { CONTACT_EMAIL: 'contact@example.org', SITE_URL: '/' });
