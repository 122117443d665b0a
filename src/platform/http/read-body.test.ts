import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { depthOf, parseJson, readBody, readBytes } from './read-body'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  new Request('http://here', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const deepest = (value: unknown): number =>
  value === null || typeof value !== 'object'
    ? 0
    : 1 + Math.max(0, ...Object.values(value).map(deepest))

describe('depthOf', () => {
  it('counts the levels of any JSON, brackets in strings left aside', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(depthOf(JSON.stringify(value))).toBe(deepest(value))
      }),
    )
    expect(depthOf('{"[[[":"\\"{{{["}')).toBe(1)
  })
  it('reads ten thousand levels without a stack', () => {
    expect(depthOf('['.repeat(10_000))).toBe(10_000)
    expect(() => parseJson('['.repeat(10_000) + ']'.repeat(10_000))).toThrow(/profondément/)
  })
})

describe('readBytes', () => {
  it('counts what comes, whatever content-length says', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let n = 0; n < 4; n += 1) controller.enqueue(new Uint8Array(300))
        controller.close()
      },
    })
    const lying = post(stream, { ...JSON_TYPE, 'content-length': '10' })
    await expect(readBytes(lying, 1000)).rejects.toMatchObject({ status: 413 })
    await expect(readBytes(post(new Uint8Array(1000)), 1000)).resolves.toHaveLength(1000)
  })
})

describe('readBody', () => {
  it('takes JSON, and a form only where it is expected', async () => {
    const form = () => post('a=1&b=%C3%A9', { 'content-type': 'application/x-www-form-urlencoded' })
    await expect(readBody(post('{"a":1}'))).resolves.toEqual({ a: 1 })
    await expect(readBody(form(), { form: true })).resolves.toEqual({ a: '1', b: 'é' })
    await expect(readBody(form())).rejects.toMatchObject({ status: 400 })
  })
  it.each(['', '{', 'undefined', '{"a":1'])('refuses %j', async (text) => {
    await expect(readBody(post(text))).rejects.toMatchObject({ status: 400 })
  })
  it('refuses text that calls itself something else', async () => {
    const plain = post('{"a":1}', { 'content-type': 'text/plain' })
    await expect(readBody(plain)).rejects.toMatchObject({ status: 400 })
  })
})
