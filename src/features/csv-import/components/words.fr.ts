import { counted } from '@/platform/french.model'

const lines = (count: number) => counted(count, 'ligne')

/** What every import of a file says. */
export const words = {
  file: 'Le fichier',
  chooseFile: 'Choisir un fichier CSV',
  model: 'Télécharger un modèle vide',
  reading: 'Lecture du fichier…',
  unreadable: 'Ce fichier n’a pas pu être lu',
  columns: 'Les colonnes',
  columnsAbout: (name: string, count: number) =>
    `${name}\u00a0: ${lines(count)}. Vérifiez ce que contient chaque colonne.`,
  column: (name: string, at: number) => name || `Colonne ${at + 1}`,
  example: (values: readonly string[]) => `Par exemple\u00a0: ${values.join(' · ')}`,
  noExample: 'Toujours vide',
  ignore: 'Ne pas importer',
  notFixed: 'Choisir…',
  missing: (labels: readonly string[]) =>
    labels.length > 1
      ? `Dites quelles colonnes donnent\u00a0: ${labels.join(', ')}`
      : `Dites quelle colonne donne\u00a0: ${labels.join()}`,
  check: 'Vérifier le fichier',
  checking: 'Vérification…',
  otherFile: 'Choisir un autre fichier',
  checked: 'Ce que l’import fera',
  nothingReady: 'Aucune ligne ne peut être importée.',
  refused: (count: number) =>
    `${lines(count)} à corriger ${count > 1 ? 'resteront' : 'restera'} de côté.`,
  remarks: 'Ligne par ligne',
  line: (line: number) => `Ligne ${line}`,
  moreRemarks: (count: number) =>
    count > 1 ? `… et ${count} autres remarques` : '… et une autre remarque',
  download: 'Télécharger les lignes à corriger',
  refusedName: 'lignes-a-corriger.csv',
  changeColumns: 'Changer les colonnes',
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
  another: 'Importer un autre fichier',
  past: 'Imports récents',
  undo: 'Annuler cet import',
  undoing: 'Annulation…',
  pastError: 'Les imports récents n’ont pas pu être chargés',
  keptHere: 'Rien n’est perdu\u00a0: reprenez quand vous voulez.',
} as const
