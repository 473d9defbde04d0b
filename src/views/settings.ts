declare const CONTACT_EMAIL: string;
declare const SITE_URL: string;

/** What whoever deploys the songbook sets when building it. */
export const settings = { contactEmail: CONTACT_EMAIL, siteUrl: SITE_URL } as const;
