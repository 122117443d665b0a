import { counted } from '@/platform/french.model'

const lines = (count: number) => counted(count, 'ligne')
const animals = (count: number) => counted(count, 'animal', 'animaux')

/** What the import of animals says. */
export const words = {
  title: 'Importer des animaux',
  chooseHint: 'Chaque refuge a ses propres animaux.',
  about:
    'À partir d’un fichier CSV, comme en enregistre un tableur. Rien n’est écrit avant que vous ayez vu ce qui ira et ce qui n’ira pas.',
  back: 'Les animaux',
  file: 'Le fichier',
  chooseFile: 'Choisir un fichier CSV',
  fileHint:
    'Une ligne par animal, les noms des colonnes sur la première. Avec Excel ou LibreOffice\u00a0: «\u00a0Fichier\u00a0», «\u00a0Enregistrer sous\u00a0», «\u00a0CSV UTF-8\u00a0». Jusqu’à 10\u00a0000 animaux.',
  model: 'Télécharger un modèle vide',
  modelName: 'modele-animaux.csv',
  reading: 'Lecture du fichier…',
  unreadable: 'Ce fichier n’a pas pu être lu',
  columns: 'Les colonnes',
  columnsAbout: (name: string, count: number) =>
    `${name}\u00a0: ${lines(count)}. Vérifiez ce que contient chaque colonne.`,
  column: (name: string, at: number) => name || `Colonne ${at + 1}`,
  example: (values: readonly string[]) => `Par exemple\u00a0: ${values.join(' · ')}`,
  noExample: 'Toujours vide',
  ignore: 'Ne pas importer',
  fixedSpecies: 'Espèce de tous les animaux du fichier',
  fixedSex: 'Sexe de tous les animaux du fichier',
  notFixed: 'Choisir…',
  missing: (labels: readonly string[]) =>
    labels.length > 1
      ? `Dites quelles colonnes donnent\u00a0: ${labels.join(', ')}`
      : `Dites quelle colonne donne\u00a0: ${labels.join()}`,
  check: 'Vérifier le fichier',
  checking: 'Vérification…',
  otherFile: 'Choisir un autre fichier',
  checked: 'Ce que l’import fera',
  ready: (count: number) =>
    count === 0
      ? 'Aucune ligne ne peut être importée.'
      : `${animals(count)} ${count > 1 ? 'seront ajoutés' : 'sera ajouté'}.`,
  refused: (count: number) =>
    `${lines(count)} à corriger ${count > 1 ? 'resteront' : 'restera'} de côté.`,
  hidden:
    'Les animaux arrivent cachés, sauf ceux que le fichier dit visibles et que la loi permet.',
  remarks: 'Ligne par ligne',
  line: (line: number) => `Ligne ${line}`,
  moreRemarks: (count: number) =>
    count > 1 ? `… et ${count} autres remarques` : '… et une autre remarque',
  download: 'Télécharger les lignes à corriger',
  refusedName: 'lignes-a-corriger.csv',
  changeColumns: 'Changer les colonnes',
  start: (count: number) => `Importer ${count > 1 ? `les ${animals(count)}` : 'cet animal'}`,
  running: 'Import en cours',
  progress: (done: number, total: number) => `${done} sur ${total}`,
  runningHint:
    'Vous pouvez continuer ailleurs\u00a0: si cette page se ferme, l’import reprend d’ici, là où il en est.',
  stop: 'Mettre en pause',
  stopping: 'Arrêt…',
  paused: 'L’import est en pause',
  found: (name: string) => `L’import de «\u00a0${name}\u00a0» n’est pas terminé.`,
  resume: 'Reprendre l’import',
  retry: 'Réessayer',
  abandon: 'En rester là',
  done: 'Import terminé',
  added: (count: number) =>
    count === 0
      ? 'Aucun animal n’a été ajouté.'
      : `${animals(count)} ${count > 1 ? 'ont été ajoutés' : 'a été ajouté'}.`,
  see: 'Voir les animaux',
  another: 'Importer un autre fichier',
  past: 'Imports récents',
  pastOne: (count: number, day: string) => `${animals(count)}, le ${day}`,
  undo: 'Annuler cet import',
  undoTitle: (count: number) => `Mettre ${animals(count)} à la corbeille\u00a0?`,
  undoHint:
    'Les fiches où quelqu’un a écrit depuis l’import, et celles qu’une famille demande, restent. Les autres ressortent de la corbeille à tout moment.',
  undone: (binned: number, kept: number) =>
    `${counted(binned, 'fiche')} à la corbeille${kept > 0 ? `, ${counted(kept, 'fiche')} ${kept > 1 ? 'gardées' : 'gardée'}` : ''}`,
  undoing: 'Annulation…',
  cancel: 'Garder les fiches',
  pastError: 'Les imports récents n’ont pas pu être chargés',
  keptHere: 'Rien n’est perdu\u00a0: reprenez quand vous voulez.',
} as const
