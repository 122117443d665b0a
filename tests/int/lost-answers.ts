import { beforeAll, beforeEach } from 'vitest'

import type { Route } from '@/platform/http/route'

import type { Who } from './access/world'
import { call, type Answer } from './in-process'
import { beginWorld, one, pool, world } from './volunteers'

export const [FIRST, SECOND, THIRD] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
]
/** The first try, which had no answer, and the second one of the same page. */
export const LOST = { saveKey: FIRST }
export const AGAIN = { saveKey: SECOND, lostKeys: FIRST }

/** A world whose people confirmed their address a year ago; before each test these tables are empty. */
export function beginLostAnswers(tables: readonly string[]): void {
  beforeAll(async () => {
    await beginWorld()
    await pool().query(
      `update users set email_verified = now(), created_at = now() - interval '1 year'`,
    )
  })
  beforeEach(async () => {
    for (const table of [...tables, 'notifications', 'rate_limits'])
      await pool().query(`delete from ${table}`)
  })
}

/** How many rows a table has. */
export const count = async (table: string) =>
  (await one(`select count(*)::int as n from ${table}`)).n

/** Sends a form, each time with something more. */
export const send =
  (route: Route, body: object, params: Record<string, string> = {}) =>
  (more: object, as: Who = 'visitor'): Promise<Answer> =>
    call(world, route, { as, params, body: { ...body, ...more } })
