import { WIDGET_COUNT } from '../model'

/** What the screen says. */
export const words = {
  title: 'Sur un autre site',
  about:
    'Montrez vos animaux à adopter sur le site que vous avez déjà\u00a0: ils s’y mettent à jour tout seuls.',
  chooseHint: 'Choisissez le refuge dont les animaux sont montrés.',
  choice: 'Ce qui est montré',
  species: 'Espèce',
  everySpecies: 'Toutes les espèces',
  count: 'Nombre d’animaux',
  countHint: `De 1 à ${WIDGET_COUNT.most}, les derniers arrivés d’abord.`,
  color: 'Couleur du bouton',
  colorHint: 'Celle de votre site, par exemple 1e6b57. Vide\u00a0: la couleur de votre page ici.',
  wrongColor: 'Une couleur s’écrit avec six chiffres ou lettres de A à F, par exemple 1e6b57',
  script: 'Adapter la hauteur automatiquement',
  scriptHint:
    'Ajoute une ligne de script. Si votre site n’en accepte pas, décochez\u00a0: le cadre aura sa propre barre de défilement.',
  code: 'Code à coller',
  codeHint:
    'Dans WordPress\u00a0: ajoutez un bloc «\u00a0HTML personnalisé\u00a0» à votre page et collez-y ce texte. Ailleurs\u00a0: là où l’on peut écrire du HTML.',
  copy: 'Copier le code',
  copied: 'Code copié',
  byHand: 'Votre navigateur ne laisse pas copier\u00a0: le texte est choisi, faites Ctrl+C.',
  preview: 'Aperçu',
} as const
