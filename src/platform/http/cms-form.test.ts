import { describe, expect, it } from 'vitest'

import { readableForm } from './cms-form'
import { HttpError } from './errors'

const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const read = (...parts: string[]) =>
  readableForm(
    new TextEncoder().encode(`${parts.join('')}--b--\r\n`),
    'multipart/form-data; boundary=b',
  )
const many = JSON.stringify(Array.from({ length: 90_000 }, () => 1))

describe('a form for Payload', () => {
  it('is written anew: its file and its JSON, and nothing else', async () => {
    const { bytes, type } = await read(
      part('_payload', '{"alt":"Un carré"}'),
      part('file', 'PNG', '; filename="carré.png"'),
      part('other', 'x'),
    )
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    expect([...form.keys()]).toEqual(['_payload', 'file'])
    expect(form.get('_payload')).toBe('{"alt":"Un carré"}')
    const file = form.get('file') as File
    expect([file.name, await file.text()]).toEqual(['carré.png', 'PNG'])
  })
  it('without JSON changes nothing but its file', async () => {
    const { bytes } = await read(part('file', 'PNG', '; filename="a.png"'))
    expect(new TextDecoder().decode(bytes)).toContain('name="_payload"\r\n\r\n{}')
  })
  it.each([
    [
      'JSON that Payload would read and others take for a file',
      400,
      [part('_payload', many, '; filename=""')],
    ],
    ['JSON as a file', 400, [part('_payload', '{}', '; filename="a"')]],
    ['JSON twice', 400, [part('_payload', '{}'), part('_payload', many)]],
    ['two files', 400, [part('file', 'a', '; filename="a"'), part('file', 'b', '; filename="b"')]],
    ['a file that is elsewhere', 400, [part('file', '{"filename":"a.png"}')]],
    ['broken JSON', 400, [part('_payload', '{')]],
    ['too much JSON', 413, [part('_payload', many)]],
    ['a way to somewhere', 400, [part('file', 'a', '; filename="../a"')]],
    ['too many parts', 413, Array.from({ length: 30 }, (_, at) => part(`t${at}`, ''))],
  ])('is refused with %s', async (_what, status, parts) => {
    const refusal = await read(...parts).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(HttpError)
    expect((refusal as HttpError).status).toBe(status)
  })
})
