import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Permission } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import type { EmailContent } from '@/platform/email/content'
import { isEmailAddress } from '@/platform/email/model'
import { sendMail } from '@/platform/email/send'
import { env } from '@/platform/env'
import { isId } from '@/platform/ids.model'

import { membersWith } from './audience'
import { portraitOf, senderOf, type Letterhead, type Portrayed } from './letterhead'
import { MOST_RECIPIENTS, type NotificationType } from './model'
import { stopLinks } from './preferences/links'
import { STOP, TOPICS } from './preferences/model'
import { readersOf, storeNotices, type Audience } from './store'
import { TYPES, withoutGreeting } from './types.model'

export { membersWith }
export { callBack, storeNotices } from './store'

/** Somebody to tell; `userId` when they have an account. */
export type Recipient = { email: string; name?: string | null; userId?: string | null }

export type Notice = {
  type: NotificationType
  to: readonly Recipient[]
  subject: string
  content: Omit<EmailContent, 'sender' | 'animal'>
  /** The shelter on whose behalf it is written; its id is enough. None: the platform itself. */
  shelter?: string | Letterhead | null
  /** It is the platform that writes, to the team of that shelter. */
  isToTeam?: boolean
  /** Its letter leaves whatever a member of the team chose. */
  alwaysLeaves?: boolean
  /** The animal that it is about, with its picture and its page. */
  animal?: Portrayed | null
  /** Address that mail programs post to when their reader wants no more of this (RFC 8058). */
  unsubscribe?: string
  /** Who gets the answer to the e-mail; the sender of the platform otherwise. */
  replyTo?: string | null
  /** An e-mail alone: nothing of it is found again on the site. */
  isMailOnly?: boolean
  /** See `Told`: what takes the place of the one before while that is not read. */
  group?: string
  /** Where the site leads; where the button of the e-mail does unless it says otherwise. */
  actionUrl?: string | null
  /** See `Told`: the id of whom, or of what, its words name. */
  about?: string | null
}

/** The path of an address of ours; null for any other. */
function pathOf(href: string | undefined): string | null {
  if (!href?.startsWith(`${env.publicUrl}/`)) return null
  return href.slice(env.publicUrl.length)
}

/** The accounts of some people. */
const audienceOf = (to: readonly Recipient[]) => ({
  users: to.flatMap(({ userId }) => userId ?? []),
  emails: to.flatMap(({ userId, email }) => (userId ? [] : email.trim().toLowerCase())),
})

/** Those who are left without a letter: none of their addresses gets one. */
function withoutLetter(to: readonly Recipient[], left: ReadonlySet<string>): Audience | undefined {
  if (left.size === 0) return undefined
  const isLeft = ({ email }: Recipient) => left.has(email.trim().toLowerCase())
  const written = new Set(audienceOf(to.filter((one) => !isLeft(one))).users)
  const { users, emails } = audienceOf(to.filter(isLeft))
  return { users: users.filter((id) => !written.has(id)), emails }
}

/**
 * What the site keeps of it for those who have an account.
 * @param left addresses for which there were too many letters
 */
async function keep(req: PayloadRequest, notice: Notice, left: ReadonlySet<string>): Promise<void> {
  const { type, content, shelter, animal, actionUrl, about, group } = notice
  const { title, paragraphs, facts = [], quote = '' } = content
  const first = paragraphs.map(withoutGreeting).find(Boolean)
  const listed = facts.map(({ label, value }) => `${label}\u00a0: ${value}`).join(', ')
  await storeNotices(req, audienceOf(notice.to), {
    type,
    title,
    message: first ?? (listed || quote),
    shelter: typeof shelter === 'string' ? shelter : shelter?.id,
    animal: animal?.id,
    actionUrl: actionUrl === undefined ? pathOf(content.button?.href) : actionUrl,
    about,
    group,
    letter: isOwed(notice) ? 'always' : 'by-choice',
    unwritten: withoutLetter(notice.to, left),
  })
}

/**
 * Is the letter owed, whatever its reader chose? What answers a person is; so is what a team is told
 * of beside the topics that may be chosen, because it asks for a hand: a ticket that is entrusted to
 * somebody, a sum that does not fit.
 */
const isOwed = ({ type, isToTeam, alwaysLeaves }: Notice): boolean =>
  !isToTeam ||
  alwaysLeaves === true ||
  TOPICS.every(({ forTeam }) => !forTeam?.types.includes(type))

