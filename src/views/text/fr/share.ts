// Words for sharing a song, copying its text, and reporting a problem.
export const songLink = 'Lien de la chanson';
export const songLinkHint = 'Le lien ouvre la chanson dans la tonalité affichée.';
export const sendLink = 'Envoyer le lien';
export const fileFormat = 'En fichier';
export const chordProFile = 'ChordPro';
export const plainTextFile = 'Texte, accords au-dessus des lignes';
/** Plain text for braille displays, which show a line at a time. */
export const linearTextFile = 'Texte, accords dans les lignes';
export const givenInLatin = 'En lettres latines';
export const recordingFile = 'Enregistrement d’un couplet, WAV';
export const recordedVerse = 'Couplet';
export const recordingHint = 'Un couplet, dans la tonalité et au tempo du lecteur, pour s’exercer.';
export const bothVoices = 'Les deux';
export const downloadWave = 'Télécharger en WAV';
export const preparingRecording = 'Préparation…';
export const recordingFailed = 'Ce navigateur n’a pas pu préparer l’enregistrement.';

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
export const bookletTitle = 'Livret';
export const printNow = 'Imprimer';
export const printedPaper = 'Papier';
export const printedLetters = 'Texte';
export const printedSheet = 'Contenu';
export const folding =
  'Imprimez en A4 recto verso, en paysage, retournement sur le bord court, puis pliez toutes les feuilles ensemble par le milieu.';
export const printedContents = 'Sommaire';
export const printedNotes = 'Partitions';
export const codeLeadsTo = (address: string): string => `Ouvrir la chanson\u00a0: ${address}`;
export const setCodeLeadsTo = (site: string): string => `Ouvrir toute la setlist\u00a0: ${site}`;
export const preparingBooklet = 'Préparation du livret…';
export const numbered = (number: number, title: string): string => `${number}. ${title}`;
export const continued = 'suite';
export const date = (day: Date): string => day.toLocaleDateString('fr', { dateStyle: 'long' });
