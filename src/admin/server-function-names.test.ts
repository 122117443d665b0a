import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  REFUSED_SERVER_FUNCTIONS,
  refuseUnknownFunction,
  SERVER_FUNCTIONS,
} from './server-function-names'

/** The names that the installed Payload registers; its table is not exported. */
function registered(): string[] {
  const file = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'
  const table =
    /const baseServerFunctions = \{([^}]+)\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  return [...table.matchAll(/^\s*'?([a-z-]+)'?:/gm)].map(([, name]) => name as string)
}

describe('the server functions of Payload', () => {
  it('are each named here, allowed or refused: an upgrade adds none unseen', () => {
    const named = [...SERVER_FUNCTIONS, ...REFUSED_SERVER_FUNCTIONS]
    expect(named.sort()).toEqual(registered().sort())
    expect(named).toHaveLength(13)
  })
  it.each([...REFUSED_SERVER_FUNCTIONS, 'constructor', '', undefined, ['form-state']])(
    'refuses %s',
    (name) => {
      expect(() => refuseUnknownFunction(name)).toThrow(expect.objectContaining({ status: 403 }))
    },
  )
  it.each(SERVER_FUNCTIONS)('lets %s through', (name) => {
    expect(() => refuseUnknownFunction(name)).not.toThrow()
  })
})
