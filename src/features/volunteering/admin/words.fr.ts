import { listWords } from '@/platform/list-words.model'

const TITLE = 'Bénévolat'

/** What the desk says. */
export const words = {
  title: TITLE,
  chooseHint: 'Chaque refuge a ses missions et ses bénévoles.',
  parts: 'Parties',
  waiting: 'propositions en attente',
  busy: 'Un instant…',
  accept: 'Accepter',
  accepted: (name: string) => `${name} est bénévole du refuge, un message lui est parti`,
  refuse: 'Refuser',
  refuseTitle: 'Refuser cette proposition',
  refuseAbout: 'La personne lit vos mots.',
  refused: 'La personne est prévenue',
  takeBack: 'Reprendre la réponse',
  takenBack: 'La proposition attend de nouveau',
  kept: 'Ce que vous aviez commencé est revenu.',
  keptOld:
    'Ce que vous aviez commencé est revenu, mais quelqu’un a enregistré cette mission depuis\u00a0: enregistrer remplacerait ses changements.',
  startAgain: 'Repartir de zéro',
  startFromSaved: 'Repartir de la mission enregistrée',
  reason: 'Pourquoi',
  end: 'Mettre fin',
  endTitle: 'Mettre fin à ce bénévolat',
  endAbout:
    'Ses créneaux à venir redeviennent libres, ses heures restent. La personne lit pourquoi.',
  ended: 'Ce bénévolat a pris fin',
  resume: 'Reprendre',
  resumed: 'Ce bénévolat reprend',
  endedOn: (day: string) => `Fin le ${day}`,
  pause: 'Mettre en pause',
  open: 'Mettre en ligne',
  close: 'Terminer',
  statusSaid: {
    OPEN: 'La mission est en ligne',
    PAUSED: 'La mission est en pause',
    CLOSED: 'La mission est terminée',
  },
  edit: 'Modifier',
  newMission: 'Nouvelle mission',
  editMission: 'Modifier la mission',
  save: 'Enregistrer',
  saved: 'La mission est enregistrée',
} as const

export const missionWords = listWords({
  title: TITLE,
  one: 'mission',
  several: 'missions',
  isFeminine: true,
  emptyHint: 'Dites ce dont le refuge a besoin\u00a0: promener, bricoler, conduire, accueillir.',
})
export const applicationWords = listWords({
  title: TITLE,
  one: 'proposition',
  several: 'propositions',
  isFeminine: true,
  emptyHint: 'Ceux qui proposent leur aide depuis vos missions arrivent ici.',
})
export const volunteerWords = listWords({
  title: TITLE,
  one: 'bénévole',
  several: 'bénévoles',
  emptyHint: 'Les personnes dont vous acceptez la proposition sont ici.',
})
