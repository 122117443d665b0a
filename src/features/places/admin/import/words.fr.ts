import { counted } from '@/platform/french.model'
import type { KindWords } from '@/features/csv-import/components/kind'

const places = (count: number) => counted(count, 'adresse')

export const fixedKind = 'Nature de toutes les adresses du fichier'

/** What the import of places says of them. */
export const words: KindWords = {
  title: 'Importer des adresses',
  about:
    'À partir d’un fichier CSV, comme en enregistre un tableur. Rien n’est écrit avant que vous ayez vu ce qui ira et ce qui n’ira pas.',
  back: 'Bonnes adresses',
  fileHint:
    'Une ligne par adresse, les noms des colonnes sur la première. Avec Excel ou LibreOffice\u00a0: «\u00a0Fichier\u00a0», «\u00a0Enregistrer sous\u00a0», «\u00a0CSV UTF-8\u00a0». Jusqu’à 40\u00a0000 adresses.',
  modelName: 'modele-adresses.csv',
  ready: (count) => `${places(count)} ${count > 1 ? 'seront ajoutées' : 'sera ajoutée'}.`,
  note: 'Les adresses importées sont en ligne aussitôt.',
  start: (count) => `Importer ${count > 1 ? `les ${places(count)}` : 'cette adresse'}`,
  added: (count) =>
    count === 0
      ? 'Aucune adresse n’a été ajoutée.'
      : `${places(count)} ${count > 1 ? 'ont été ajoutées' : 'a été ajoutée'}.`,
  see: 'Voir les adresses',
  past: (count, day) => `${places(count)}, le ${day}`,
  undoTitle: (count) => `Effacer ${places(count)}\u00a0?`,
  undoHint:
    'Les adresses que quelqu’un a modifiées, signalées ou revendiquées depuis l’import restent. Les autres sont effacées pour de bon.',
  undone: (gone, kept) =>
    `${places(gone)} ${gone > 1 ? 'effacées' : 'effacée'}${kept > 0 ? `, ${places(kept)} ${kept > 1 ? 'gardées' : 'gardée'}` : ''}`,
  cancel: 'Garder les adresses',
}
