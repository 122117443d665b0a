import type { Payload } from 'payload'

import type { TicketPriority, TicketStatus, TicketType } from '@/features/tickets/model'

import { colleaguesOf, emailOf, hoursBefore, type Colleague } from './colleagues'
import { asProgram, today } from './load'
import { typography } from './wording/grammar'

/** Who writes: the person who asked, or one of the team by rank. */
type Voice = 'them' | 0 | 1
type Line = { by: Voice; text: string; hoursAgo: number; isInternal?: boolean }

type TicketSeed = {
  type: TicketType
  priority?: TicketPriority
  status: TicketStatus
  title: string
  description: string
  /** Absent: the team opened it for itself. */
  from?: string
  assignee?: 0 | 1
  hoursAgo: number
  lines?: Line[]
  awaitsTeam?: boolean
}

const FIRST: readonly TicketSeed[] = [
  {
    type: 'CONTACT',
    priority: 'URGENT',
    status: 'OPEN',
    title: 'Chat trouvé blessé devant chez nous',
    description:
      'Un chat gris, sans collier, boite de la patte avant. Il est au chaud dans la buanderie. Que devons-nous faire ?',
    from: 'Maryvonne Stéphan',
    hoursAgo: 2,
    awaitsTeam: true,
  },
  {
    type: 'ADOPTION',
    status: 'IN_PROGRESS',
    title: 'Il ne mange pas depuis trois jours',
    description:
      'Nous avons adopté samedi. Il boit, il dort, mais il refuse les croquettes. Est-ce normal ?',
    from: 'Nathalie Ferrand',
    assignee: 0,
    hoursAgo: 30,
    awaitsTeam: true,
    lines: [
      {
        by: 0,
        text: 'C’est fréquent les premiers jours. Essayez la pâtée tiède, dans une pièce calme, et laissez-le seul avec sa gamelle. S’il ne mange toujours rien demain soir, il faut voir un vétérinaire.',
        hoursAgo: 27,
      },
      {
        by: 1,
        text: 'Chez nous, il ne mangeait que la nuit, quand tout le monde dormait.',
        hoursAgo: 26,
        isInternal: true,
      },
      { by: 'them', text: 'Il a mangé la moitié de la pâtée cette nuit. Merci !', hoursAgo: 5 },
    ],
  },
  {
    type: 'PREVISIT',
    status: 'WAITING',
    title: 'Pré-visite à fixer chez la famille Tanguy',
    description: 'Maison avec jardin clos. Vérifier la hauteur de la clôture, côté voisin.',
    from: 'Élodie et Marc Tanguy',
    assignee: 1,
    hoursAgo: 76,
    lines: [
      {
        by: 1,
        text: 'Bonjour, seriez-vous disponibles mercredi ou samedi matin pour une visite d’une heure ?',
        hoursAgo: 70,
      },
      {
        by: 0,
        text: 'Je peux y aller samedi, j’habite à côté.',
        hoursAgo: 69,
        isInternal: true,
      },
    ],
  },
  {
    type: 'STANDARD',
    status: 'RESOLVED',
    title: 'Attestation de don pour mon employeur',
    description:
      'Mon entreprise double les dons de ses salariés. Pouvez-vous m’écrire une attestation ?',
    from: 'Hugo Lambert',
    assignee: 1,
    hoursAgo: 190,
    lines: [
      { by: 1, text: 'C’est envoyé par courrier ce matin. Merci à vous, et à eux.', hoursAgo: 160 },
      { by: 'them', text: 'Bien reçu, merci beaucoup.', hoursAgo: 96 },
    ],
  },
  {
    type: 'CONTACT',
    status: 'CLOSED',
    title: 'Horaires du pont de novembre',
    description: 'Serez-vous ouverts le 11 novembre ?',
    from: 'Claudine Morel',
    assignee: 0,
    hoursAgo: 400,
    lines: [{ by: 0, text: 'Fermés le 11, ouverts le 12 de 14 h à 17 h 30.', hoursAgo: 390 }],
  },
  {
    type: 'STANDARD',
    status: 'IN_PROGRESS',
    title: 'Chauffage de la chatterie 2',
    description: 'Le radiateur du fond s’arrête la nuit. Le chauffagiste passe jeudi.',
    assignee: 0,
    hoursAgo: 50,
    lines: [
      {
        by: 0,
        text: 'En attendant, deux paniers de plus et la lampe chauffante du local.',
        hoursAgo: 49,
        isInternal: true,
      },
    ],
  },
  {
    type: 'CONTACT',
    status: 'OPEN',
    title: 'Proposition de couvertures et de paniers',
    description:
      'Nous fermons notre magasin et il nous reste une trentaine de paniers neufs. Cela vous intéresse ?',
    from: 'Laurence Pichon',
    hoursAgo: 20,
    awaitsTeam: true,
  },
  {
    type: 'ADOPTION',
    status: 'RESOLVED',
    title: 'Carnet de santé oublié',
    description: 'Nous sommes repartis sans le carnet. Pouvons-nous passer le prendre ?',
    from: 'Samuel Diarra',
    assignee: 1,
    hoursAgo: 260,
    lines: [{ by: 1, text: 'Il vous attend à l’accueil, au nom de Samuel.', hoursAgo: 255 }],
  },
]

