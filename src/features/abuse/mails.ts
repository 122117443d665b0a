import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { notify, superAdmins } from '@/features/notifications/commands'
import { teamWith } from '@/features/notifications/commands'
import { publicShelterSql } from '@/features/shelters/public'
import { personalToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'
import { env } from '@/platform/env'
import { inDepartment } from '@/platform/geo/in-department.model'

import { DESK_PERMISSION } from './access'
import { letterLimiter } from './limits'
import { deskPath, followPath, isKeptFrom, LINK } from './model'
import { membersOf } from './shelters'

/**
 * To whoever reads the reports of a department, but nobody of a shelter that it is about. The letter says where and nothing more: it may be
 * read on a screen of an office.
 */
export async function tellDesk(
  req: PayloadRequest,
  { id, department, accused }: { id: string; department: string; accused: readonly string[] },
  what: 'new' | 'more',
): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string }>(sql`
    select s.id from abuse_recipients r join shelters s on s.id = r.shelter_id
    where r.department = ${department} and ${publicShelterSql} order by s.id
  `)
  const where = inDepartment(department)
  const title = what === 'new' ? `Un signalement ${where}` : `Une précision ${where}`
  const notice = {
    type: 'MESSAGE_RECEIVED',
    subject: title,
    content: {
      title,
      paragraphs: [
        what === 'new'
          ? 'Une personne signale une maltraitance. Le détail se lit dans l’administration.'
          : 'La personne qui a signalé une maltraitance ajoute une précision. Elle se lit dans l’administration.',
      ],
      button: { label: 'Lire le signalement', href: `${env.publicUrl}${deskPath(id)}` },
    },
  } as const
  const told = await superAdmins(req)
  if (told.length > 0) await notify(req, { ...notice, to: told })
  const known = new Set(told.map(({ userId }) => userId))
  const involved = await membersOf(session.execute.bind(session), accused)
  for (const { id: shelter } of rows) {
    if (isKeptFrom(accused, [shelter])) continue
    const team = (await teamWith(req, shelter, DESK_PERMISSION)).filter(
      ({ userId }) => userId && !known.has(userId) && !involved.has(userId),
    )
    for (const { userId } of team) known.add(userId)
    if (team.length > 0) await notify(req, { ...notice, to: team, shelter, isToTeam: true })
  }
}

/** Subjects of the letters to whoever reported. */
export const REPORTER_SUBJECTS = {
  received: 'Votre message nous est bien parvenu',
  news: 'Des nouvelles de votre message',
} as const

/**
 * To the person who reported, when they left an address. Nothing of it says what it is about:
 * somebody else may read their phone.
 */
export async function tellReporter(
  req: PayloadRequest,
  { id, email }: { id: string; email: string | null },
  what: 'received' | 'news',
): Promise<void> {
  if (!email) return
  // Only what a stranger can make us send is counted; the answers of the desk always leave.
  if (what === 'received' && (await letterLimiter.take(email.toLowerCase())) > 0) return
  const title = REPORTER_SUBJECTS[what]
  await notify(req, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    to: [{ email }],
    subject: title,
    content: {
      title,
      paragraphs: [
        what === 'received'
          ? 'Bonjour, nous avons bien reçu votre message. Cette page vous dit ce qu’il devient.'
          : 'Bonjour, il y a du nouveau au sujet de votre message. Vous le lirez sur sa page.',
      ],
      button: {
        label: 'Ouvrir la page',
        href: `${env.publicUrl}${followPath(personalToken(LINK, id))}`,
      },
      notes: ['Vous n’avez rien écrit\u00a0? Ignorez ce message\u00a0: il n’aura pas de suite.'],
    },
  })
}
