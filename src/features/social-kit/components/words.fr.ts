import { counted, ofName } from '@/platform/french.model'

/** What the dialog of sharing says. */
export const words = {
  open: 'Partager sur les réseaux',
  title: (name: string) => `Partager ${name}`,
  about: 'Textes et images prêts à publier.',
  loading: 'Chargement…',
  networks: 'Réseaux',
  isShared: '(déjà partagé)',
  text: (network: string) => `Texte pour ${network}`,
  over: (count: number) => `${counted(count, 'caractère')} de trop`,
  copyText: 'Copier le texte',
  copyAlt: 'Copier la description',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas marché\u00a0: sélectionnez le texte, puis copiez-le.',
  reset: 'Reprendre le texte proposé',
  older:
    'La fiche a changé depuis que vous avez écrit ce texte\u00a0: relisez-le, ou reprenez celui qui est proposé.',
  format: 'Format de l’image',
  photo: 'Photo',
  photoAt: (at: number) => `Photo ${at}`,
  drawing: 'L’image se prépare…',
  drawn: (name: string, format: string) => `Image à partager ${ofName(name)}, ${format}`,
  alt: 'Description de l’image (texte alternatif)',
  altHint:
    'Pour les personnes qui ne la voient pas\u00a0: collez-la dans le champ prévu par le réseau.',
  share: 'Partager…',
  shareHint: 'Le texte est copié\u00a0: collez-le si le réseau ne le reprend pas.',
  shareFailed: 'Le partage n’a pas marché. Téléchargez l’image, puis publiez-la depuis le réseau.',
  download: 'Télécharger l’image',
  kit: 'Télécharger le kit',
  kitHint: 'Les trois images, tous les textes et les descriptions, dans un dossier ZIP.',
  kitBusy: 'Préparation…',
  done: (network: string) => `Noter comme publié sur ${network}`,
  again: (network: string) => `Noter une nouvelle publication sur ${network}`,
  doneHint: 'Pour que personne de l’équipe ne publie deux fois la même chose.',
  sharedOn: (moment: string, network: string) => `Partagé le ${moment} sur ${network}`,
  undo: 'Annuler',
  offline:
    'Vous êtes hors ligne. Vos textes restent là, et se copient\u00a0; les images attendent le réseau.',
  retry: 'Réessayer',
  pictureFailed: 'L’image n’a pas pu être préparée.',
} as const
