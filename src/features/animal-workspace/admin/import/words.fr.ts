import { counted } from '@/platform/french.model'
import type { KindWords } from '@/features/csv-import/components/kind'

const animals = (count: number) => counted(count, 'animal', 'animaux')

export const chooseHint = 'Chaque refuge a ses propres animaux.'
export const fixedSpecies = 'Espèce de tous les animaux du fichier'
export const fixedSex = 'Sexe de tous les animaux du fichier'

/** What the import of animals says of them. */
export const words: KindWords = {
  title: 'Importer des animaux',
  about:
    'À partir d’un fichier CSV, comme en enregistre un tableur. Rien n’est écrit avant que vous ayez vu ce qui ira et ce qui n’ira pas.',
  back: 'Les animaux',
  fileHint:
    'Une ligne par animal, les noms des colonnes sur la première. Avec Excel ou LibreOffice\u00a0: «\u00a0Fichier\u00a0», «\u00a0Enregistrer sous\u00a0», «\u00a0CSV UTF-8\u00a0». Jusqu’à 10\u00a0000 animaux.',
  modelName: 'modele-animaux.csv',
  ready: (count) => `${animals(count)} ${count > 1 ? 'seront ajoutés' : 'sera ajouté'}.`,
  note: 'Les animaux arrivent cachés, sauf ceux que le fichier dit visibles et que la loi permet.',
  start: (count) => `Importer ${count > 1 ? `les ${animals(count)}` : 'cet animal'}`,
  added: (count) =>
    count === 0
      ? 'Aucun animal n’a été ajouté.'
      : `${animals(count)} ${count > 1 ? 'ont été ajoutés' : 'a été ajouté'}.`,
  see: 'Voir les animaux',
  past: (count, day) => `${animals(count)}, le ${day}`,
  undoTitle: (count) => `Mettre ${animals(count)} à la corbeille\u00a0?`,
  undoHint:
    'Les fiches où quelqu’un a écrit depuis l’import, et celles qu’une famille demande, restent. Les autres ressortent de la corbeille à tout moment.',
  undone: (gone, kept) =>
    `${counted(gone, 'fiche')} à la corbeille${kept > 0 ? `, ${counted(kept, 'fiche')} ${kept > 1 ? 'gardées' : 'gardée'}` : ''}`,
  cancel: 'Garder les fiches',
}
