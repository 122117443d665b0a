import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { callBack, notify, teamWith, type Recipient } from '@/features/notifications/commands'
import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { ofOrganisation } from '@/platform/french.model'

import { DELIVERY_WORDS, DESK_PATH, donatedWords, slipPath } from './model'
import type { Held } from './view'

const absolute = (path: string): string => `${env.publicUrl}${path}`
/** As much of an answer as its team is told. */
type Offer = Pick<Held, 'name' | 'quantityDonated' | 'userId'> & {
  request: Pick<Held['request'], 'title' | 'quantityUnit'>
  shelter: Pick<Held['shelter'], 'id'>
}

const what = ({ quantityDonated, request }: Pick<Offer, 'quantityDonated' | 'request'>): string =>
  donatedWords(quantityDonated, request.quantityUnit)

async function giverOf(req: PayloadRequest, { userId }: Held): Promise<Recipient[]> {
  if (!userId) return []
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string; name: string; email: string }>(
    sql`select id, name, email from users where id = ${userId}::uuid`,
  )
  return rows.map(({ id, name, email }) => ({ userId: id, name, email }))
}

type Told = { title: string; paragraphs: string[]; quote?: string | null; more?: string }

/** A step of the team is one notice: undone, it is called back. */
const groupOf = (answer: Held): string => `supply:${answer.id}`

async function tellGiver(
  req: PayloadRequest,
  answer: Held,
  type: 'FORM_APPROVED' | 'FORM_REJECTED' | 'GENERAL_INFO',
  { title, paragraphs, quote }: Told,
): Promise<void> {
  await notify(req, {
    type,
    to: await giverOf(req, answer),
    subject: title,
    shelter: answer.shelter.id,
    group: groupOf(answer),
    content: {
      title,
      paragraphs,
      quote: quote ?? undefined,
      facts: [
        { label: 'Pour', value: answer.request.title },
        { label: 'Vous apportez', value: what(answer) },
      ],
      button: { label: 'Voir mon bon', href: absolute(slipPath(answer.id)) },
    },
  })
}

export const tellAccepted = (req: PayloadRequest, answer: Held): Promise<void> =>
  tellGiver(req, answer, 'FORM_APPROVED', {
    title: 'Merci, le refuge attend ce que vous apportez',
    paragraphs: [DELIVERY_WORDS[answer.request.deliveryMode]],
  })

export const tellRejected = (req: PayloadRequest, answer: Held, reason: string): Promise<void> =>
  tellGiver(req, answer, 'FORM_REJECTED', {
    title: 'Le refuge n’a pas l’usage de ce que vous proposez',
    paragraphs: ['Ne vous déplacez pas. Voici ce que l’équipe vous écrit.'],
    quote: reason,
  })

export const tellDone = (req: PayloadRequest, answer: Held): Promise<void> =>
  tellGiver(req, answer, 'GENERAL_INFO', {
    title: 'Bien reçu, merci\u00a0!',
    paragraphs: [
      `L’équipe ${ofOrganisation(answer.shelter.name)} a reçu ce que vous avez apporté. Les animaux vous remercient.`,
    ],
  })

/** A step is taken back: what it said is said no more, and where it is now. */
export async function tellUndone(
  req: PayloadRequest,
  execute: Execute,
  answer: Held,
): Promise<void> {
  await callBack(execute, groupOf(answer), { isGone: true })
  await tellGiver(req, answer, 'GENERAL_INFO', {
    title: 'Le refuge a corrigé sa réponse',
    paragraphs: [
      answer.status === 'ACCEPTED'
        ? 'Elle avait été notée comme reçue trop vite\u00a0: elle est de nouveau attendue.'
        : 'Notre message précédent ne compte plus\u00a0: votre proposition est de nouveau à confirmer. Attendez la réponse avant de vous déplacer.',
    ],
  })
}

/** Tells those who look after the needs of the shelter. */
async function tellTeam(
  req: PayloadRequest,
  answer: Offer,
  { title, paragraphs, quote }: Told,
): Promise<void> {
  await notify(req, {
    type: 'FORM_SUBMITTED',
    to: await teamWith(req, answer.shelter.id, 'manageForms'),
    subject: title,
    shelter: answer.shelter.id,
    isToTeam: true,
    about: answer.userId,
    content: {
      title,
      paragraphs,
      // The telephone stays behind the session of the team.
      facts: [
        { label: 'Pour', value: answer.request.title },
        { label: 'Apporte', value: what(answer) },
        { label: 'Pseudo', value: answer.name },
      ],
      quote: quote ?? undefined,
      button: { label: 'Répondre', href: absolute(`${DESK_PATH}?part=answers`) },
    },
  })
}

export const tellAnswered = (req: PayloadRequest, answer: Held): Promise<void> =>
  tellTeam(req, answer, {
    title: `${answer.name} vous apporte\u00a0: ${what(answer)}`,
    paragraphs: ['Acceptez, ou dites pourquoi non\u00a0: la personne attend votre réponse.'],
    quote: answer.message,
  })

export const tellWithdrawn = (req: PayloadRequest, answer: Offer): Promise<void> =>
  tellTeam(req, answer, {
    title: `${answer.name} ne vient plus`,
    paragraphs: ['Ce qui était promis ne compte plus\u00a0; le téléphone est effacé.'],
  })
