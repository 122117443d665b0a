import type { PayloadRequest } from 'payload'

import { notify, teamOrShelter, type Recipient } from '@/features/notifications/commands'
import type { Ticket } from '@/payload-types'
import { personalToken } from '@/platform/access/personal-link'
import { idOf } from '@/platform/access/model'
import { env } from '@/platform/env'
import { ofName, theTeamOf } from '@/platform/french.model'

import { mayWorkOn } from './access'
import { ticketLabel, ticketPermission } from './model'
import { homeOf, peopleOf } from './rows'

/** The page on which who asked follows the ticket, without an account. */
export const trackingPath = (id: string): string => `/suivi/ticket/${personalToken('ticket', id)}`

const requesterOf = ({ requester }: Ticket): Recipient[] =>
  requester?.email
    ? [{ email: requester.email, name: requester.name, userId: idOf(requester.user) }]
    : []

/** The one who follows it, for as long as they may work on it; the whole team while nobody does. */
async function teamOf(req: PayloadRequest, ticket: Ticket): Promise<Recipient[]> {
  const shelter = idOf(ticket.shelter) ?? ''
  const assignee = idOf(ticket.assignee)
  const person = assignee ? (await peopleOf(req, [assignee])).get(assignee) : undefined
  if (person && mayWorkOn(person, ticket.type, shelter)) {
    return [{ userId: person.id, name: person.name, email: person.email }]
  }
  return teamOrShelter(req, shelter, ticketPermission(ticket.type))
}

const ticketButton = ({ id, shelter }: Ticket) => ({
  label: 'Ouvrir le ticket',
  href: `${env.publicUrl}/shelter/${idOf(shelter)}/admin/tickets/${id}`,
})

const ownButton = ({ id }: Ticket) => ({
  label: 'Lire et répondre',
  href: env.publicUrl + trackingPath(id),
})

/** To the team: somebody asks, or answers. */
export async function tellTeam(req: PayloadRequest, ticket: Ticket, words: string): Promise<void> {
  const { number, title, requester } = ticket
  const who = requester?.name || 'Quelqu’un'
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: await teamOf(req, ticket),
    subject: `${who} vous écrit\u00a0: ${title}`,
    replyTo: requester?.email,
    shelter: idOf(ticket.shelter),
    isToTeam: true,
    content: {
      title: `Message ${ofName(who)}`,
      paragraphs: [`Ticket ${ticketLabel(number)}, «\u00a0${title}\u00a0».`],
      quote: words,
      button: ticketButton(ticket),
      notes: ['Répondez depuis le ticket\u00a0: toute l’équipe voit alors que c’est fait.'],
    },
  })
}

/** To who asked: the request is here, and where to follow it. */
export async function tellReceived(req: PayloadRequest, ticket: Ticket): Promise<void> {
  const shelter = await homeOf(req, idOf(ticket.shelter) ?? '')
  await notify(req, {
    type: 'GENERAL_INFO',
    to: requesterOf(ticket),
    subject: `${theTeamOf(shelter.name)} a bien reçu votre demande`,
    replyTo: shelter.email,
    shelter: idOf(ticket.shelter),
    content: {
      title: 'Votre demande est enregistrée',
      paragraphs: [
        `${theTeamOf(shelter.name)} suit votre demande «\u00a0${ticket.title}\u00a0», ${ticketLabel(ticket.number)}.`,
        'Vous recevez un e-mail à chaque réponse.',
      ],
      button: { ...ownButton(ticket), label: 'Suivre ma demande' },
    },
  })
}

/** To who asked: the team answers. */
export async function tellAnswer(
  req: PayloadRequest,
  ticket: Ticket,
  words: string,
): Promise<void> {
  const shelter = await homeOf(req, idOf(ticket.shelter) ?? '')
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: requesterOf(ticket),
    subject: `${theTeamOf(shelter.name)} vous répond\u00a0: ${ticket.title}`,
    replyTo: shelter.email,
    shelter: idOf(ticket.shelter),
    content: {
      title: `${theTeamOf(shelter.name)} vous répond`,
      paragraphs: [`Au sujet de votre demande «\u00a0${ticket.title}\u00a0»\u00a0:`],
      quote: words,
      button: ownButton(ticket),
    },
  })
}

/** To who asked: it is done, and how to say that it is not. */
export async function tellResolved(req: PayloadRequest, ticket: Ticket): Promise<void> {
  const shelter = await homeOf(req, idOf(ticket.shelter) ?? '')
  await notify(req, {
    type: 'GENERAL_INFO',
    to: requesterOf(ticket),
    subject: `Votre demande est résolue\u00a0: ${ticket.title}`,
    replyTo: shelter.email,
    shelter: idOf(ticket.shelter),
    content: {
      title: 'Votre demande est résolue',
      paragraphs: [
        `${shelter.name} considère votre demande «\u00a0${ticket.title}\u00a0» comme résolue.`,
        'Si ce n’est pas le cas, répondez\u00a0: elle est alors rouverte.',
      ],
      button: ownButton(ticket),
    },
  })
}

/** To a member of the team: this one is yours now. */
export async function tellAssignee(req: PayloadRequest, ticket: Ticket): Promise<void> {
  const assignee = idOf(ticket.assignee)
  if (!assignee || assignee === req.user?.id) return
  const person = (await peopleOf(req, [assignee])).get(assignee)
  if (!person) return
  await notify(req, {
    type: 'GENERAL_INFO',
    to: [{ userId: person.id, name: person.name, email: person.email }],
    subject: `Un ticket vous est confié\u00a0: ${ticket.title}`,
    shelter: idOf(ticket.shelter),
    isToTeam: true,
    content: {
      title: 'Un ticket vous est confié',
      paragraphs: [`Ticket ${ticketLabel(ticket.number)}, «\u00a0${ticket.title}\u00a0».`],
      button: ticketButton(ticket),
    },
  })
}
