import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { notify, superAdmins, teamWith, type Recipient } from '@/features/notifications/commands'
import { sessionOf } from '@/platform/db/session'
import { env } from '@/platform/env'

import { DESK_PATH, editWalkPath, walkPath } from './model'
import type { OwnWalk } from './view'

async function authorOf(req: PayloadRequest, { userId }: OwnWalk): Promise<Recipient[]> {
  if (!userId) return []
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string; name: string; email: string }>(
    sql`select id, name, email from users where id = ${userId}`,
  )
  return rows.map(({ id, name, email }) => ({ userId: id, name, email }))
}

/** Whoever moderates a walk: the team of its shelter, or the platform. */
export const deskOf = (req: PayloadRequest, { shelterId }: OwnWalk): Promise<Recipient[]> =>
  shelterId ? teamWith(req, shelterId, 'editContent') : superAdmins(req)

type Told = { title: string; paragraphs: string[]; quote?: string; label: string; path: string }

const absolute = (path: string): string => `${env.publicUrl}${path}`

/** Tells its author what became of a walk. */
export async function tellAuthor(req: PayloadRequest, walk: OwnWalk, told: Told): Promise<void> {
  const { title, paragraphs, quote, label, path } = told
  await notify(req, {
    type: 'GENERAL_INFO',
    to: await authorOf(req, walk),
    subject: title,
    content: { title, paragraphs, quote, button: { label, href: absolute(path) } },
  })
}

/**
 * Tells those who moderate it; until they read it, the next one about the same walk replaces it. An
 * author who moderates their own walk is told as its author (`tellAuthor`).
 */
export async function tellDesk(
  req: PayloadRequest,
  walk: OwnWalk,
  { title, paragraphs, quote }: Pick<Told, 'title' | 'paragraphs' | 'quote'>,
): Promise<void> {
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: (await deskOf(req, walk)).filter(({ userId }) => !userId || userId !== walk.userId),
    subject: title,
    shelter: walk.shelterId,
    isToTeam: walk.shelterId !== null,
    group: `walk-desk:${walk.id}`,
    about: walk.id,
    content: {
      title,
      paragraphs,
      quote,
      button: { label: 'Ouvrir les promenades', href: absolute(DESK_PATH) },
    },
  })
}

export const tellPublished = (req: PayloadRequest, walk: OwnWalk): Promise<void> =>
  tellAuthor(req, walk, {
    title: 'Votre promenade est en ligne',
    paragraphs: [`«\u00a0${walk.name}\u00a0» a été relue\u00a0: tout le monde peut la lire.`],
    label: 'Voir ma promenade',
    path: walkPath(walk.slug),
  })

export const tellRejected = (req: PayloadRequest, walk: OwnWalk, reason: string): Promise<void> =>
  tellAuthor(req, walk, {
    title: 'Votre promenade est à corriger',
    paragraphs: [
      `«\u00a0${walk.name}\u00a0» n’est pas en ligne. Voici pourquoi. Vous pouvez corriger et l’envoyer de nouveau.`,
    ],
    quote: reason,
    label: 'Corriger ma promenade',
    path: editWalkPath(walk.id),
  })
