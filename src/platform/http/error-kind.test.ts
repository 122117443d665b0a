import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { AuthenticationError, Forbidden, QueryError, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'

import { StorageDownError } from '../storage/errors'
import {
  isAuthenticationError,
  isForbidden,
  isHttpError,
  isStorageDown,
  isUnknownPath,
  isValidationError,
} from './error-kind'
import { HttpError } from './errors'

describe('an error is told by what it says of itself', () => {
  it.each([
    ['a refusal of ours', isHttpError, new HttpError(409)],
    ['a storage that is away', isStorageDown, new StorageDownError(new Error('x'))],
    ['values that Payload refuses', isValidationError, new ValidationError({ errors: [] })],
    ['a wrong password', isAuthenticationError, new AuthenticationError()],
    ['Payload’s « no »', isForbidden, new Forbidden()],
    ['a column that nobody knows', isUnknownPath, new QueryError([{ path: 'x' }])],
  ])('%s', (_what, isIt, error) => {
    expect(isIt(error)).toBe(true)
    // Another bundle has another copy of each class, and shorter names of classes.
    class e extends Error {}
    expect(isIt(Object.assign(new e(error.message), { ...error, name: error.name }))).toBe(true)
    expect(isIt(new Error(error.message))).toBe(false)
  })
})

const SRC = path.join(import.meta.dirname, '../..')

/** Every class of ours that is an error of Payload, which would call itself by its class. */
const OWN = /class (\w+) extends (?:APIError|HttpError|Forbidden|ValidationError)\b[\s\S]*?\n\}/g

it('an error of ours on top of one of Payload’s writes its name down', () => {
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(path.join(SRC, file), 'utf8').matchAll(OWN)])
  expect(found.map(([, name]) => name)).toContain('StorageDownError')
  for (const [whole, name] of found) expect(whole).toMatch(new RegExp(`name = '${name}'`))
})
