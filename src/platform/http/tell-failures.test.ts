import type { AfterErrorHook } from 'payload'
import { Forbidden } from 'payload'
import { describe, expect, it } from 'vitest'

import { STORAGE_DOWN, StorageDownError } from '../storage/errors'
import { SIGN_IN_AGAIN, tellFailures } from './tell-failures'

type Args = Parameters<AfterErrorHook>[0]

const failed = (message: string, code?: string, req: object = {}) => {
  const cause = Object.assign(new Error('postgres'), { code })
  return tellFailures({ error: new Error(message, { cause }), req } as unknown as Args)
}

describe('tellFailures', () => {
  it.each(['40P01', '40001', '57014', '53300', '08006'])('says 503 for %s', (code) => {
    const errors = [{ message: expect.stringContaining('momentanément indisponible') as string }]
    expect(failed('Failed query', code)).toEqual({ status: 503, response: { errors } })
  })
  it('says that the storage is away, whatever cut the connection to it', () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const error = new StorageDownError(cause)
    const response = { errors: [{ message: STORAGE_DOWN }] }
    expect(tellFailures({ error, req: {} } as unknown as Args)).toEqual({ status: 503, response })
  })
  it.each([
    ['Invalid filename.', 400, 'Le nom du fichier n’est pas valide'],
    ['Invalid filename', 400, 'Le nom du fichier n’est pas valide'],
    ['Multipart limit has been reached', 413, 'La demande est trop volumineuse'],
    ['File size limit has been reached', 413, 'La demande est trop volumineuse'],
  ])('says « %s » in French', (message, status, sentence) => {
    const response = { errors: [{ message: sentence }] }
    expect(failed(message)).toEqual({ status, response })
  })
  it('tells who is not signed in to do so, and nobody else', () => {
    const refused = (user: object | null) =>
      tellFailures({
        error: new Forbidden(),
        req: { user },
      } as unknown as Args)
    const response = { errors: [{ message: SIGN_IN_AGAIN }] }
    expect(refused(null)).toEqual({ status: 403, response })
    expect(refused({ id: '1' })).toBeUndefined()
  })
  it('knows a preference that is not there, and nothing else by that code', () => {
    const req = { method: 'DELETE', routeParams: { collection: 'payload-preferences' } }
    expect(failed('Failed query', '42P01', req)).toMatchObject({ status: 404 })
    expect(failed('Failed query', '42P01', { ...req, method: 'GET' })).toBeUndefined()
    expect(failed('Something else', '23505')).toBeUndefined()
  })
})
