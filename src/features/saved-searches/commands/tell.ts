import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import {
  arrivalsAfter,
  cardsOf,
  openMatcher,
  type AnimalCardData,
  type Arrival,
  type Matcher,
} from '@/features/animals/arrivals/queries'
import { inTransaction } from '@/platform/db/transaction'
import { isEmailAddress } from '@/platform/email/model'
import { sendMails } from '@/platform/email/send'

import { alertMail, type AlertMail } from '../mails'
import { inAll, isQuiet, MOST_NAMED, type Cadence } from '../model'
import {
  BATCH,
  closeRound,
  nextSearches,
  openRound,
  passBy,
  postpone,
  uuids,
  type Round,
  type Row,
} from '../rounds'

/** Searches that one transaction mails. */
const MAILED_AT_ONCE = 200
/** Arrivals of one round; the next one takes the rest. */
const MOST_ARRIVALS = 5000

/** A search, and the animals that are new to it, oldest first. */
type Match = { row: Row; animals: string[] }
type Cards = Map<string, AnimalCardData>

/** Finds the place of the first arrival after a number. */
function firstAfter(arrivals: readonly Arrival[]): (number: number) => number {
  const known = new Map<number, number>()
  return (number) => {
    let place = known.get(number)
    if (place === undefined) {
      const found = arrivals.findIndex((arrival) => arrival.number > number)
      place = found === -1 ? arrivals.length : found
      known.set(number, place)
    }
    return place
  }
}

/**
 * Writes the mails of some searches, with what they were told, in one transaction: a crash leaves both
 * or neither. A search that somebody changed or stopped meanwhile is left to the next round.
 */
async function mailSome(
  payload: Payload,
  { cadence, upTo, now }: Round,
  matches: readonly Match[],
  cards: Cards,
): Promise<number> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async (execute) => {
    const { rows } = await execute<{ id: string; after: number | null }>(sql`
      select id, after_arrival as after from saved_searches
      where id = any(${uuids(matches.map(({ row }) => row.id))}) and cadence = ${cadence}
        and paused_at is null
      order by id for update`)
    const held = new Map(rows.map(({ id, after }) => [id, after]))
    const told: string[] = []
    const mails: AlertMail[] = []
    for (const { row, animals } of matches) {
      if (held.get(row.id) !== row.after) continue
      const named = animals.slice(-MOST_NAMED).reverse()
      // Whoever was hidden since the comparison is not named.
      const shown = named.flatMap((id) => cards.get(id) ?? [])
      const total = animals.length - named.length + shown.length
      if (shown.length > 0 && isEmailAddress(row.email)) {
        mails.push(await alertMail(req, row, shown, total))
      }
      told.push(row.id)
    }
    await sendMails(req, mails)
    await execute(sql`
      update saved_searches set after_arrival = ${upTo}, told_at = ${now.toISOString()}
      where id = any(${uuids(told)})`)
    return told.length
  })
}

/** Writes what came of a batch of searches. @returns how many were told */
async function writeBatch(
  payload: Payload,
  round: Round,
  { rows, found, cards }: { rows: readonly Row[]; found: readonly Match[]; cards: Cards },
): Promise<number> {
  const mustWait = ({ row: { toldAt } }: Match) =>
    isQuiet(round.cadence, toldAt ? new Date(toldAt) : null, round.now)
  const ready = found.filter((each) => !mustWait(each))
  const named = new Set(ready.flatMap(({ animals }) => animals.slice(-MOST_NAMED)))
  const fresh = await cardsOf(
    payload,
    [...named].filter((id) => !cards.has(id)),
  )
  for (const [id, card] of fresh) cards.set(id, card)
  let told = 0
  for (let from = 0; from < ready.length; from += MAILED_AT_ONCE) {
    told += await mailSome(payload, round, ready.slice(from, from + MAILED_AT_ONCE), cards)
  }
  await postpone(
    payload,
    round,
    found.filter(mustWait).map(({ row }) => row),
  )
  const matched = new Set(found.map(({ row }) => row.id))
  await passBy(
    payload,
    round,
    rows.filter(({ id }) => !matched.has(id)),
  )
  return told
}

/** The searches of a batch to which some of the animals are new. */
async function match(
  matcher: Matcher,
  arrivals: readonly Arrival[],
  rows: readonly Row[],
  leastOf: (row: Row) => number,
): Promise<Match[]> {
  await matcher.learn(rows.flatMap(({ terms }) => terms))
  return rows.flatMap((row) => {
    const asked = { least: leastOf(row), total: arrivals.length }
    const places = inAll(row.terms.map(matcher.answering), asked)
    const animals = places.flatMap((place) => arrivals[place]?.animalId ?? [])
    return animals.length > 0 ? [{ row, animals }] : []
  })
}

/** What one round did; `isWhole`: no arrival is left for another. */
export type Outcome = {
  arrivals: number
  compared: number
  matched: number
  told: number
  /** Number of the last arrival of the round. */
  upTo: number
  isWhole: boolean
}

type Options = {
  /** Number of the last arrival (`noteArrivals`). */
  last: number
  now?: Date
  /** Compares alone, and writes nothing of it. */
  isDry?: boolean
}

/**
 * Tells the searches of a cadence of the animals that came since they were last told: each animal once,
 * whatever stops this in its middle. Batches are bounded; what was told is written with its mail.
 */
export async function tellSearches(
  payload: Payload,
  cadence: Cadence,
  { last, now = new Date(), isDry = false }: Options,
): Promise<Outcome> {
  const { stood, oldest } = await openRound(payload, cadence, last)
  const asked = { after: oldest, upTo: last, most: MOST_ARRIVALS }
  const arrivals = oldest < last ? await arrivalsAfter(payload, asked) : []
  const isWhole = arrivals.length < MOST_ARRIVALS
  const upTo = isWhole ? last : (arrivals.at(-1)?.number ?? last)
  const round: Round = { cadence, from: Math.min(stood, upTo), upTo, now }
  const outcome: Outcome = {
    arrivals: arrivals.length,
    compared: 0,
    matched: 0,
    told: 0,
    upTo,
    isWhole,
  }
  if (arrivals.length > 0) {
    const placeAfter = firstAfter(arrivals)
    const leastOf = ({ after }: Row) => placeAfter(after ?? round.from)
    const matcher = await openMatcher(payload, arrivals, now)
    const cards: Cards = new Map()
    // Nothing came since the cadence was told: those alone that had to wait.
    const behind = stood >= upTo ? upTo : null
    let rows = await nextSearches(payload, cadence, FIRST_ID, behind)
    while (rows.length > 0) {
      const found = await match(matcher, arrivals, rows, leastOf)
      outcome.compared += rows.length
      outcome.matched += found.length
      if (!isDry) outcome.told += await writeBatch(payload, round, { rows, found, cards })
      const lastRow = rows.length === BATCH ? rows.at(-1) : undefined
      rows = lastRow ? await nextSearches(payload, cadence, lastRow.id, behind) : []
    }
  }
  if (!isDry) await closeRound(payload, round)
  return outcome
}

/** Smaller than every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