const OTHERS: readonly TicketSeed[] = [
  {
    type: 'CONTACT',
    status: 'OPEN',
    title: 'Visite avec une classe de CM1',
    description: 'Vingt-deux enfants et trois adultes, un vendredi de printemps. Est-ce possible ?',
    from: 'Agathe Roussel',
    hoursAgo: 40,
    awaitsTeam: true,
  },
  {
    type: 'ADOPTION',
    status: 'WAITING',
    title: 'Des nouvelles, un mois après',
    description: 'Comment se passent les premières semaines ? Une photo nous ferait plaisir.',
    from: 'Pierre et Odile Vasseur',
    assignee: 0,
    hoursAgo: 120,
    lines: [
      {
        by: 0,
        text: 'Bonjour ! Un mois déjà. Tout va bien à la maison ?',
        hoursAgo: 118,
      },
    ],
  },
  {
    type: 'STANDARD',
    status: 'RESOLVED',
    title: 'Changement d’adresse sur la carte d’identification',
    description: 'Nous avons déménagé : faut-il vous prévenir ?',
    from: 'Mehdi Haddad',
    assignee: 0,
    hoursAgo: 300,
    lines: [
      {
        by: 0,
        text: 'C’est vous qui le signalez au fichier national d’identification, en ligne. Merci d’y penser : une puce avec une ancienne adresse ne ramène personne.',
        hoursAgo: 290,
      },
    ],
  },
]

/** Tickets of the first shelter by rank, of the others a few. */
const ticketsOf = (rank: number): readonly TicketSeed[] =>
  rank === 0 ? FIRST : OTHERS.slice(0, rank === 1 ? OTHERS.length : 1 + (rank % 2))

async function addTicket(
  payload: Payload,
  ticket: TicketSeed,
  shelter: string,
  number: number,
  team: readonly Colleague[],
): Promise<void> {
  const now = today()
  const { lines = [], from, assignee, hoursAgo, awaitsTeam = false, ...data } = ticket
  const colleague = (rank: number) => team[rank] ?? team[0]
  const created = await payload.create({
    collection: 'tickets',
    ...asProgram,
    data: {
      ...data,
      title: typography(data.title),
      description: typography(data.description),
      priority: data.priority ?? 'NORMAL',
      shelter,
      number,
      awaitsTeam,
      assignee: assignee === undefined ? undefined : colleague(assignee)?.id,
      requester: from ? { name: from, email: emailOf(from) } : undefined,
      lastActivityAt: hoursBefore(now, lines.at(-1)?.hoursAgo ?? hoursAgo),
      createdAt: hoursBefore(now, hoursAgo),
    },
  })
  for (const { by, text, hoursAgo: at, isInternal = false } of lines) {
    const author = by === 'them' ? null : colleague(by)
    await payload.create({
      collection: 'ticket-comments',
      ...asProgram,
      data: {
        shelter,
        ticket: created.id,
        content: typography(text),
        isInternal,
        fromTeam: Boolean(author),
        author: author?.id,
        authorName: author ? undefined : from,
        createdAt: hoursBefore(now, at),
        updatedAt: hoursBefore(now, at),
      },
    })
  }
}

/** The tickets of a shelter, the oldest with the smallest number. */
export async function addTickets(
  payload: Payload,
  { id, rank }: { id: string; rank: number },
): Promise<number> {
  const team = await colleaguesOf(payload, id)
  const tickets = [...ticketsOf(rank)].sort((a, b) => b.hoursAgo - a.hoursAgo)
  for (const [index, ticket] of tickets.entries()) {
    await addTicket(payload, ticket, id, index + 1, team)
  }
  return tickets.length
}
