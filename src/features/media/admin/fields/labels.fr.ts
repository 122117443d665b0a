import { counted } from '@/platform/french.model'

const photos = (count: number) => counted(count, 'photo')

/** Every sentence of the picture fields of the admin's forms. */
export const labels = {
  choose: 'Choisir une image',
  change: 'Changer d’image',
  remove: 'Retirer l’image',
  noPicture: 'Aucune image',
  add: 'Ajouter des photos',
  noPhoto: 'Aucune photo pour l’instant',
  noPhotoHint: 'La première sera la photo principale, celle des listes et des partages.',
  noShelter: 'Choisissez d’abord le refuge.',
  loading: 'Chargement des images…',
  loadError: 'Les images n’ont pas pu être chargées.',
  retry: 'Réessayer',
  gone: 'Image introuvable',
  goneHint: 'Elle n’est plus dans la médiathèque. Retirez-la ou remplacez-la.',
  main: 'Photo principale',
  photo: (place: number) => `Photo ${place}`,
  count: (count: number, most: number | undefined) =>
    most === undefined ? photos(count) : `${count} sur ${photos(most)}`,
  full: (most: number) => `${photos(most)} au maximum\u00a0: retirez-en une pour en ajouter.`,

  earlier: (name: string) => `Avancer d’une place\u00a0: ${name}`,
  later: (name: string) => `Reculer d’une place\u00a0: ${name}`,
  makeMain: (name: string) => `En faire la photo principale\u00a0: ${name}`,
  removeOf: (name: string) => `Retirer la photo\u00a0: ${name}`,
  handle: (name: string) => `Déplacer la photo\u00a0: ${name}`,
  instructions:
    'Appuyez sur Espace pour prendre la photo, déplacez-la avec les flèches, puis appuyez de ' +
    'nouveau sur Espace pour la déposer. Échap annule.',

  lifted: (name: string, place: number, total: number) =>
    `${name} prise, position ${place} sur ${total}.`,
  over: (place: number, total: number) => `Position ${place} sur ${total}.`,
  dropped: (name: string, place: number, total: number) =>
    place === 1
      ? `${name} déposée\u00a0: photo principale, position 1 sur ${total}.`
      : `${name} déposée\u00a0: position ${place} sur ${total}.`,
  cancelled: (name: string, place: number, total: number) =>
    `Déplacement annulé\u00a0: ${name} reste en position ${place} sur ${total}.`,
  moved: (name: string, place: number, total: number) =>
    place === 1
      ? `${name} devient la photo principale, position 1 sur ${total}.`
      : `${name} est en position ${place} sur ${total}.`,
  alreadyFirst: (name: string) => `${name} est déjà en première position.`,
  alreadyLast: (name: string) => `${name} est déjà en dernière position.`,
  removed: (name: string, left: number) =>
    left === 0
      ? `${name} retirée, il n’y a plus de photo.`
      : `${name} retirée, ${left > 1 ? `il reste ${photos(left)}` : 'il reste 1 photo'}.`,
  added: (count: number) =>
    count > 1 ? `${photos(count)} ajoutées.` : count === 1 ? '1 photo ajoutée.' : '',
  known: (count: number) =>
    count > 1 ? `${count} y étaient déjà.` : count === 1 ? '1 y était déjà.' : '',
  refused: (count: number, most: number) =>
    count > 0
      ? `${photos(most)} au maximum\u00a0: ${count > 1 ? `${count} n’ont pas été ajoutées` : '1 n’a pas été ajoutée'}.`
      : '',
  picked: (name: string) => `Image choisie\u00a0: ${name}`,
  pictureRemoved: 'Image retirée',

  withoutAlt: 'Sans texte alternatif',
  decorative: 'Image décorative',
  describe: 'Décrire',
  describeOf: (name: string) => `Décrire l’image\u00a0: ${name}`,
  altTitle: 'Décrire cette image',
  altHint: 'Ce que l’on voit, en une phrase, pour les personnes qui ne voient pas l’image.',
  altLabel: 'Texte alternatif',
  altDecorative: 'Image décorative\u00a0: elle n’apporte rien à lire',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: (name: string) => `Description enregistrée\u00a0: ${name}`,
  cancel: 'Annuler',
  saveError: 'La description n’a pas pu être enregistrée. Réessayez.',
} as const
