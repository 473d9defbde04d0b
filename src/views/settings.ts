declare const CONTACT_EMAIL: string;
declare const SITE_URL: string;

export const settings = { contactEmail: CONTACT_EMAIL, siteUrl: SITE_URL } as const;
