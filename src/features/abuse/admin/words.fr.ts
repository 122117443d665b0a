import { listWords } from '@/platform/list-words.model'

/** What the desk says. */
export const words = {
  ...listWords({
    title: 'Maltraitances',
    one: 'signalement',
    several: 'signalements',
    emptyHint: 'Ils arrivent par la page «\u00a0Signaler une maltraitance\u00a0».',
  }),
  search: 'Rechercher (lieu, description)',
  states: 'États',
  parts: { RECEIVED: 'Reçus', FORWARDED: 'Transmis', CLOSED: 'Clos' },
  kind: 'Nature',
  kinds: 'Toutes les natures',
  department: 'Département',
  departments: 'Tous les départements',
  recipients: 'Destinataires',
  unread: 'À lire',
  anonymous: 'Anonyme',
  forward: 'Transmettre',
  forwardAgain: 'Transmettre aussi',
  forwardAbout:
    'Prévenez d’abord la personne ou le service, par téléphone ou par écrit. Ici, vous notez à qui c’est confié.',
  to: 'À qui\u00a0?',
  close: 'Clore',
  closeAbout: 'Un signalement clos ne se rouvre pas.',
  outcome: 'Ce qui en est sorti',
  message: 'Écrire',
  messageTitle: 'Écrire à la personne qui signale',
  messageAbout:
    'Elle le lit sur sa page. L’e-mail qui l’en prévient, si elle en a donné un, ne dit pas de quoi il s’agit.',
  note: 'Un mot pour la personne qui signale (facultatif)',
  text: 'Message',
  choose: 'Choisir…',
  saving: 'Enregistrement…',
  forwarded: 'C’est noté',
  closed: 'Le signalement est clos',
  sent: 'Le message est sur sa page',
  ongoing: { oui: 'Cela continue', non: 'C’est passé', inconnu: 'On ne sait pas si cela continue' },
} as const
