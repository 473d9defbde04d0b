// Words that several features say.
export const tabTitle = (pageTitle: string): string => `${pageTitle} | Երգեր և ակորդներ`;
export const siteDescription = 'Հայկական երգերի խոսքեր՝ կիթառի ակորդներով';
export const loading = 'Loading...';
export const close = 'Փակել';
export const partUnreachable = 'Այս մասը չհաջողվեց բեռնել։ Ստուգե՛ք կապը ցանցի հետ։';
export const songUnreachable = 'Երգի խոսքերը չհաջողվեց բեռնել։ Ստուգե՛ք կապը ցանցի հետ։';
export const tryAgain = 'Կրկին փորձել';
export const toAllSongs = 'Տեսնել բոլոր երգերը';
export const gotIt = 'Լավ';
export const download = 'Ներբեռնել';
export const copy = 'Պատճենել';
export const copied = 'Պատճենվեց ✓';
export const copyByHand = 'Զննարկիչը չթողեց պատճենել։ Տեքստն ընտրված է. պատճենե՛ք ինքներդ։';
export const copyLink = 'Պատճենել հղումը';
export const key = 'Տոնայնություն';
export const capo = 'Կապո';
export const reload = 'Վերաբեռնել';
export const favorite = (title: string): string => `Սիրելի երգ՝ ${title}`;
