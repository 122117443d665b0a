import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { bareNumber } from '@/features/animals/model'
import { REGULATED } from '@/features/animals/legal.model'
import { wantedVisibleSql } from '@/features/animals/public'
import { isFosteredSql } from '@/features/fosters/public'
import { directionSql } from '@/platform/db/order'
import { containing } from '@/platform/db/plain'

import {
  ADOPTION_MONTHS,
  CONFIRM_AFTER_DAYS,
  LONG_STAY_DAYS,
  searchWords,
  type AnimalKind,
  type AnimalSort,
} from './model'

/** When an animal came: its day of arrival, or that of its sheet. */
const SINCE = sql`coalesce(a.arrival_date, a.created_at)`

const daysAgo = (days: number): SQL => sql`now() - ${days} * interval '1 day'`
const isHere = sql`a.status = 'AT_SHELTER'`

/** The number of identification of `animals a`, as `bareNumber` reads it. */
export const NUMBER = sql`upper(regexp_replace(coalesce(a.id_number, ''), '[^0-9A-Za-z]', '', 'g'))`

/** A word with figures may be a part of a chip or a tattoo, however it is written there. */
const wordSql = (word: string): SQL => {
  const number = /\d/.test(word) ? bareNumber(word) : ''
  const isNumber = number ? sql`or ${NUMBER} like ${`%${number}%`}` : sql``
  return sql`(a.words like ${containing(word)} ${isNumber})`
}

/** Each word is somewhere, in any order; a number of identification may be written with spaces. */
export const searchSql = (search: string): SQL =>
  sql.join(searchWords(search).map(wordSql), sql` and `)

/**
 * What a kind picks out, on `animals a`.
 * @param incomplete ids of the animals whose advert the law does not allow yet
 */
export function kindSql(kind: AnimalKind, incomplete: readonly string[]): SQL {
  switch (kind) {
    case 'VISIBLE':
      return wantedVisibleSql
    case 'HIDDEN':
      return sql`${wantedVisibleSql} is not true`
    case 'SOS':
      return sql`a.is_sos`
    case 'RESERVED':
      return sql`a.is_reserved`
    case 'FOSTERED':
      return isFosteredSql
    case 'INCOMPLETE':
      return sql`a.id = any(${sql.param([...incomplete])}::uuid[])`
    case 'NO_PHOTO':
      return sql`not exists (
        select 1 from animals_rels r where r.parent_id = a.id and r.path = 'photos')`
    case 'NO_ID':
      return sql`a.species::text = any(${sql.param([...REGULATED])}::text[])
        and coalesce(trim(a.id_number), '') = ''`
    case 'LONG_STAY':
      return sql`${isHere} and ${SINCE} < ${daysAgo(LONG_STAY_DAYS)}`
    case 'UNCONFIRMED':
      // As `isUnconfirmed` reads one animal.
      return sql`${isHere} and ${wantedVisibleSql}
        and coalesce(a.last_confirmed_at, a.created_at) < ${daysAgo(CONFIRM_AFTER_DAYS)}`
    case 'LAST_YEAR':
      return sql`a.status = 'ADOPTED'
        and a.adopted_at >= now() - ${ADOPTION_MONTHS} * interval '1 month'`
  }
}

/** The order that was asked, always a whole one. */
export function orderSql(sortBy: AnimalSort, sortOrder: 'asc' | 'desc'): SQL {
  const direction = directionSql(sortOrder)
  const first = {
    createdAt: sql`a.created_at`,
    updatedAt: sql`a.updated_at`,
    name: sql`a.plain_name`,
    arrivalDate: SINCE,
  }[sortBy]
  return sql`${first} ${direction}, a.id ${direction}`
}
