import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { notify, teamWith, type Recipient } from '@/features/notifications/commands'
import type { NotificationType } from '@/features/notifications/model'
import { sessionOf } from '@/platform/db/session'
import { env } from '@/platform/env'

import { DESK_PATH, OWN_PATH, WEEK_PATH } from './model'
import { slotWords } from './wording.model'

const absolute = (path: string): string => `${env.publicUrl}${path}`

export async function personOf(req: PayloadRequest, user: string): Promise<Recipient[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string; name: string; email: string }>(
    sql`select id, name, email from users where id = ${user}`,
  )
  return rows.map(({ id, name, email }) => ({ userId: id, name, email }))
}

type Told = {
  type: NotificationType
  title: string
  paragraphs: string[]
  quote?: string | undefined
  label?: string
  path?: string
  /** The account of whom the words name. */
  about?: string | null
}

/** Tells a person what concerns their volunteering, on behalf of a shelter. */
export async function tellPerson(
  req: PayloadRequest,
  user: string,
  shelter: string,
  { type, title, paragraphs, quote, label = 'Mon bénévolat', path = OWN_PATH }: Told,
): Promise<void> {
  await notify(req, {
    type,
    to: await personOf(req, user),
    subject: title,
    shelter,
    content: { title, paragraphs, quote, button: { label, href: absolute(path) } },
  })
}

/** Tells those who work with the volunteers of a shelter. @param group what takes the place of the one before */
export async function tellTeam(
  req: PayloadRequest,
  shelter: string,
  { type, title, paragraphs, quote, label = 'Ouvrir le bénévolat', path = DESK_PATH, about }: Told,
  group?: string,
): Promise<void> {
  await notify(req, {
    type,
    to: await teamWith(req, shelter, 'manageForms'),
    subject: title,
    shelter,
    isToTeam: true,
    about,
    ...(group && { group }),
    content: { title, paragraphs, quote, button: { label, href: absolute(path) } },
  })
}

export type LeftSlot = { title: string; startsAt: Date; minutes: number; zone: string }

/** To the team: somebody does not come to what they had taken, in one notice. @param who as the team knows them, and their account */
export const tellLeft = (
  req: PayloadRequest,
  shelter: string,
  slots: readonly LeftSlot[],
  { name, user }: { name: string; user: string | null },
): Promise<void> =>
  tellTeam(req, shelter, {
    type: 'APPOINTMENT_CANCELLED',
    about: user,
    title: `${name} ne viendra pas`,
    paragraphs: slots.map(
      ({ title, startsAt, minutes, zone }) =>
        `Le créneau «\u00a0${title}\u00a0» du ${slotWords(startsAt, minutes, zone)} a de nouveau une place.`,
    ),
    label: 'Voir la semaine',
    path: WEEK_PATH,
  })
