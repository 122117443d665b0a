import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'
import { cutAt } from '@/platform/french.model'

import type { NotificationType } from './model'
import {
  ALWAYS_ON_SITE,
  KEPT_DAYS,
  MESSAGE_MAX,
  TITLE_MAX,
  TYPES,
  type MailMode,
} from './types.model'

/** What is told to several people at once. */
export type Told = {
  type: NotificationType
  title: string
  message: string
  shelter?: string | null
  animal?: string | null
  news?: string | null
  /** A path of this site; anything else is left out. */
  actionUrl?: string | null
  /** The id of whom, or of what, its words name, where the path does not say: erased with them. */
  about?: string | null
  /**
   * Of what happens again and again: while it is not read, the next one of the same group takes the
   * place of the one before, with its words. The words count: « 3 personnes aiment Nala ».
   */
  group?: string
  /**
   * Whether a letter is written beside: none (the row itself is mailed as its person chose), one for
   * those who chose to hear at once, or one that leaves whatever they chose.
   */
  letter?: 'none' | 'by-choice' | 'always'
  /** Those of the audience to whom that letter is not written after all: for them it is `none`. */
  unwritten?: Audience | undefined
}

/**
 * The accounts of the people told: those that are named and those whose confirmed address it is,
 * or, for many, a `select` of ids of accounts.
 */
export type Audience = { users: readonly string[]; emails: readonly string[] } | SQL

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

const isAmong = (audience: Audience): SQL =>
  'users' in audience
    ? sql`(
        users.id = any(${list(audience.users)}::uuid[])
        or (users.email_verified is not null and users.email = any(${list(audience.emails)}))
      )`
    : sql`users.id in (${audience})`

/** When a person hears of a type by e-mail, on `users` left joined with `notice_choices choices`. */
const modeSql = (type: NotificationType): SQL => {
  const { category, email } = TYPES[type]
  return sql`coalesce(choices.choices -> ${category} ->> 'email', ${email})`
}

/** What becomes of the e-mail of a row. */
function mailSql(type: NotificationType, letter: Told['letter']): SQL {
  if (letter === 'always') return sql`null::enum_notifications_mail`
  const now = letter === 'by-choice' ? 'SENT' : 'NOW'
  return sql`(case
      when users.email_verified is null then null
      when ${modeSql(type)} = 'NOW' then ${now}
      when ${modeSql(type)} = 'DIGEST' and choices.choices ->> 'digest' is distinct from 'NEVER'
        then 'DIGEST'
    end)::enum_notifications_mail`
}

/** The same where some of the audience get no letter. */
const mailOf = ({ type, letter = 'none', unwritten }: Told): SQL =>
  unwritten
    ? sql`case when ${isAmong(unwritten)} then ${mailSql(type, 'none')} else ${mailSql(type, letter)} end`
    : mailSql(type, letter)

/** What the bell does not say is in the list, read from the moment at which it is there. */
function readSql(type: NotificationType): SQL {
  const { category } = TYPES[type]
  if (ALWAYS_ON_SITE.includes(category)) return sql`null::timestamptz`
  return sql`case when choices.choices -> ${category} ->> 'site' = 'NO' then now() end`
}

/** Rows that one statement writes: it ends long before the server cancels it, on a slow day too. */
const AT_ONCE = 20_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Writes a row for each person of the audience who has an account, in the caller's transaction and
 * with few statements, however many they are. The person who made it happen is not told.
 * @returns how many were told
 */
export async function storeNotices(
  req: PayloadRequest,
  audience: Audience,
  told: Told,
): Promise<number> {
  const { type, title, message, shelter, animal, news, actionUrl, about, group } = told
  const session = await sessionOf(req)
  const own = actionUrl && /^\/(?![/\\])/.test(actionUrl) ? actionUrl.slice(0, 2000) : null
  const author = req.user?.collection === 'users' ? req.user.id : null
  const batch = (after: string) =>
    session.execute<{ told: number; last: string }>(sql`
    with told as (
      insert into notifications (id, user_id, type, title, message, shelter_id, animal_id, news_id,
        action_url, about, group_key, mail, read_at, created_at, updated_at)
      select gen_random_uuid(), users.id, ${type}::enum_notifications_type,
        ${cutAt(title, TITLE_MAX)}, ${cutAt(message, MESSAGE_MAX)}, ${shelter ?? null}::uuid,
        ${animal ?? null}::uuid, ${news ?? null}::uuid, ${own}, ${about ?? null}::varchar,
        ${group ?? null}::varchar,
        ${mailOf(told)}, ${readSql(type)}, now(), now()
      from users left join notice_choices choices on choices.user_id = users.id
      where ${isAmong(audience)}
        and users.id::text is distinct from ${author} and users.id > ${after}::uuid
      order by users.id limit ${AT_ONCE}
      on conflict (user_id, group_key)
        where group_key is not null and (read_at is null or read_at = created_at)
        do update set type = excluded.type, title = excluded.title, message = excluded.message,
          shelter_id = excluded.shelter_id, animal_id = excluded.animal_id, news_id = excluded.news_id,
          action_url = excluded.action_url, about = excluded.about, read_at = excluded.read_at,
          created_at = excluded.created_at, updated_at = excluded.updated_at,
          mail = case when notifications.mail = 'SENT' and excluded.mail = 'NOW' then 'SENT'
            else excluded.mail end
      returning user_id
    )
    select count(*)::int as told, max(user_id::text) as last from told
  `)
  let total = 0
  for (let after = FIRST; ;) {
    const { told: count = 0, last = FIRST } = (await batch(after)).rows[0] ?? {}
    total += count
    if (count < AT_ONCE) return total
    after = last
  }
}

/**
 * What a group was told is true no more: no e-mail leaves that has not left yet.
 * @param isGone nobody is to read of it on the site either
 */
export async function callBack(
  execute: Execute,
  group: string,
  { isGone }: { isGone: boolean },
): Promise<void> {
  await execute(
    isGone
      ? sql`delete from notifications where group_key = ${group}`
      : sql`update notifications set mail = null
          where group_key = ${group} and mail in ('NOW', 'DIGEST')`,
  )
}

/**
 * Of an audience, who has an account: with their address, and when they hear of a type by e-mail.
 * Nothing is kept for the morning for an address that is not confirmed: the letter leaves.
 */
export async function readersOf(
  req: PayloadRequest,
  audience: Audience,
  type: NotificationType,
): Promise<Array<{ id: string; email: string; mode: MailMode }>> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string; email: string; mode: MailMode }>(sql`
    select users.id, lower(users.email) as email,
      case when users.email_verified is null then 'NOW' else ${modeSql(type)} end as mode
    from users left join notice_choices choices on choices.user_id = users.id
    where ${isAmong(audience)}
  `)
  return rows
}

/** Forgets what is too old. @returns how many went */
export async function forgetOldNotices(req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    delete from notifications
    where read_at < now() - make_interval(days => ${KEPT_DAYS.read})
      or (read_at is null and created_at < now() - make_interval(days => ${KEPT_DAYS.unread}))
      or user_id is null
    returning id
  `)
  await session.execute(sql`
    delete from notice_choices c where not exists (select 1 from users u where u.id = c.user_id)
  `)
  return rows.length
}
