import type { PayloadRequest } from 'payload'

import { notify, teamOrShelter } from '@/features/notifications/commands'
import type { NotificationType } from '@/features/notifications/model'
import { idOf } from '@/platform/access/model'
import { env } from '@/platform/env'
import { theTeamOf } from '@/platform/french.model'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { comingMeeting, momentThere, trackingUrl, type Case } from './facts'
import type { RequestStatus } from './model'
import type { Message } from './message'

/** What the applicant is told of when a request comes to a state. */
export const TYPE_OF_STEP: Record<RequestStatus, NotificationType> = {
  PENDING: 'ADOPTION_REQUEST',
  IN_REVIEW: 'GENERAL_INFO',
  MEETING: 'GENERAL_INFO',
  APPROVED: 'ADOPTION_APPROVED',
  CERTIFICATE: 'GENERAL_INFO',
  COMPLETED: 'ANIMAL_ADOPTED',
  REJECTED: 'ADOPTION_REJECTED',
  WITHDRAWN: 'GENERAL_INFO',
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean)

/**
 * A message of the team to the applicant; the answer goes to the shelter. Nothing leaves for
 * somebody who has no e-mail address: the story keeps the letter, to be handed over.
 */
export async function tellApplicant(
  req: PayloadRequest,
  { row, shelter, animal }: Pick<Case, 'row' | 'shelter'> & { animal: Case['animal'] | null },
  type: NotificationType,
  { subject, text }: Message,
): Promise<void> {
  const { name, email, user } = row.applicant
  if (!email) return
  await notify(req, {
    type,
    to: [{ name, email, userId: idOf(user) }],
    subject,
    replyTo: shelter.email,
    shelter,
    // Somebody who is told no is not shown the animal once more.
    animal: type === 'ADOPTION_REJECTED' ? null : animal,
    content: {
      title: subject,
      paragraphs: paragraphsOf(text),
      button: { label: 'Suivre ma demande', href: trackingUrl(row.id) },
      notes: ['Ce lien est personnel\u00a0: il ouvre votre demande sans mot de passe.'],
    },
  })
}

/** To those who follow the adoptions of the shelter, or to the one who follows this request. */
export async function tellTeam(
  req: PayloadRequest,
  { row, shelter, animal }: Case,
  type: NotificationType,
  sentence: string,
): Promise<void> {
  const team = await teamOrShelter(req, shelter.id, 'manageAdoptions')
  const assignee = team.filter(({ userId }) => userId === idOf(row.assignee))
  await notify(req, {
    type,
    to: assignee.length > 0 ? assignee : team,
    subject: `${animal.name}\u00a0: ${sentence}`,
    replyTo: row.applicant.email,
    shelter,
    isToTeam: true,
    animal,
    content: {
      title: sentence,
      paragraphs: [],
      facts: [
        { label: 'Animal', value: animal.name },
        { label: 'Personne', value: row.applicant.name },
      ],
      button: {
        label: 'Ouvrir la demande',
        href: `${env.publicUrl}/shelter/${shelter.id}/admin/adoptions/${row.id}`,
      },
    },
  })
}

/** To the one who receives the person: a colleague set the meeting, or took it away. */
export async function tellReceiver(
  req: PayloadRequest,
  about: Case,
  type: NotificationType,
  sentence: string,
): Promise<void> {
  const assignee = idOf(about.row.assignee)
  if (!assignee || assignee === req.user?.id) return
  await tellTeam(req, about, type, sentence)
}

/** The same, of a request that ends before its meeting, or goes back: nobody need wait any more. */
export async function tellMeetingOff(req: PayloadRequest, about: Case): Promise<void> {
  const at = comingMeeting(about.row)
  if (!at) return
  const sentence = `rencontre annulée, ${momentThere(about, at)}`
  await tellReceiver(req, about, 'APPOINTMENT_CANCELLED', sentence)
}

/**
 * Messages to one address in a day because of a form that anybody fills in. They say nothing that
 * a stranger could make them say to somebody else, not even a name.
 */
const perAddress = createLimiter({ name: 'adoption-mail', points: 8, seconds: 24 * 3600 })

/** May this applicant still be written to today because of a form? Counts one message. */
export const takeFormMail = async ({ row: { applicant } }: Case): Promise<boolean> =>
  applicant.email ? (await perAddress.take(applicant.email)) === 0 : false

/** To the applicant: the request is here, and this is how to follow it. */
export const tellReceived = (req: PayloadRequest, about: Case): Promise<void> =>
  tellApplicant(req, about, 'ADOPTION_REQUEST', {
    subject: `Votre demande pour ${about.animal.name} est arrivée`,
    text: [
      'Bonjour,',
      `${theTeamOf(about.shelter.name)} a bien reçu votre demande pour ${about.animal.name}. Une personne la lit et vous répond.`,
      'Vous pouvez suivre chaque étape, ou retirer votre demande, depuis votre page de suivi.',
    ].join('\n\n'),
  })

/** To somebody who asks a second time: the link to the request that is open. */
export const tellAgain = (req: PayloadRequest, about: Case): Promise<void> =>
  tellApplicant(req, about, 'ADOPTION_REQUEST', {
    subject: `Votre demande pour ${about.animal.name} est déjà ouverte`,
    text: [
      'Bonjour,',
      `Vous avez déjà une demande en cours pour ${about.animal.name}. Voici le lien pour la suivre.`,
    ].join('\n\n'),
  })

/** To an applicant who has lost it, because the team asks for it: the link to their page. */
export const tellLink = (req: PayloadRequest, about: Case): Promise<void> =>
  tellApplicant(req, about, 'ADOPTION_REQUEST', {
    subject: `Suivre votre demande pour ${about.animal.name}`,
    text: [
      'Bonjour,',
      `${about.shelter.name} vous renvoie le lien pour suivre votre demande pour ${about.animal.name}.`,
    ].join('\n\n'),
  })
