import { LIMITS, positionSentence, type BlockPlace } from '@/features/pages/model'

/** Every sentence of the editor is here or in `labels.fr.ts`, so that a test can read them all. */

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count > 1 ? more : one}`

/** Why a block goes no further. */
export const edges = {
  up: 'déjà en première position',
  down: 'déjà en dernière position',
  left: 'déjà dans la première colonne',
  right: 'déjà dans la dernière colonne',
} as const

/** What is spoken after a command. Indexes come from 0. */
export const announce = {
  gone: 'Cet élément n’existe plus',
  tooManySections: `Une page a au maximum ${LIMITS.sections} sections`,
  tooManyBlocks: `Une page a au maximum ${LIMITS.blocks} blocs`,

  sectionAdded: (index: number, layout: number) =>
    `Section ${index + 1} ajoutée, ${many(layout, 'colonne')}`,
  sectionMoved: (index: number, count: number) =>
    `Section déplacée : position ${index + 1} sur ${count}`,
  sectionDropped: (from: number, index: number, count: number) =>
    `Section ${from + 1} déposée : position ${index + 1} sur ${count}`,
  sectionLifted: (index: number, count: number) =>
    `Section ${index + 1} prise : position ${index + 1} sur ${count}`,
  sectionOver: (from: number, index: number, count: number) =>
    `Section ${from + 1} : position ${index + 1} sur ${count}`,
  sectionKept: (index: number, count: number) =>
    `Déplacement annulé. Section ${index + 1} est restée à sa place : ` +
    `position ${index + 1} sur ${count}`,
  sectionSideways: (index: number) =>
    `Section ${index + 1} : une section ne se déplace que vers le haut ou vers le bas`,
  sectionAlreadyFirst: (index: number) => `Section ${index + 1} : déjà en première position`,
  sectionAlreadyLast: (index: number) => `Section ${index + 1} : déjà en dernière position`,
  sectionUpdated: (index: number) => `Section ${index + 1} modifiée`,
  sharesSet: (index: number, widths: readonly number[]) =>
    `Section ${index + 1}\u00a0: colonnes de ${widths.map((each) => `${each} %`).join(' et ')}`,
  sectionDuplicated: (index: number) => `Section ${index + 1} dupliquée`,
  sectionRemoved: (index: number, blocks: number) =>
    blocks === 0
      ? `Section ${index + 1} supprimée`
      : `Section ${index + 1} supprimée avec ${many(blocks, 'bloc')}`,
  layoutSet: (index: number, layout: number, moved: number) =>
    moved === 0
      ? `Section ${index + 1} : ${many(layout, 'colonne')}`
      : `Section ${index + 1} : ${many(layout, 'colonne')}, ${many(moved, 'bloc')} ` +
        `des colonnes retirées ${moved > 1 ? 'sont' : 'est'} dans la colonne ${layout}`,

  blockAdded: (name: string, place: BlockPlace, count: number) =>
    `${name} ajouté : ${positionSentence(place, count)}`,
  blockMoved: (name: string, place: BlockPlace, count: number) =>
    `${name} déplacé : ${positionSentence(place, count)}`,
  blockDropped: (name: string, place: BlockPlace, count: number) =>
    `${name} déposé\u00a0: ${positionSentence(place, count)}`,
  blockLifted: (name: string, place: BlockPlace, count: number) =>
    `${name} pris : ${positionSentence(place, count)}`,
  blockOver: (name: string, place: BlockPlace, count: number) =>
    `${name} : ${positionSentence(place, count)}`,
  blockKept: (name: string, place: BlockPlace, count: number) =>
    `Déplacement annulé. ${name} est resté à sa place : ${positionSentence(place, count)}`,
  blockDuplicated: (name: string, place: BlockPlace, count: number) =>
    `${name} dupliqué : ${positionSentence(place, count)}`,
  blockRemoved: (name: string) => `${name} supprimé`,
  blockPasted: (name: string, place: BlockPlace, count: number) =>
    `${name} collé : ${positionSentence(place, count)}`,
  sectionPasted: (index: number, blocks: number) =>
    `Section collée en position ${index + 1}, ${blocks === 0 ? 'vide' : `avec ${many(blocks, 'bloc')}`}`,
  blockUpdated: (name: string) => `${name} modifié`,
  blockAtEdge: (name: string, direction: keyof typeof edges) => `${name} : ${edges[direction]}`,

  undone: 'Modification annulée',
  redone: 'Modification rétablie',
  nothingToUndo: 'Rien à annuler',
  nothingToRedo: 'Rien à rétablir',
} as const

/** Words of moving: handles, their instructions, « Déplacer… » and its dialog. */
export const moves = {
  handle: (name: string) => `Déplacer ${name} : poignée`,
  instructions:
    'Espace pour prendre, flèches pour choisir la place, Espace pour déposer, Échap pour ' +
    'annuler. Entrée pour choisir la place dans une liste.',
  keys: 'Flèches pour choisir la place, Espace pour déposer, Échap pour annuler.',
  section: (index: number) => `Section ${index + 1}`,
  open: 'Déplacer…',
  columnBefore: 'Vers la colonne précédente',
  columnAfter: 'Vers la colonne suivante',
  openFor: (name: string) => `Déplacer ${name} vers une autre place`,
  title: (name: string) => `Déplacer ${name}`,
  toSection: 'Dans la section',
  toColumn: 'Dans la colonne',
  toPosition: 'À la position',
  sectionOption: (index: number, columns: number, blocks: number) =>
    `Section ${index + 1} (${many(columns, 'colonne')}, ${many(blocks, 'bloc')})`,
  columnOption: (index: number, blocks: number) =>
    `Colonne ${index + 1} (${blocks === 0 ? 'vide' : many(blocks, 'bloc')})`,
  first: (count: number) => (count === 1 ? 'Seul' : 'En premier'),
  after: (index: number, name: string) => `${index + 1}. Après ${name}`,
  here: 'place actuelle',
  apply: 'Déplacer',
  cancel: 'Annuler',
  onlySection: 'La page n’a qu’une section : il n’y a pas d’autre place',
  onlyHere: 'Le bloc est seul dans cette colonne : choisissez une autre colonne ou section',
  onlyPlace: 'La page n’a pas d’autre place pour ce bloc',
} as const

/** What was left behind when something came from another shelter. */
export type Lost = { images: number; animals: number; links: number; forms: number }

const lostParts = ({ images, animals, links, forms }: Lost): string[] => [
  ...(images > 0 ? [many(images, 'image')] : []),
  ...(animals > 0 ? [many(animals, 'animal', 'animaux')] : []),
  ...(links > 0 ? [many(links, 'lien')] : []),
  ...(forms > 0 ? [many(forms, 'formulaire')] : []),
]

/** Words of copying and pasting. */
export const clips = {
  copy: (name: string) => `Copier ${name}`,
  cut: (name: string) => `Couper ${name}`,
  paste: (name: string) => `Coller après ${name}`,
  copyIt: 'Copier',
  cutIt: 'Couper',
  pasteIt: 'Coller après',
  nothing: 'Rien à coller : copiez d’abord un bloc ou une section',
  nothingCopied: 'Rien à copier : choisissez d’abord un bloc ou une section',
  unreadable: 'Ce qui a été copié ne peut pas être collé ici',
  blockCopied: (name: string) => `${name} copié`,
  sectionCopied: (index: number, blocks: number) =>
    `Section ${index + 1} copiée avec ${many(blocks, 'bloc')}`,
  blockCut: (name: string) => `${name} coupé`,
  sectionCut: (index: number, blocks: number) =>
    `Section ${index + 1} coupée avec ${many(blocks, 'bloc')}`,
  lost: (lost: Lost) =>
    `Vient d’un autre refuge : ${lostParts(lost).join(', ')} à choisir de nouveau`,
  dismiss: 'Fermer',
} as const

/** Words of the outline. */
export const outline = {
  title: 'Plan de la page',
  empty: 'Les sections et les blocs de la page s’afficheront ici.',
  column: (index: number, blocks: number) => `Colonne ${index + 1}${blocks === 0 ? ' (vide)' : ''}`,
} as const

/** The keys of the editor, as its help lists them. */
export const shortcuts = {
  open: 'Raccourcis clavier',
  close: 'Fermer',
  groups: [
    {
      title: 'Déplacer',
      keys: [
        ['Alt + ↑ ou ↓', 'Monter ou descendre le bloc ou la section'],
        ['Alt + ← ou →', 'Changer le bloc de colonne'],
        ['Espace sur la poignée', 'Prendre, puis déposer'],
        ['↑ ↓ ← →', 'Choisir la place de ce qui est pris'],
        ['Échap', 'Renoncer au déplacement : tout reste en place'],
        ['Entrée sur la poignée', 'Choisir la place dans une liste'],
      ],
    },
    {
      title: 'Copier et coller',
      keys: [
        ['Ctrl + C', 'Copier le bloc ou la section'],
        ['Ctrl + X', 'Couper'],
        ['Ctrl + V', 'Coller après le bloc ou la section'],
        ['Ctrl + D', 'Dupliquer'],
      ],
    },
    {
      title: 'Annuler et enregistrer',
      keys: [
        ['Ctrl + Z', 'Annuler la dernière modification'],
        ['Ctrl + Y ou Ctrl + Maj + Z', 'Rétablir'],
        ['Ctrl + S', 'Enregistrer le brouillon'],
      ],
    },
    {
      title: 'Modèles et textes',
      keys: [
        ['Ctrl + Entrée', 'Valider le bloc Modèle'],
        ['Échap', 'Abandonner les changements du bloc Modèle'],
      ],
    },
  ],
} as const
