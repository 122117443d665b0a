import { afterEach, expect, it, vi } from 'vitest'

import { OwnSaves } from './api/own-saves'
import { postJson } from './post-json'
import { postOnce } from './post-once'

afterEach(() => void vi.unstubAllGlobals())

const answers: Record<string, () => Promise<Response>> = {
  dropped: () => Promise.reject(new TypeError('Failed to fetch')),
  'of a proxy': () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })),
  'of a server that is away': () => Promise.resolve(Response.json({}, { status: 503 })),
}

it.each(Object.keys(answers))('tells the key of a try whose answer was %s', async (name) => {
  const saves = new OwnSaves()
  const sent: Array<{ text: string; saveKey: string; lostKeys: string }> = []
  const post = (keys: Record<string, string>) => {
    sent.push({ text: 'Bonjour', ...keys } as (typeof sent)[number])
    return postJson<{ next: string }>('/api/x', sent.at(-1))
  }
  vi.stubGlobal('fetch', answers[name])
  expect((await postOnce(saves, post)).answer).toBeUndefined()
  // An answer of which somebody heard: nothing was made.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'Non' }, { status: 422 })))
  await postOnce(saves, post)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ next: '/ici' })))
  expect((await postOnce(saves, post)).answer).toEqual({ next: '/ici' })
  await postOnce(saves, post)
  const [lost] = sent
  expect(sent.map(({ lostKeys }) => lostKeys)).toEqual(['', lost?.saveKey, lost?.saveKey, ''])
  expect(new Set(sent.map(({ saveKey }) => saveKey)).size).toBe(4)
})
