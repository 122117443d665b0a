import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import {
  membersWith,
  notify,
  storeNotices,
  superAdmins,
  teamWith,
  type Recipient,
} from '@/features/notifications/commands'
import type { Execute } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { counted, ofName } from '@/platform/french.model'
import { parisDay, parisDayStart } from '@/platform/time/model'

import {
  DESK_PATH,
  FLAG_LABELS,
  firstWords,
  OWN_WALL_PATH,
  postPath,
  yourPost,
  type FlagKind,
} from './model'
import type { HeldPost } from './store'

async function recipient(execute: Execute, user: string | null): Promise<Recipient[]> {
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

/**
 * Those who hear of a post, by how many people each has to be told of: whoever wrote it, or the
 * team in whose name it stands, whether or not its author is in it still.
 * @param people a number, for the person of `users u`; nobody is told of 0
 */
async function readersBy(
  execute: Execute,
  { authorId, shelterId }: HeldPost,
  people: SQL,
): Promise<Array<{ people: number; users: string[] }>> {
  const readers = shelterId
    ? membersWith('manageNews', shelterId)
    : sql`select ${authorId}::uuid as id`
  const { rows } = await execute<{ people: number; users: string[] }>(sql`
    select heard.people, array_agg(heard.id::text) as users
    from (select u.id, ${people} as people from users u where u.id in (${readers})) heard
    where heard.people > 0 group by heard.people`)
  return rows
}

/** Whose a post is hears of the comments since they last read of them, together. */
export async function tellComment(
  req: PayloadRequest,
  execute: Execute,
  post: HeldPost,
  body: string,
): Promise<void> {
  const group = `wall-comments:${post.id}`
  const told = await readersBy(
    execute,
    post,
    // Read while this one was written: it is told all the same.
    sql`(select greatest(1, count(distinct c.author_id)::int) from wall_comments c
      where c.post_id = ${post.id} and c.author_id <> u.id and c.status = 'PUBLISHED'
        and c.created_at > coalesce((select max(n.read_at) from notifications n
          where n.user_id = u.id and n.group_key = ${group}), '-infinity'))`,
  )
  for (const { people, users } of told) {
    await storeNotices(
      req,
      { users, emails: [] },
      {
        type: 'MESSAGE_RECEIVED',
        title:
          people > 1
            ? `${counted(people, 'personne a', 'personnes ont')} commenté ${yourPost(post)}`
            : `Un commentaire sur ${yourPost(post)}`,
        message: firstWords(body, 200),
        shelter: post.shelterId,
        group,
        actionUrl: `${postPath(post.id)}#commentaires`,
      },
    )
  }
}

/** Whose a post is hears once a day, in one line, that people like it; a line that was read is not written again. */
export async function tellLike(req: PayloadRequest, execute: Execute, post: HeldPost) {
  const since = parisDayStart(new Date()).toISOString()
  const group = `wall-likes:${post.id}:${parisDay(new Date())}`
  const told = await readersBy(
    execute,
    post,
    sql`(select count(*)::int from wall_likes l
      where l.post_id = ${post.id} and l.user_id <> u.id and l.created_at >= ${since}
        and not exists (select 1 from notifications n
          where n.user_id = u.id and n.group_key = ${group} and n.read_at is not null))`,
  )
  for (const { people, users } of told) {
    await storeNotices(
      req,
      { users, emails: [] },
      {
        type: 'PROFILE_LIKED',
        title: `${counted(people, 'personne aime', 'personnes aiment')} ${yourPost(post)}`,
        message: firstWords(post.body, 200),
        shelter: post.shelterId,
        group,
        actionUrl: postPath(post.id),
      },
    )
  }
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

/** Whose something is hears what became of it, why, and how to answer. */
export async function tellAuthor(
  req: PayloadRequest,
  execute: Execute,
  { authorId, shelterId }: Pick<HeldPost, 'authorId' | 'shelterId'>,
  { title, paragraph, reason, quote }: Told,
): Promise<void> {
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: shelterId
      ? await teamWith(req, shelterId, 'manageNews')
      : await recipient(execute, authorId),
    subject: title,
    shelter: shelterId,
    isToTeam: shelterId !== null,
    // A decision about what somebody wrote is owed to them.
    alwaysLeaves: true,
    content: {
      title,
      paragraphs: [paragraph, `«\u00a0${firstWords(quote, 120)}\u00a0»`],
      quote: reason || undefined,
      button: shelterId
        ? { label: 'Ouvrir le mur', href: absolute(DESK_PATH) }
        : { label: 'Voir mes publications', href: absolute(OWN_WALL_PATH) },
      notes: [HOW_TO_ANSWER],
    },
  })
}
