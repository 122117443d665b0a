import { describe, expect, it } from 'vitest'

import { cms, ROLES, type Who, type World } from './world'

type Expected = Record<Who, number>

/** One status for each role, in the order of ROLES. */
export const statuses = (...list: number[]): Expected =>
  Object.fromEntries(ROLES.map((who, at) => [who, list[at]])) as Expected

export type Attempt = {
  name: string
  method: string
  path: () => string | Promise<string>
  body?: () => unknown
  expected: Expected
}

export const everybody = statuses(200, 200, 200, 200, 200, 200, 200, 200)
export const ownStaffReads = statuses(404, 404, 404, 200, 200, 200, 404, 200)
export const ownStaffWrites = statuses(403, 403, 403, 200, 200, 200, 404, 200)
export const ownStaffCreates = statuses(403, 403, 403, 201, 201, 201, 403, 201)
export const noFilter = statuses(403, 403, 403, 200, 200, 200, 200, 200)

/** Each attempt as each kind of person: the status must be the one of the table. */
export function tryAll(world: () => World, attempts: Attempt[]): void {
  describe.each(attempts)('$name', ({ method, path, body, expected }) => {
    it.each(ROLES)('as %s', async (who) => {
      const answer = await cms(world(), who, method, await path(), { body: body?.() })
      expect({
        status: answer.status,
        text: answer.status === expected[who] ? '' : answer.text,
      }).toEqual({
        status: expected[who],
        text: '',
      })
    })
  })
}
