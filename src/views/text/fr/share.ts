// Words for sharing a song, copying its text, and reporting a problem.
export const songLink = 'Lien de la chanson';
export const songLinkHint = 'Le lien ouvre la chanson dans la tonalité affichée.';
export const sendLink = 'Envoyer le lien';
export const textFormat = 'En texte';
export const chordProFile = 'ChordPro';
export const plainTextFile = 'Texte, accords au-dessus des lignes';
/** Plain text for braille displays, which show a line at a time. */
export const linearTextFile = 'Texte, accords dans les lignes';
export const givenInLatin = 'En lettres latines';

export const download = 'Télécharger';
export const copy = 'Copier';
export const copied = 'Copié';
export const copyByHand =
  'Le navigateur a refusé la copie. Le texte est sélectionné\u00a0: copiez-le vous-même.';
export const copyLink = 'Copier le lien';
export const qrCode = 'QR code';
export const tooLongForQr = 'La setlist est trop longue pour un QR code\u00a0: envoyez le lien.';

export const report = 'Description du problème';
export const reportHint =
  'Voici tout ce qui sera copié\u00a0: vos actions sur cette page et ce qui est enregistré dans le navigateur. Rien ne part sans vous.';
export const copyReport = 'Copier la description';
export const mailReport = 'Nous écrire à ce sujet';
export const mailSubject = 'Problème dans le recueil';
export const mailBody = (facts: string): string =>
  `Que faisiez-vous, et que s’est-il passé\u00a0?\n\n\nSi vous avez copié la description du problème, collez-la ici.\n\n\n${facts}`;
