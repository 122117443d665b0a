import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { readWanted } from '@/features/animals/arrivals/queries'
import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { sessionOf } from '@/platform/db/session'

import { idOfSearch, searchToken } from './links'
import { listPath, MOST_SEARCHES, searchPath, searchWords, type Cadence } from './model'

type Row = {
  id: string
  query: string
  cadence: Cadence
  isConfirmed: boolean
  isPaused: boolean
}

/** One search as its owner sees it. */
export type OwnSearch = Omit<Row, 'id' | 'query'> & {
  token: string
  /** Of its page, and of the list that it is of. */
  href: string
  list: string
  words: string
}

/** The query of a list in words, with the name of its shelter. */
export async function wordsOfQuery(req: PayloadRequest, query: string): Promise<string> {
  const wanted = readWanted(query)
  if (!wanted.shelterId) return searchWords(wanted)
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ name: string }>(sql`
    select s.name from shelters s
    where ${publicShelterSql} and ${wanted.shelterId} in (s.id::text, s.slug)`)
  return searchWords(wanted, rows[0]?.name)
}

async function toOwn(req: PayloadRequest, { id, query, ...row }: Row): Promise<OwnSearch> {
  const token = searchToken(id)
  return {
    ...row,
    token,
    href: searchPath(token),
    list: listPath(query),
    words: await wordsOfQuery(req, query),
  }
}

const COLUMNS = sql`id, query, cadence, confirmed_at is not null as "isConfirmed",
  paused_at is not null as "isPaused"`

/** What a personal link opens: `null` for a link that is none, `gone` for a search that is no more. */
export async function readSearch(
  req: PayloadRequest,
  token: string,
): Promise<OwnSearch | 'gone' | null> {
  const id = idOfSearch(token)
  if (!id) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(
    sql`select ${COLUMNS} from saved_searches where id = ${id}`,
  )
  return rows[0] ? toOwn(req, rows[0]) : 'gone'
}

/**
 * The searches of a signed-in person, the latest first: those of their address, once it is confirmed,
 * whether or not they had an account when they asked.
 */
export async function listOwnSearches(
  req: PayloadRequest,
  { email, emailVerified }: Pick<User, 'email' | 'emailVerified'>,
): Promise<OwnSearch[]> {
  if (!emailVerified) return []
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select ${COLUMNS} from saved_searches
    where email = ${email.toLowerCase()} and confirmed_at is not null
    order by created_at desc, id limit ${MOST_SEARCHES}`)
  return Promise.all(rows.map((row) => toOwn(req, row)))
}
