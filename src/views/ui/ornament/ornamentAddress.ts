declare const ORNAMENTS: string;

/** The address of an ornament, drawn when the site was built. */
export const ornamentAddress = (name: string): string => `${ORNAMENTS}/${name}.svg#o`;
