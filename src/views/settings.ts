declare const CONTACT_EMAIL: string;
declare const SITE_URL: string;

/** Build-time settings; the README says how to set them. */
export const settings = { contactEmail: CONTACT_EMAIL, siteUrl: SITE_URL } as const;
