import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type Asked = Parameters<PostgresAdapter['updateOne']>[0]
type Kept = { id: string; createdAt: Date | string; expiresAt: Date | string }

/** Payload says by this date that it only writes sessions: a person was not changed by them. */
const isOfSessions = (data: Record<string, unknown>): data is { sessions: Kept[] } =>
  data.updatedAt === null && Array.isArray(data.sessions)

const iso = (date: Date | string): string => new Date(date).toISOString()

/** Ends the sessions that are not there any more, prolongs the others, begins the one that is new. */
async function writeSessions(
  db: Pick<PostgresAdapter['drizzle'], 'execute'>,
  person: string,
  sessions: readonly Kept[],
): Promise<void> {
  const ids = sessions.map(({ id }) => id)
  await db.execute(sql`
    delete from users_sessions
    where _parent_id = ${person} and id <> all(${sql.param(ids)}::varchar[])
  `)
  for (const { id, createdAt, expiresAt } of sessions) {
    // What was read is a text; one that ended meanwhile is not begun again.
    await (createdAt instanceof Date
      ? db.execute(sql`
          insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
          select coalesce(max(_order), 0) + 1, ${person}::uuid, ${id}, ${iso(createdAt)}::timestamptz,
            ${iso(expiresAt)}::timestamptz
          from users_sessions where _parent_id = ${person}
        `)
      : db.execute(sql`
          update users_sessions set expires_at = ${iso(expiresAt)}::timestamptz
          where id = ${id} and _parent_id = ${person} and expires_at <> ${iso(expiresAt)}::timestamptz
        `))
  }
}

/**
 * To begin, prolong or end a session Payload writes the whole person back as it read them before:
 * a role taken away or a password changed in between would be given back. Only the sessions are
 * written here. Source: `addSessionToUser` of payload/dist/auth/sessions.js.
 */
export const withSessionsAlone = (
  made: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...made,
  init: (args) => {
    const adapter = made.init(args)
    const write = adapter.updateOne
    async function updateOne(this: PostgresAdapter, asked: Asked): Promise<unknown> {
      const { collection, data, id, req } = asked
      if (collection !== 'users' || !id || !isOfSessions(data)) return write.call(this, asked)
      const transaction = await req?.transactionID
      const own = transaction === undefined ? undefined : this.sessions[transaction]?.db
      await writeSessions(own ?? this.drizzle, String(id), data.sessions)
      return null
    }
    return Object.assign(adapter, { updateOne })
  },
})
