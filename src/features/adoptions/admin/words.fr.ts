import { ofName } from '@/platform/french.model'

const many = (count: number, one: string, several = `${one}s`) =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? several : one}`

const DAY_MS = 86_400_000

/** « aujourd’hui », « depuis hier », « depuis 12 jours »: how long something has waited. */
export function sinceWords(iso: string, now: number): string {
  const days = Math.floor(Math.max(0, now - Date.parse(iso)) / DAY_MS)
  if (days === 0) return 'depuis aujourd’hui'
  return days === 1 ? 'depuis hier' : `depuis ${days} jours`
}

/** Sentences of the board and of the list. */
export const deskWords = {
  title: 'Demandes d’adoption',
  add: 'Ajouter une demande',
  chooseShelterHint: 'Chaque refuge suit ses propres demandes.',

  search: 'Rechercher une personne ou un animal',
  filters: 'Filtrer et trier',
  species: 'Espèce',
  everySpecies: 'Toutes les espèces',
  assignee: 'Suivi par',
  everybody: 'Tout le monde',
  me: 'Mes demandes',
  nobody: 'Personne encore',
  sort: 'Trier par',
  view: 'Affichage',
  board: 'Tableau',
  list: 'Liste',
  scope: 'Demandes',
  open: 'En cours',
  closed: 'Archives',
  every: 'Toutes',
  steps: 'Étapes',

  loading: 'Chargement des demandes…',
  found: (total: number) => (total === 0 ? 'Aucune demande' : many(total, 'demande')),
  empty: 'Aucune demande pour l’instant',
  emptyHint:
    'Les demandes envoyées depuis la page d’un animal arrivent ici. Après un appel ou une visite, ajoutez-en une vous-même.',
  emptyArchive: 'Aucune demande terminée pour l’instant',
  noResult: 'Aucune demande ne correspond',
  noResultHint: 'Essayez d’autres mots, ou moins de filtres.',
  clear: 'Tout effacer',
  emptyColumn: 'Aucune demande à cette étape.',
  more: (left: number) => `Afficher ${many(left, 'autre demande', 'autres demandes')}`,
  column: (label: string, count: number) => `${label}, ${many(count, 'demande')}`,

  handle: (name: string) => `Déplacer ${name}`,
  instructions:
    'Espace pour prendre la carte, flèches gauche et droite pour choisir l’étape, Espace pour poser, Échap pour renoncer.',
  change: 'Changer d’étape',
  changeOf: (name: string) => `Changer d’étape : ${name}`,
  others: (count: number) =>
    many(count, 'autre demande pour cet animal', 'autres demandes pour cet animal'),
  alone: 'Personne ne suit encore',
  followedBy: (name: string) => `Suivi par ${name}`,
  meeting: (moment: string) => `Rencontre ${moment}`,
  noMeeting: 'Rencontre à fixer',
  unsigned: 'à signer',
  signed: 'signé',
  animalAway: (status: string) => `L’animal est « ${status} »`,
} as const

/** Sentences of the dialog that changes the step of a request. */
export const moveWords = {
  choose: 'Changer d’étape',
  now: (label: string) => `Étape actuelle : « ${label} »`,
  over: 'Cette demande est terminée : il n’y a plus d’étape après celle-ci.',
  loading: 'Chargement de la demande…',
  unreadable: 'La demande n’a pas pu être lue.',
  back: 'Retour',
  cancel: 'Annuler',
  sending: 'Envoi…',
  notYet: 'Pas encore possible',

  reason: 'Motif du refus',
  reasonHint: 'Il reste au refuge : la personne ne le lit jamais.',
  reasonMissing: 'Choisissez ou écrivez un motif',
  otherReason: 'Un autre motif…',
  ownReason: 'Votre motif',

  meeting: 'Le rendez-vous',
  later: 'La personne choisit un créneau depuis son lien',
  slot: 'Je choisis un créneau du refuge',
  own: 'Nous avons convenu d’un autre moment',
  when: 'Jour et heure',
  whenMissing: 'Choisissez le jour et l’heure',
  place: 'Lieu (facultatif)',
  placeHint: 'Au refuge, si vous n’écrivez rien.',
  noSlot: 'Aucun créneau libre dans vos heures d’ouverture.',
  slotsUnreadable: 'Les créneaux n’ont pas pu être lus.',
  slotDay: 'Jour',
  slotHour: 'Heure',

  tell: (name: string) => `Envoyer ce message à ${name}`,
  letter: (name: string) => `Préparer cette lettre pour ${name}`,
  byHand: 'Pas d’adresse e-mail\u00a0: à remettre en main propre',
  delivery: 'La remise du certificat',
  deliverNow: 'Par e-mail, maintenant',
  deliveredBefore: 'Il a été remis en main propre',
  deliveredAt: 'Remis le',
  deliveredAtHint: 'Les sept jours comptent depuis ce moment\u00a0: indiquez le vrai.',
  deliveredAtMissing: 'Indiquez le jour et l’heure de la remise',
  certificateTold: (name: string) =>
    `Le certificat part avec ce message\u00a0: les sept jours courent dès que ${name} le reçoit.`,
  tellOthers: (count: number) =>
    `Prévenir ${many(count, 'autre personne', 'autres personnes')} qui ${count > 1 ? 'attendaient' : 'attendait'}`,
  othersClose: (count: number) =>
    count === 1
      ? 'L’autre demande pour cet animal sera fermée.'
      : `Les ${count} autres demandes pour cet animal seront fermées.`,
  subject: 'Objet',
  text: 'Message',
  write: 'Écrire',
  preview: 'Aperçu',
  to: 'À',
  note: 'Note pour l’équipe (facultative)',
  noteHint: 'Elle ne quitte pas l’équipe.',

  changed: (label: string) => `La demande est maintenant à l’étape « ${label} ».`,
  kept: 'Ce que vous aviez écrit est gardé ici :',
  seeNow: 'Voir la demande à jour',
} as const

/** Sentences of the screen of one request. */
export const requestWords = {
  all: 'Toutes les demandes',
  of: (name: string) => `Demande ${ofName(name)}`,
  received: (moment: string) => `Reçue le ${moment}`,
  gone: 'Cette demande n’existe pas, ou n’est pas à votre refuge.',
  unreadable: 'La demande n’a pas pu être lue.',
  retry: 'Réessayer',
  loading: 'Chargement de la demande…',

  next: 'Et maintenant ?',
  finished: (label: string) => `Cette demande est terminée : ${label.toLowerCase()}.`,
  otherMoves: 'Autres issues',
  stepBack: (label: string) => `Revenir à «\u00a0${label}\u00a0»`,
  reopen: (label: string) => `Rouvrir à l’étape «\u00a0${label}\u00a0»`,
  backSlip: 'Une erreur\u00a0? La dernière étape se reprend\u00a0; le journal garde les deux.',
  backWhy: 'Pourquoi (facultatif)',
  backWhyHint: 'Pour l’équipe\u00a0: la personne ne le lit jamais.',
  backTold: 'Cette étape avait été annoncée à la personne\u00a0: dites-lui que c’était une erreur.',
  backUntold: 'La personne n’avait pas été prévenue de cette étape\u00a0: rien ne lui est envoyé.',
  backMeeting: 'La rencontre fixée est annulée.',
  backAdoption:
    'L’animal est de nouveau au refuge, réservé. Les autres demandes restent fermées\u00a0: rouvrez celles qui doivent l’être.',
  backStepDone: (label: string) => `La demande est de nouveau à l’étape «\u00a0${label}\u00a0»`,
  reason: 'Motif, pour l’équipe',
  closedBy: 'Fermée par',

  person: 'La personne',
  email: 'E-mail',
  phone: 'Téléphone',
  account: 'A un compte sur la plateforme',
  link: 'Renvoyer le lien par e-mail',
  linkSent: 'Le lien est envoyé',
  addEmail: 'Ajouter une adresse e-mail',
  addEmailAbout: 'Les messages partiront à cette adresse, et la personne pourra suivre sa demande.',
  addEmailDone: 'Adresse ajoutée',
  noEmail: 'Pas d’adresse e-mail\u00a0: les lettres sont à remettre en main propre.',
  linkHint: 'Le lien ouvre la page de suivi de la personne\u00a0: elle seule le reçoit.',
  animal: 'L’animal',
  seeAnimal: 'Ouvrir sa fiche',
  plan: 'Formule',
  noPlan: 'Aucune formule',
  assignee: 'Suivi par',
  nobody: 'Personne encore',
  otherOpen: (count: number) =>
    many(
      count,
      'autre demande en cours pour cet animal',
      'autres demandes en cours pour cet animal',
    ),

  same: 'La même personne ?',
  sameHint: 'Ces demandes se ressemblent : à vérifier avant de répondre.',
  sameAs: { email: 'même e-mail', phone: 'même téléphone', name: 'même nom, même code postal' },

  answers: 'Ses réponses',
  noAnswers: 'Cette demande a été ajoutée par l’équipe : elle n’a pas de formulaire.',
  noAnswer: 'Sans réponse',
  openAnswer: 'Ouvrir la réponse complète',

  meeting: 'Rencontre',
  meetingAt: (moment: string) => `Le ${moment}`,
  meetingNone: 'Aucun rendez-vous fixé.',
  meetingWaits: 'La personne peut choisir un créneau depuis son lien de suivi.',
  setMeeting: 'Fixer le rendez-vous',
  changeMeeting: 'Changer le rendez-vous',
  cancelMeeting: 'Annuler le rendez-vous',
  cancelMeetingQuestion: 'Annuler ce rendez-vous ?',
  cancelMeetingHint: 'La personne reçoit un e-mail d’annulation.',
  cancelMeetingCall: 'Pas d’adresse e-mail\u00a0: prévenez la personne par téléphone.',
  meetingCall: 'Pas d’adresse e-mail\u00a0: convenez du moment par téléphone.',
  keep: 'Garder',
  save: 'Enregistrer',
  saved: 'Enregistré',

  certificate: 'Certificat d’engagement',
  correctDate: 'Corriger la date de remise',
  correctDateDone: 'Date de remise corrigée',
  certificateNone: 'Il sera remis quand la demande sera acceptée.',
  delivered: (moment: string) => `Remis le ${moment}`,
  ready: (moment: string) => `Départ possible à partir du ${moment}`,
  signedBy: (name: string, moment: string) => `Signé par ${name} le ${moment}`,
  notSigned: 'Pas encore signé. La personne signe depuis son lien, ou sur papier.',
  download: 'Télécharger le certificat (PDF)',
  paper: 'Voir la feuille signée',
  recordPaper: 'Enregistrer la signature sur papier',
  paperTitle: 'Signature sur papier',
  paperFile: 'Photo ou PDF de la feuille signée',
  paperFileHint: 'PDF, JPG, PNG ou WEBP, 5 Mo au maximum.',
  paperFileMissing: 'Choisissez la photo ou le PDF de la feuille signée',
  paperName: 'Nom de la personne qui a signé',
  paperNameMissing: 'Écrivez le nom de la personne qui a signé',
  paperDate: 'Signé le',
  paperDateMissing: 'Choisissez le jour de la signature',

  story: 'Historique et notes',
  note: 'Ajouter une note',
  noteHint: 'Pour l’équipe seulement.',
  noteMissing: 'Écrivez votre note',
  noteSave: 'Ajouter la note',
  noteSaved: 'Note ajoutée',
  program: 'Patte Blanche',

  write: 'Écrire à la personne',
  template: 'Partir d’un modèle',
  noTemplate: 'Message libre',
  send: 'Envoyer le message',
  sent: 'Message envoyé',
  letterReady: 'Lettre prête à imprimer, dans l’historique',
  prepareLetter: 'Préparer la lettre',
  writeLetter: 'Écrire une lettre à la personne',
  print: 'Imprimer la lettre (PDF)',
  subjectMissing: 'Écrivez un objet',
  textMissing: 'Écrivez un message',

  back: 'Revenu au refuge',
  backHint: 'L’adoption n’a pas tenu : l’animal est de nouveau là.',
  backTitle: (name: string) => `${name} est revenu au refuge`,
  backReason: 'Raison du retour',
  backReasonHint: 'Pour l’équipe : elle aide à mieux choisir la prochaine famille.',
  backReasonMissing: 'Écrivez la raison du retour',
  backDone: (name: string) => `${name} est de nouveau au refuge`,

  created: 'Demande ajoutée',
  newTitle: 'Ajouter une demande',
  newHint: 'Après un appel ou une visite. Elle arrive dans la colonne « Nouvelle ».',
  newAnimal: 'Animal',
  newAnimalMissing: 'Choisissez un animal',
  newAnimalSearch: 'Chercher un animal par son nom',
  newAnimalNone: 'Aucun animal au refuge ne porte ce nom.',
  newName: 'Nom et prénom',
  newNameMissing: 'Écrivez le nom de la personne',
  newEmail: 'E-mail',
  newEmailHint: 'Sans e-mail, un numéro de téléphone suffit\u00a0: les lettres seront à imprimer.',
  newEmailMissing: 'Écrivez l’e-mail de la personne, ou son téléphone',
  newPhone: 'Téléphone',
  newNote: 'Note pour l’équipe (facultative)',
  newKnown: 'Ouvrir cette demande',
  newTell: 'Envoyer à la personne le lien pour suivre sa demande',
} as const
