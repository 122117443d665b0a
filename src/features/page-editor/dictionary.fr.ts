import { LIMITS, positionSentence, type BlockPlace } from '@/features/pages/model'

/** Every sentence of the editor is here or in `labels.fr.ts`, so that a test can read them all. */

const many = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`

const EDGES = {
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
  sectionAlreadyFirst: (index: number) => `Section ${index + 1} : déjà en première position`,
  sectionAlreadyLast: (index: number) => `Section ${index + 1} : déjà en dernière position`,
  sectionUpdated: (index: number) => `Section ${index + 1} modifiée`,
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
  blockDuplicated: (name: string, place: BlockPlace, count: number) =>
    `${name} dupliqué : ${positionSentence(place, count)}`,
  blockRemoved: (name: string) => `${name} supprimé`,
  blockUpdated: (name: string) => `${name} modifié`,
  blockAtEdge: (name: string, direction: keyof typeof EDGES) => `${name} : ${EDGES[direction]}`,

  undone: 'Modification annulée',
  redone: 'Modification rétablie',
  nothingToUndo: 'Rien à annuler',
  nothingToRedo: 'Rien à rétablir',
} as const
