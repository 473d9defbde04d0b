declare const ORNAMENTS: string;

/** The address of an ornament's drawing. */
export const ornamentAddress = (name: string): string => `${ORNAMENTS}/${name}.svg#o`;