/** How a member of a team says that they want no more of these letters; none for those that are owed. */
async function waysOut(req: PayloadRequest, notice: Notice) {
  const { category } = TYPES[notice.type]
  if (isOwed(notice)) return { late: new Set<string>(), linksOf: () => undefined }
  const readers = await readersOf(req, audienceOf(notice.to), notice.type)
  // Somebody who is named may be written to at another address than that of the account.
  const addressesOf = ({ id, email }: (typeof readers)[number]): string[] => {
    const named = notice.to.filter(({ userId }) => userId === id)
    return named.length > 0 ? named.map((one) => one.email.trim().toLowerCase()) : [email]
  }
  const ids = new Map(readers.flatMap((one) => addressesOf(one).map((each) => [each, one.id])))
  return {
    late: new Set(readers.filter(({ mode }) => mode !== 'NOW').flatMap(addressesOf)),
    linksOf: (address: string) => {
      const id = ids.get(address)
      return id ? stopLinks(id, category) : undefined
    },
  }
}

/**
 * The one way to tell people that something happened: by e-mail, and on the site for those who
 * have an account, in the transaction of the write that is the reason. A person who is named twice
 * is told once; an address that is none is left out, because what happened stands whether or not
 * somebody can be told. Members of a team get the letter as they chose; everybody else is owed it.
 * Where there are too many for letters, the row of an account is mailed in its turn instead.
 */
export async function notify(req: PayloadRequest, told: Notice): Promise<void> {
  const { to, subject, replyTo, unsubscribe, ...notice } = told
  const { late, linksOf } = await waysOut(req, told)
  const addresses = new Set(to.map(({ email }) => email.trim().toLowerCase()))
  const answersTo = replyTo && isEmailAddress(replyTo) ? replyTo : undefined
  const { shelter, animal, isToTeam = false } = notice
  const sender = shelter ? await senderOf(req, shelter, isToTeam) : undefined
  const portrait = animal ? await portraitOf(req, animal, sender) : undefined
  const content: EmailContent = { ...notice.content, sender, animal: portrait }
  const mailed = [...addresses].filter((address) => isEmailAddress(address) && !late.has(address))
  if (!notice.isMailOnly) await keep(req, told, new Set(mailed.slice(MOST_RECIPIENTS)))
  for (const address of mailed.slice(0, MOST_RECIPIENTS)) {
    const links = linksOf(address)
    await sendMail(req, {
      to: address,
      subject,
      content: links ? { ...content, leave: { label: STOP, href: links.page } } : content,
      replyTo: answersTo,
      unsubscribe: unsubscribe ?? links?.post,
    })
  }
}

/** Every super admin: the team of the platform. */
export async function superAdmins(req: PayloadRequest): Promise<Recipient[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { isSuperAdmin: { equals: true } },
    // The program writes to the team; the caller never shows who they are.
    overrideAccess: true,
    depth: 0,
    limit: MOST_RECIPIENTS,
    pagination: false,
    select: { name: true, email: true },
    req,
  })
  return docs.map(({ id, name, email }) => ({ userId: id, name, email }))
}

/** The members of a shelter's team who hold a permission there, by name. */
export async function teamWith(
  req: PayloadRequest,
  shelter: string,
  permission: Permission,
): Promise<Recipient[]> {
  if (!isId(shelter)) return []
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ userId: string; name: string; email: string }>(sql`
    select users.id as "userId", users.name, users.email from users
    where users.id in (${membersWith(permission, shelter)}) order by users.name, users.id
  `)
  return rows
}

/** The same; the shelter itself while nobody of its team may, so that somebody hears of it. */
export async function teamOrShelter(
  req: PayloadRequest,
  shelter: string,
  permission: Permission,
): Promise<Recipient[]> {
  const team = await teamWith(req, shelter, permission)
  if (team.length > 0 || !isId(shelter)) return team
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ email: string }>(sql`
    select coalesce(nullif(contact_email, ''), email) as email from shelters where id = ${shelter}
  `)
  return rows
}

/**
 * Takes from somebody what they were told for their work in a team: what leads to its
 * administration. For whoever may do less there than before; names of families and donors are in it.
 */
export async function forgetTeamNotices(
  req: PayloadRequest,
  user: string,
  shelter: string,
): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`
    delete from notifications where user_id = ${user} and shelter_id = ${shelter}
      and action_url ~ '^/(admin|shelter/[^/]+/admin)(/|[?#]|$)'
  `)
}
