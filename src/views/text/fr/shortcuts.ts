// Words of the keyboard shortcuts.
export const shortcutsTitle = 'Touches du clavier et de la pédale';
/** The meaning of each shortcut, by the names that `ui/keys.ts` gives its keys. */
export const shortcutMeanings = {
  'ArrowRight PageDown Space': 'Écran suivant\u00a0; en fin de chanson, chanson suivante',
  'ArrowLeft PageUp Shift+Space': 'Écran précédent\u00a0; en début de chanson, chanson précédente',
  'ArrowDown ArrowUp': 'Une ligne plus bas ou plus haut\u00a0; en plein écran, un écran',
  N: 'Chanson suivante de la setlist ou des favoris',
  P: 'Défilement\u00a0: démarrer ou arrêter',
  L: 'Écouter, ou faire une pause',
  R: 'Apprendre le couplet en cours, ou finir la leçon',
  F: 'Plein écran\u00a0: la chanson seule',
  '/': 'Chercher dans la liste',
  'ArrowRight ArrowLeft': 'Dans une liste\u00a0: au cœur de la chanson, et retour',
  'Ctrl+Z': 'Annuler la dernière action',
  Escape: 'Fermer ce qui est ouvert',
  '?': 'Ouvrir cette page',
};
