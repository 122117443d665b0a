/** What the screen of the colours says. */
export const words = {
  title: 'Couleurs du site',
  hint: 'Choisissez une palette toute prête, puis changez ce que vous voulez. Rien n’est public avant «\u00a0Enregistrer\u00a0».',
  palettes: 'Palettes toutes prêtes',
  chosen: (name: string) => `Palette «\u00a0${name}\u00a0» appliquée.`,
  undo: 'Annuler',
  undone: 'Couleurs d’avant remises.',
  reset: 'Revenir aux couleurs de départ',
  wasReset: 'Couleurs de départ remises.',
  code: (label: string) => `${label}\u00a0: code de la couleur`,
  invalid: 'Couleur invalide (écrire #1E6B57)',
  contrast: (on: string, ratio: string) =>
    `Difficile à lire sur «\u00a0${on}\u00a0»\u00a0: contraste de ${ratio} pour 1, il en faut 4,5. Le site mettra une couleur lisible.`,
  fix: 'Prendre la couleur lisible',
  preview: 'Votre page d’accueil, avec ces couleurs',
  noPreview: 'L’aperçu viendra quand le site de ce refuge sera public.',
} as const

/** The colours by what they paint. */
export const GROUPS = [
  { name: 'Couleurs générales', colors: ['primaryColor', 'secondaryColor', 'tertiaryColor'] },
  { name: 'Pages', colors: ['backgroundColor', 'linkColor'] },
  { name: 'En-tête', colors: ['headerColor', 'headerTextColor'] },
  { name: 'Bandeau', colors: ['bannerColor', 'bannerTextColor'] },
  { name: 'Boutons', colors: ['buttonColor', 'buttonTextColor'] },
  { name: 'Pied de page', colors: ['footerColor', 'footerTextColor'] },
] as const
