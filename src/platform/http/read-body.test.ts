import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_MEMBERS, MAX_WIDTH, parseJson, readBody, readBytes, shapeOf } from './read-body'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  new Request('http://here', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const deepest = (value: unknown): number =>
  value === null || typeof value !== 'object'
    ? 0
    : 1 + Math.max(0, ...Object.values(value).map(deepest))

const counts = (value: unknown): number[] =>
  value === null || typeof value !== 'object'
    ? []
    : [Object.keys(value).length, ...Object.values(value).flatMap(counts)]

describe('shapeOf', () => {
  it('counts the levels and members of any JSON, brackets in strings left aside', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(2), (value, spaces) => {
        const all = counts(value)
        expect(shapeOf(JSON.stringify(value, null, spaces))).toEqual({
          depth: deepest(value),
          width: Math.max(0, ...all),
          members: all.reduce((sum, each) => sum + each, 0),
        })
      }),
    )
    expect(shapeOf('{"[[[,,":"\\"{{{["}')).toEqual({ depth: 1, width: 1, members: 1 })
  })
  it('reads ten thousand levels without a stack', () => {
    expect(shapeOf('['.repeat(10_000)).depth).toBe(10_000)
    expect(() => parseJson('['.repeat(10_000) + ']'.repeat(10_000))).toThrow(/profondément/)
  })
})

describe('parseJson', () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))
  const rows = (count: number) => Array.from({ length: count }, () => ({ role: 'EDITOR' }))
  const text = (value: unknown): string => JSON.stringify(value)

  it.each([
    ['ninety thousand names', keys(90_000)],
    ['one name too many', keys(MAX_WIDTH + 1)],
    ['twenty thousand rows', { memberships: rows(20_000) }],
    ['many of each', Array.from({ length: 60 }, () => keys(MAX_WIDTH))],
  ])('refuses %s, soon', (_, value) => {
    const sent = text(value)
    const started = performance.now()
    expect(() => parseJson(sent)).toThrow(/trop d’éléments/)
    expect(performance.now() - started).toBeLessThan(500)
  })
  it('takes as many as there may be, and a page of three hundred full blocks', () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ mediaId: at, alt: 'a' }))
    const block = { type: 'GALLERY', content: { columns: 3, images: items } }
    const page = {
      sections: Array.from({ length: 300 }, () => ({ columns: [{ blocks: [block] }] })),
    }
    expect(shapeOf(text(page)).members).toBeLessThan(MAX_MEMBERS)
    for (const value of [keys(MAX_WIDTH), rows(MAX_WIDTH), page]) {
      expect(parseJson(text(value))).toEqual(value)
    }
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
