import { labelled, ordinal, quoted } from './common';

// Words of sound and playback.
export const hearChord = (chord: string): string => `Écouter l’accord ${chord}`;
export const tuning = { guitar: 'Accorder la guitare', ukulele: 'Accorder l’ukulélé' };
export const hearString = (number: number, note: string): string =>
  labelled(`Écouter la ${ordinal(number)} corde`, note);
export const played = 'Que jouer\u00a0?';
export const voicesHeard = { tune: 'Mélodie', chords: 'Accords', metronome: 'Métronome' };
export const noTune =
  'La mélodie de cette chanson ne figure pas dans le recueil. Vous entendez seulement les accords, un par mesure.';
export const partOfTune =
  'La mélodie de certaines lignes ne figure pas dans le recueil\u00a0: vous y entendez seulement les accords ou les temps.';
export const strum = 'Rythmique';
export const beatsInBar = 'Temps par mesure';
export const soundsIn = (key: string): string => labelled('Tonalité entendue', key);
export const overCapo = (capo: number, played: string): string => `, ${labelled(`capo ${capo}`, played)}`;
export const tempoOfPlay = 'Tempo';
export const beats = 'bpm';
export const tapTempo = 'Tap tempo';
export const guessedTempo = `Tempo inconnu, donc supposé\u00a0: touchez ${quoted(tapTempo)} au rythme de la chanson.`;
export const writtenTempo = (tempo: number): string => labelled('Tempo de la chanson', String(tempo));
export const tapALine =
  'Pendant l’écoute, touchez une ligne pour repartir de là, ou le numéro d’un couplet pour l’apprendre.';
/** Learning a verse by ear and by heart, in steps. */
export const lesson = 'Apprendre';
export const lessonSteps = {
  hear: 'Écouter le couplet',
  echo: 'Répéter ligne à ligne',
  slow: 'Chanter lentement',
  ends: 'Sans les fins de ligne',
  lines: 'Sans une ligne sur deux',
  all: 'Par cœur',
};
export const stayAtStep = 'Rester ici';
export const yourTurn = 'À vous';
export const minutesLeft = (minutes: number): string => `encore ${minutes}\u00a0min`;
export const nextStep = (name: string): string => labelled('Ensuite', name);
export const player = 'Lecteur';
export const closePlayer = 'Fermer le lecteur';
export const staff = 'Partition';
export const staffHeading = (title: string) => `${title} · partition`;
export const staffOf = (title: string, key: string) => `Partition de ${quoted(title)} en ${key}`;
export const closeStaff = 'Fermer la partition';

// Words of learning a song by heart.
export const tapToSee = 'Touchez une ligne pour voir ses mots cachés.';
export const speed = 'Vitesse de défilement';
export const slower = 'Ralentir';
export const faster = 'Accélérer';
export const linesPerMinute = 'lignes/min';
export const pageEnd = 'Fin';
export const leaveStage = 'Quitter le plein écran';
export const screens = 'Écrans de la chanson';
