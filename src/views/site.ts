declare const CONTACT_EMAIL: string;
declare const SITE_URL: string;

/** The contact address and the site of the footer, set by the build. */
export const site = { contactEmail: CONTACT_EMAIL, url: SITE_URL } as const;

/** The address of an e-mail to the contact. */
export const mailAddress = (subject: string, body = ''): string =>
  `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
