import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import {
  membersWith,
  notify,
  storeNotices,
  superAdmins,
  type Recipient,
} from '@/features/notifications/commands'
import type { Execute } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { counted, ofName } from '@/platform/french.model'
import { parisDay, parisDayStart } from '@/platform/time/model'

import { DESK_PATH, FLAG_LABELS, firstWords, OWN_WALL_PATH, postPath, type FlagKind } from './model'
import type { HeldPost } from './store'

async function recipient(execute: Execute, user: string): Promise<Recipient[]> {
  const { rows } = await execute<{ id: string; name: string; email: string }>(
    sql`select id, name, email from users where id = ${user}`,
  )
  return rows.map(({ id, name, email }) => ({ userId: id, name, email }))
}

const absolute = (path: string): string => `${env.publicUrl}${path}`

/** The team of an animal's shelter hears that somebody gives news of it. */
export async function tellTeam(
  req: PayloadRequest,
  { id, animal, body }: { id: string; animal: { name: string; shelter: string }; body: string },
): Promise<void> {
  await storeNotices(req, membersWith('manageNews', animal.shelter), {
    type: 'MESSAGE_RECEIVED',
    title: `Des nouvelles ${ofName(animal.name)}`,
    message: firstWords(body, 200),
    shelter: animal.shelter,
    group: `wall-news:${id}`,
    actionUrl: postPath(id),
  })
}

/** Whoever wrote a post hears of the comments since they last read of them, together. */
export async function tellComment(
  req: PayloadRequest,
  execute: Execute,
  post: HeldPost,
  { by, body }: { by: string; body: string },
): Promise<void> {
  if (by === post.authorId) return
  const group = `wall-comments:${post.id}`
  const { rows } = await execute<{ people: number }>(sql`
    select count(distinct c.author_id)::int as people from wall_comments c
    where c.post_id = ${post.id} and c.author_id <> ${post.authorId} and c.status = 'PUBLISHED'
      and c.created_at > coalesce((select max(n.read_at) from notifications n
        where n.user_id = ${post.authorId} and n.group_key = ${group}), '-infinity')`)
  const people = rows[0]?.people ?? 1
  await storeNotices(
    req,
    { users: [post.authorId], emails: [] },
    {
      type: 'MESSAGE_RECEIVED',
      title:
        people > 1
          ? `${counted(people, 'personne a', 'personnes ont')} commenté votre publication`
          : 'Un commentaire sur votre publication',
      message: firstWords(body, 200),
      group,
      actionUrl: `${postPath(post.id)}#commentaires`,
    },
  )
}

/** A line that was read is not written again. */
async function wasRead(execute: Execute, user: string, group: string): Promise<boolean> {
  const { rows } = await execute(sql`
    select 1 from notifications
    where user_id = ${user} and group_key = ${group} and read_at is not null limit 1`)
  return rows.length > 0
}

/** Whoever wrote a post hears once a day, in one line, that people like it. */
export async function tellLike(req: PayloadRequest, execute: Execute, post: HeldPost) {
  const since = parisDayStart(new Date()).toISOString()
  const { rows } = await execute<{ people: number }>(sql`
    select count(*)::int as people from wall_likes
    where post_id = ${post.id} and user_id <> ${post.authorId} and created_at >= ${since}`)
  const people = rows[0]?.people ?? 0
  const group = `wall-likes:${post.id}:${parisDay(new Date())}`
  if (people === 0 || (await wasRead(execute, post.authorId, group))) return
  await storeNotices(
    req,
    { users: [post.authorId], emails: [] },
    {
      type: 'PROFILE_LIKED',
      title: `${counted(people, 'personne aime', 'personnes aiment')} votre publication`,
      message: firstWords(post.body, 200),
      group,
      actionUrl: postPath(post.id),
    },
  )
}

type Flagged = {
  what: 'post' | 'comment'
  id: string
  kind: FlagKind
  words: string
  isHidden: boolean
}

/** The platform hears that something was flagged; until it reads that, the next one replaces it. */
export async function tellDesk(req: PayloadRequest, flagged: Flagged): Promise<void> {
  const { what, id, kind, words, isHidden } = flagged
  const [name, e] =
    what === 'post' ? ['Une publication du mur', 'e'] : ['Un commentaire du mur', '']
  const title = isHidden
    ? `${name} est masqué${e} après trois signalements`
    : `${name} est signalé${e}`
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: await superAdmins(req),
    subject: title,
    group: `wall-desk:${id}`,
    content: {
      title,
      paragraphs: [`${FLAG_LABELS[kind]}.`],
      quote: words || undefined,
      button: { label: 'Ouvrir le mur', href: absolute(DESK_PATH) },
    },
  })
}

type Told = { title: string; paragraph: string; reason?: string | null; quote: string }

const HOW_TO_ANSWER =
  'Vous n’êtes pas d’accord\u00a0? Écrivez-nous depuis la page Contact\u00a0: une personne relira.'

/** Whoever wrote something hears what became of it, why, and how to answer. */
export async function tellAuthor(
  req: PayloadRequest,
  execute: Execute,
  author: string,
  { title, paragraph, reason, quote }: Told,
): Promise<void> {
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: await recipient(execute, author),
    subject: title,
    content: {
      title,
      paragraphs: [paragraph, `«\u00a0${firstWords(quote, 120)}\u00a0»`],
      quote: reason || undefined,
      button: { label: 'Voir mes publications', href: absolute(OWN_WALL_PATH) },
      notes: [HOW_TO_ANSWER],
    },
  })
}
