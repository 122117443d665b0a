import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '../db/session'
import type { Execute } from '../db/transaction'

/** Open flags that one thing keeps of whom nobody knows: more say nothing more. People have one each. */
const MOST_OPEN = 50
/** Days that a flag is kept, and hours between two letters about one thing. */
const KEPT_DAYS = 365
const QUIET_HOURS = 1

type NewFlag = {
  kind?: string
  words?: string | null
  /** A person of whom different ones are counted: their second flag while the first waits is none. */
  by?: string
}

/**
 * What people find wrong with the things of one room: kept, told once an hour, settled, forgotten. The
 * caller holds the row of the thing in every write.
 * @param about the table of the things; their ids are uuids
 */
export function flagStore<Outcome extends string>(about: string) {
  const open = (object: SQL): SQL =>
    sql`flags f where f.about = ${about} and f.object_id = ${object} and f.settled_at is null`
  const idOf = (id: string): SQL => sql`${id}::uuid`
  return {
    /** `flags f where …`: the flags of a thing that wait, to be put behind `from`. */
    open,

    /** The same with those that were settled. */
    all: (object: SQL): SQL => sql`flags f where f.about = ${about} and f.object_id = ${object}`,

    /** `flags f where …` for all the things of the room: the flags that wait. */
    waiting: sql`flags f where f.about = ${about} and f.settled_at is null`,

    /**
     * Keeps a flag; who wrote it only where `by` says so.
     * @returns whether whoever decides is to be written to: once an hour for one thing
     */
    async add(execute: Execute, id: string, { kind, words, by }: NewFlag): Promise<boolean> {
      const { rows } = await execute<{ is_told: boolean }>(sql`
        insert into flags (about, object_id, kind, words, flagged_by, told_at)
        select ${about}, ${id}::uuid, ${kind ?? null}, ${words ?? null}, ${by ?? null}::uuid,
          case when exists (
            select 1 from flags f where f.about = ${about} and f.object_id = ${id}::uuid
              and f.told_at > now() - make_interval(hours => ${QUIET_HOURS})) then null else now() end
        where (${by ?? null}::uuid is not null or (select count(*) from ${open(idOf(id))}) < ${MOST_OPEN})
        on conflict do nothing
        returning told_at is not null as is_told`)
      if (rows[0]) return rows[0].is_told
      // As many as are kept: whoever decides hears of it all the same, or fifty idle ones would hide the rest.
      const { rows: told } = await execute(sql`
        update flags set told_at = now()
        where id = (select f.id from ${open(idOf(id))} order by f.created_at desc limit 1)
          and (select count(*) from ${open(idOf(id))}) >= ${MOST_OPEN}
          and not exists (select 1 from flags f where f.about = ${about}
            and f.object_id = ${id}::uuid and f.told_at > now() - make_interval(hours => ${QUIET_HOURS}))
        returning id`)
      return told.length > 0
    },

    /** How many flags of a thing wait. */
    async count(execute: Execute, id: string): Promise<number> {
      const { rows } = await execute<{ count: number }>(
        sql`select count(*)::int as count from ${open(idOf(id))}`,
      )
      return rows[0]?.count ?? 0
    },

    /**
     * How many different people's flags of a thing wait. Those whose author is not kept do not count, nor those
     * of people to whom it was answered already that the thing stays.
     * @param kept the outcome that says so
     */
    async countPeople(execute: Execute, id: string, kept: Outcome): Promise<number> {
      const { rows } = await execute<{ count: number }>(sql`
        select count(distinct f.flagged_by)::int as count from ${open(idOf(id))}
          and not exists (select 1 from flags o where o.about = f.about
            and o.object_id = f.object_id and o.flagged_by = f.flagged_by and o.outcome = ${kept})`)
      return rows[0]?.count ?? 0
    },

    /** Somebody decided: the flags of a thing wait no more. @returns how many did */
    async settle(execute: Execute, id: string, by: string, outcome: Outcome): Promise<number> {
      const { rows } = await execute(sql`
        update flags f set settled_at = now(), settled_by = ${by}::uuid, outcome = ${outcome}
        where f.about = ${about} and f.object_id = ${id}::uuid and f.settled_at is null returning id`)
      return rows.length
    },

    /** The flags of a thing go with it. */
    async drop(execute: Execute, id: string): Promise<void> {
      await execute(sql`
        delete from flags f where f.about = ${about} and f.object_id = ${id}::uuid`)
    },

    /** Erases flags that are a year old, and those of things that are gone. */
    async forget(req: PayloadRequest): Promise<void> {
      const session = await sessionOf(req)
      await session.execute(sql`
        delete from flags f where f.about = ${about}
          and (f.created_at < now() - make_interval(days => ${KEPT_DAYS})
            or not exists (select 1 from ${sql.identifier(about)} o where o.id = f.object_id))`)
    },
  }
}
