import { counted } from '@/platform/french.model'
import { frenchNumber } from '@/platform/number.model'

/** Every sentence of the library; those in quotes in the contract are kept as they are. */
export const labels = {
  title: 'Médiathèque',
  count: (total: number) => counted(total, 'image'),
  found: (total: number) => (total === 0 ? 'Aucune image trouvée' : counted(total, 'image')),
  add: 'Ajouter des images',
  drop: 'Déposez vos images ici',

  search: 'Rechercher une image',
  sort: 'Trier par',
  withoutAlt: 'Sans texte alternatif',
  view: 'Affichage',
  grid: 'Grille',
  list: 'Liste',
  select: 'Sélectionner',

  loading: 'Chargement des images…',
  loadError: 'Erreur lors du chargement des images',
  retry: 'Réessayer',
  empty: 'Aucune image pour l’instant',
  emptyHint: 'Déposez ici les photos de vos animaux et de votre refuge, ou choisissez-les.',
  noResult: 'Aucune image ne correspond',
  noResultHint: (search: string) =>
    search
      ? `Rien ne contient «\u00a0${search}\u00a0».`
      : 'Aucune image ne manque de texte alternatif.',
  showAll: 'Afficher toutes les images',
  more: 'Afficher plus d’images',
  shown: (shown: number, total: number) => `${frenchNumber(shown)} sur ${counted(total, 'image')}`,
  pictures: 'Images',

  tile: (name: string, isWithoutAlt: boolean) =>
    isWithoutAlt ? `${name}, sans texte alternatif` : name,
  dimensions: (width: number, height: number) => `${width} × ${height} pixels`,
  decorative: 'Image décorative',

  use: 'Utiliser cette image',
  useMany: (count: number) => (count > 1 ? `Utiliser ces ${count} images` : labels.use),
  chosen: (count: number) =>
    count === 0
      ? 'Aucune image choisie'
      : `${counted(count, 'image')} ${count > 1 ? 'choisies' : 'choisie'}`,
  cancel: 'Annuler',
  removeMany: (count: number) => `Supprimer ${counted(count, 'image')}`,
  chooseShelterHint: 'Chaque refuge a sa médiathèque.',
  enlarge: 'Voir en grand',
  enlargeOf: (name: string) => `Voir en grand ${name}`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer ${name}`,
  pickOne: 'Choisir une image',
  pickMany: 'Choisir des images',
  close: 'Fermer',
} as const

/** Words of the details of a picture, and of its deletion. */
export const detailLabels = {
  heading: 'Détails de l’image',
  previous: 'Image précédente',
  next: 'Image suivante',
  close: 'Fermer les détails',

  alt: 'Texte alternatif',
  altHint: 'Ce que l’on voit, pour les personnes qui ne voient pas l’image.',
  decorative: 'Image décorative',
  decorativeHint:
    'Elle n’apporte aucune information\u00a0: aucun texte alternatif n’est nécessaire.',
  name: 'Titre',
  description: 'Description',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  idle: 'Vos changements s’enregistrent tout seuls.',
  retry: 'Réessayer',

  facts: 'Fichier',
  size: 'Dimensions',
  added: 'Ajoutée le',

  focal: 'Point d’intérêt',
  focalHint:
    'Le point de la photo qui reste visible quand elle est recadrée. Touchez la photo, ou réglez-le ici.',
  focalX: 'De gauche à droite',
  focalY: 'De haut en bas',
  focalEdit: 'Changer le point d’intérêt',
  focalSave: 'Garder ce point',
  focalSquare: 'Carré',
  focalCard: 'Carte',
  perCent: (value: number) => `${value}\u00a0%`,

  uses: 'Utilisée dans',
  usesLoading: 'Recherche de ses utilisations…',
  usesError: 'Ses utilisations n’ont pas pu être lues.',
  noUse: 'Cette image n’est utilisée nulle part.',
  isPublic: 'En ligne',
  isHidden: 'Non publié',

  removeQuestion: 'Êtes-vous sûr de vouloir supprimer cette image\u00a0?',
  removeManyQuestion: (count: number) =>
    `Êtes-vous sûr de vouloir supprimer ces ${count} images\u00a0?`,
  removeForGood: 'Le fichier est supprimé aussi\u00a0: il ne pourra pas être retrouvé.',
  removeUsed: 'Des visiteurs la voient\u00a0: retirez-la d’abord de ces endroits.',
  removeHidden: 'Ces endroits, non publiés, n’auront plus leur image.',
  removeError: 'Erreur lors de la suppression',
  removing: 'Suppression…',
  removed: (count: number) =>
    count > 1 ? `${counted(count, 'image')} supprimées` : 'Image supprimée',
  viewer: 'Images de la médiathèque',
} as const

/** Sentences of the uploads. */
export const uploadLabels = {
  title: 'Envoi des images',
  refusals: 'Fichiers refusés',
  running: 'Upload en cours...',
  error: 'Erreur lors de l’upload',
  /** The server said why. */
  errorWith: (detail: string) => `Erreur lors de l’upload\u00a0: ${detail}`,
  /** Nothing answers. */
  noAnswer: 'Une erreur est survenue lors de l’upload',
  /** Something failed that says nothing of itself. */
  unknown: 'Une erreur inconnue est survenue',
  /** The file arrived, and the library could not keep it. */
  notKept: 'Erreur lors de l’enregistrement en base',
  noAddress: 'Impossible de générer l’URL publique',
  unreadable:
    'Ce navigateur ne lit pas le format HEIC\u00a0: enregistrez la photo en JPG, puis envoyez-la.',
  progress: (name: string) => `Envoi de ${name}`,
  waiting: 'En attente',
  preparing: 'Préparation…',
  percent: (progress: number) => `${Math.round(progress * 100)}\u00a0%`,
  /** All bytes left; the server makes the sizes. */
  treating: 'Traitement…',
  done: 'Ajoutée',
  cancelled: 'Annulée',
  known: (name: string) => `Déjà dans la médiathèque, sous le nom «\u00a0${name}\u00a0».`,
  sendAnyway: 'Envoyer quand même',
  sendAnywayOf: (name: string) => `Envoyer quand même ${name}`,
  alt: 'Que voit-on\u00a0?',
  altOf: (name: string) => `Texte alternatif de ${name}`,
  decorativeOf: (name: string) => `${name} est une image décorative`,
  cancel: 'Annuler',
  cancelOf: (name: string) => `Annuler l’envoi de ${name}`,
  retry: 'Réessayer',
  retryOf: (name: string) => `Réessayer l’envoi de ${name}`,
  cancelAll: 'Tout annuler',
  clear: 'Fermer',
  refusal: (name: string, message: string) => `${name}\u00a0: ${message}`,
  summary: ({ done, known, wrong }: { done: number; known: number; wrong: number }) =>
    [
      done > 0 && `${counted(done, 'image')} ${done > 1 ? 'ajoutées' : 'ajoutée'}`,
      known > 0 && `${known} déjà dans la médiathèque`,
      wrong > 0 && `${counted(wrong, 'fichier')} ${wrong > 1 ? 'refusés' : 'refusé'}`,
    ]
      .filter(Boolean)
      .join(', '),
} as const
