import { labelled, ordinal, quoted } from './common';

// Words of the sets of songs.
export const setsNeedScript =
  'Vos setlists sont enregistrées dans votre navigateur\u00a0: pour les voir, activez JavaScript dans ses réglages.';
export const noSets =
  'Pas encore de setlist. Une setlist réunit les chansons que vous jouez à la suite, dans l’ordre et les tonalités de votre choix.';
export const newSet = 'Nouvelle setlist';
export const setTitle = 'Nom de la setlist';
export const untitled = 'Setlist sans nom';
export const make = 'Créer';
export const actionsOf = (title: string): string => `Setlist ${quoted(title)}\u00a0: actions`;
export const rename = 'Renommer';
export const duplicate = 'Dupliquer';
export const remove = 'Supprimer';
export const copyOf = (title: string): string => `${title} (copie)`;

export const addTitle = 'Ajouter à une setlist';
export const added = (title: string): string => `Chanson ajoutée à ${quoted(title)}.`;
export const openSet = 'Ouvrir la setlist';

export const playSet = 'Jouer';
export const resume = (position: number): string => `Reprendre à la ${ordinal(position)} chanson`;
export const edit = 'Modifier';
export const editDone = 'Terminé';
export const emptySet = 'Cette setlist est encore vide.';

export const addSong = 'Ajouter une chanson';
export const findSong = 'Chercher une chanson à ajouter';
export const songAdded = (title: string): string => labelled('Chanson ajoutée', title);
export const addHeading = 'Ajouter un intertitre ou une pause';
export const heading = 'Intertitre';
export const note = 'Mémo';
export const noteOf = (title: string): string => labelled('Mémo', title);
export const keyAndCapo = 'Tonalité et capo';
export const carry = (title: string): string => labelled('Déplacer', title);
export const moveUp = (title: string): string => labelled('Vers le haut', title);
export const moveDown = (title: string): string => labelled('Vers le bas', title);
export const takeOut = (title: string): string => labelled('Retirer', title);
export const moved = (title: string, position: number, count: number): string =>
  labelled(title, `${ordinal(position)} place sur ${count}`);

export const shareSetTitle = 'Partager la setlist';
export const setLink = 'Lien de la setlist';
export const setLinkHint =
  'Le lien contient les chansons, les tonalités et les mémos\u00a0: aucun serveur ne les reçoit.';
export const sentSet = 'On vous a envoyé cette setlist.';
export const sentSetIsKept = (title: string): string =>
  `Vous avez déjà cette setlist\u00a0: «\u00a0${title}\u00a0».`;
export const groupOfSet = (voices: readonly string[]): string =>
  labelled('Voix du groupe', voices.join(', '));
export const takeSet = 'Garder dans mes setlists';
export const refuseSet = 'Mes setlists';
export const toOwnSets = 'Voir mes setlists';
export const setProblems = {
  tooLarge:
    'Lien trop long\u00a0: une setlist s’envoie avec 500 chansons et intertitres au plus, et 1\u00a0000 caractères par texte.',
  foreign: 'Ce lien ne contient pas de setlist.',
  malformed: 'Le lien est endommagé\u00a0: la setlist est illisible. Demandez qu’on vous la renvoie.',
  unknownSong:
    'La setlist contient une chanson absente de ce recueil. Mettez le recueil à jour et réessayez.',
};
export const setChordPro = 'ChordPro\u00a0: toutes les chansons en un fichier';
export const setPlainList = 'Liste des chansons, en texte';
export const listed = (number: number, title: string, facts: string, note: string): string =>
  `${number}. ${title} (${facts})${note && ` – ${note}`}`;
