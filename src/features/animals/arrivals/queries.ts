import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { distanceBetween, type Point } from '@/platform/geo/model'
import { findPlace } from '@/platform/geo/places'
import { paymentProvider } from '@/platform/payments/provider'

import { toCard, type AnimalCardData } from '../card'
import { conditionsOf } from '../list/conditions'
import { readCatalogueQuery } from '../list/filters'
import { RADIUS } from '../list/defaults.model'
import type { Wanted } from '../list/query.model'
import { readAnimals } from '../list/public-animal'
import { pointsOf, type Scope, correctionsOf } from '../list/scope'
import { adoptableAnimalSql } from '../public'
import { lasting } from './model'

export type { AnimalCardData } from '../card'

/** The filters behind the query of a list, without its page and its order; what is wrong is left aside. */
export const readWanted = (query: string): Wanted =>
  lasting(readCatalogueQuery(Object.fromEntries(new URLSearchParams(query))).filters)

/** An animal that came in, by its number; still waiting, and seen by everybody. */
export type Arrival = { number: number; animalId: string; shelterId: string }

/** Those that came after a number, oldest first, `most` at most; whoever left meanwhile is left out. */
export async function arrivalsAfter(
  payload: Payload,
  { after, upTo, most }: { after: number; upTo: number; most: number },
): Promise<Arrival[]> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<Arrival>(sql`
    select r.number, a.id as "animalId", a.shelter_id as "shelterId"
    from animal_arrivals r join animals a on a.id = r.animal_id
    join shelters s on s.id = a.shelter_id
    where r.number > ${after} and r.number <= ${upTo} and ${adoptableAnimalSql}
    order by r.number limit ${most}`)
  return rows
}

/** Filters that one statement asks of all the animals. */
const AT_ONCE = 100

/** One filter as a condition; a word that nobody knows is also read as what it may mean. */
async function conditionOf(payload: Payload, term: string, scope: Scope): Promise<SQL> {
  const filters = readWanted(term)
  const shelter = filters.shelterId ?? null
  const ask = (more: Partial<Scope>) =>
    sql.join(conditionsOf(filters, { ...scope, shelter, ...more }, false), sql` and `)
  const corrections = await correctionsOf(payload, filters)
  const exact = ask({})
  return corrections.size > 0 ? sql`((${exact}) or (${ask({ corrections })}))` : sql`(${exact})`
}

/** The places, from 0, of the animals that answer one filter, the first first. */
export type Places = readonly number[]

/** Tells which of some animals answer a filter. */
export type Matcher = {
  /** Finds out about filters, as `termsOf` writes them; those that are known cost nothing. */
  learn: (terms: Iterable<string>) => Promise<void>
  /** @throws for a filter that was never learnt: a mistake of the program */
  answering: (term: string) => Places
}

/** Filters whose answers are remembered, at most: places are countless. */
const MOST_KNOWN = 20_000

/**
 * Asks filters of some animals, each filter once for all of them, by the conditions of the lists: a
 * search that people keep is the animals that answer all of its filters.
 */
export async function openMatcher(
  payload: Payload,
  arrivals: readonly Arrival[],
  now: Date,
): Promise<Matcher> {
  const { drizzle } = payload.db
  const placeOf = new Map(arrivals.map(({ animalId }, place) => [animalId, place]))
  const shelters = new Map<string, number[]>()
  for (const [place, { shelterId }] of arrivals.entries()) {
    const known = shelters.get(shelterId)
    if (known) known.push(place)
    else shelters.set(shelterId, [place])
  }
  const points = await pointsOf(payload, [...shelters.keys()])
  const scope: Scope = {
    shelter: null,
    near: null,
    now,
    isGivingOn: paymentProvider() !== null,
    corrections: new Map(),
  }
  const known = new Map<string, Places>()

  /** The same distance as `sheltersWithin` of the lists: between the commune and the shelter. */
  const around = (term: string): Places => {
    const { near, radiusKm = RADIUS.default } = readWanted(term)
    const centre: Point | null = near ? findPlace(near) : null
    if (!centre) return []
    const found = [...shelters].filter(([id]) => {
      const point = points.get(id)
      return point && Math.round(distanceBetween(centre, point)) <= radiusKm * 1000
    })
    return found.flatMap(([, places]) => places).sort((one, other) => one - other)
  }

  const ask = async (terms: readonly string[]): Promise<void> => {
    const conditions = await Promise.all(terms.map((term) => conditionOf(payload, term, scope)))
    const ids = arrivals.map(({ animalId }) => animalId)
    const { rows } = await drizzle.execute<{ id: string; passed: Array<boolean | null> }>(sql`
      select a.id, array[${sql.join(conditions, sql`, `)}] as passed
      from animals a join shelters s on s.id = a.shelter_id
      where a.id = any(${sql.param(ids)}::uuid[]) and ${adoptableAnimalSql}`)
    for (const [nth, term] of terms.entries()) {
      const places = rows.flatMap(({ id, passed }) => (passed[nth] ? (placeOf.get(id) ?? []) : []))
      known.set(
        term,
        places.sort((one, other) => one - other),
      )
    }
  }

  return {
    learn: async (terms) => {
      if (known.size > MOST_KNOWN) known.clear()
      const fresh = [...new Set(terms)].filter((term) => !known.has(term))
      const isPlace = (term: string) => term.startsWith('near=')
      for (const term of fresh.filter(isPlace)) known.set(term, around(term))
      const asked = fresh.filter((term) => !isPlace(term))
      for (let from = 0; from < asked.length; from += AT_ONCE) {
        await ask(asked.slice(from, from + AT_ONCE))
      }
    },
    answering: (term) => {
      const places = known.get(term)
      if (!places) throw new Error(`Nobody asked ${term}`)
      return places
    },
  }
}

/** Animals of one read. */
const READ_AT_ONCE = 500

/** Animals as cards of the platform, by their ids; those that are no longer public are left out. */
export async function cardsOf(
  payload: Payload,
  ids: readonly string[],
): Promise<Map<string, AnimalCardData>> {
  const cards = new Map<string, AnimalCardData>()
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    for (const animal of await readAnimals(payload, ids.slice(from, from + READ_AT_ONCE))) {
      cards.set(animal.id, toCard({ ...animal, distance: null }, 'platform'))
    }
  }
  return cards
}
