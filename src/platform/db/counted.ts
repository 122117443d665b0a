import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * Counts a fact of people: a `select` of `user_id` and `value`, a whole number, for those of whom there is
 * something. Each id once; who is not named counts nothing.
 * @param people an array of ids of accounts, in SQL
 */
export type Counted = (people: SQL) => SQL

/**
 * The same, as a `select` of `user_id` and `thing`, a text, before things are counted: what two rooms know of
 * is one thing.
 */
export type Things = (people: SQL) => SQL
