import pino from 'pino'
import { describe, expect, it } from 'vitest'

import { LOG_OPTIONS } from './log'
import { cleanLine } from './log-lines'

/** As drizzle composes the failure of a query. */
function failedQuery(): Error {
  const driver = Object.assign(new Error('duplicate key value violates unique constraint "x"'), {
    code: '23505',
    table: 'users',
    constraint: 'users_email_idx',
    detail: 'Key (email)=(lea@exemple.fr) already exists.',
    where: 'lea@exemple.fr',
  })
  const query = 'insert into "users"\n ("email", "hash") values ($1, $2)'
  const params = ['lea@exemple.fr', 's3cret\nhash\0']
  return Object.assign(
    new Error(`Failed query: ${query}\nparams: ${params.join(',')}`, { cause: driver }),
    { query, params },
  )
}

function logged(write: (logger: pino.Logger) => void): string {
  let text = ''
  write(pino({ ...LOG_OPTIONS, level: 'info' }, { write: (line: string) => void (text += line) }))
  return text
}

describe('a line of log', () => {
  const error = failedQuery()
  it.each<[string, (logger: pino.Logger) => void]>([
    ['as Payload logs it', (logger) => logger.error({ err: error })],
    ['alone', (logger) => logger.error(error)],
    ['with a sentence', (logger) => logger.error({ err: error, msg: `Error: ${error.message}` })],
    ['under another name', (logger) => logger.error({ problem: error.message }, 'not ready')],
    ['as a text', (logger) => logger.error(`${error.message}`)],
    ['as the cause', (logger) => logger.error(new Error('x', { cause: error }))],
    ['among others', (logger) => logger.error({ err: new AggregateError([error]) })],
  ])('tells of a failed query %s, without its values', (_, write) => {
    const text = logged(write)
    expect(text.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(text)).toMatchObject({ level: 50 })
    expect(text).toContain('Failed query: insert into')
    expect(text).not.toMatch(/lea@|s3cret|params|u0000|\0/)
  })

  it('says what and where', () => {
    const { err } = JSON.parse(logged((logger) => logger.error({ err: error }))) as {
      err: Record<string, unknown>
    }
    expect(err.type).toBe('Error')
    expect(err.stack).toMatch(/^at /)
    expect(err.causes).toMatchObject([{ code: '23505', constraint: 'users_email_idx' }])
  })

  it('is bounded, whatever was asked', () => {
    const long = new Error(`Failed query: ${'select 1 or '.repeat(10_000)}`)
    expect(logged((logger) => logger.error({ err: long })).length).toBeLessThan(4000)
  })

  it('keeps what is no error as it is', () => {
    const line = logged((logger) => logger.info({ path: 'a\\u0000b', error: 'no', n: 1 }, 'é'))
    expect(JSON.parse(line)).toMatchObject({ path: 'a\\u0000b', error: 'no', n: 1, msg: 'é' })
  })
})

it('drops NUL, and only NUL', () => {
  const text = JSON.stringify({ a: 'x\0y', b: '\\u0000', c: '\u0001' })
  expect(JSON.parse(cleanLine(text))).toEqual({ a: 'xy', b: '\\u0000', c: '\u0001' })
})
