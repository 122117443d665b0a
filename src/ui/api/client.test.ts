import { afterEach, describe, expect, it, vi } from 'vitest'

import { addressOf, cmsAddress } from './address'
import { readAt, send, sendTo, type OwnWords } from './client'

const NETWORK =
  'La connexion est interrompue\u00a0: rien n’est perdu de ce que vous avez écrit. Réessayez dans un instant.'

const answers = (status: number, body: unknown) => {
  const fetched = vi.fn<typeof fetch>().mockImplementation(async () => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return Promise.resolve(new Response(text, { status }))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const cut = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

afterEach(() => vi.unstubAllGlobals())

describe('a write', () => {
  it('is JSON with the session, and answers what the server wrapped', async () => {
    const fetched = answers(200, { success: true, data: { id: 'a' } })
    expect(await sendTo('PATCH', '/api/cms/x', { isSos: true })).toEqual({
      data: { id: 'a' },
      refusal: null,
    })
    expect(fetched).toHaveBeenCalledWith('/api/cms/x', {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{"isSos":true}',
    })
  })

  it('sends a form with its files as it is, and nothing when there is nothing', async () => {
    const fetched = answers(200, {})
    const form = new FormData()
    await sendTo('POST', '/api/cms/x', form)
    await sendTo('DELETE', '/api/cms/x')
    expect(fetched.mock.calls.map(([, init]) => init)).toEqual([
      { method: 'POST', credentials: 'same-origin', body: form },
      { method: 'DELETE', credentials: 'same-origin' },
    ])
  })

  it.each([
    [400, 'refused'],
    [401, 'signedOut'],
    [403, 'refused'],
    [404, 'gone'],
    [409, 'conflict'],
    [422, 'refused'],
    [423, 'conflict'],
    [499, 'refused'],
    [500, 'network'],
    [503, 'network'],
  ])('that is answered with %i is « %s », in the words of the server', async (status, kind) => {
    answers(status, { success: false, error: 'Non', fields: { name: 'Trop court' }, requestId: 7 })
    expect(await sendTo('POST', '/api/cms/x', {})).toEqual({
      data: null,
      refusal: {
        kind,
        sentence: 'Non',
        fields: { name: 'Trop court' },
        more: { requestId: 7 },
      },
    })
  })

  it('understands the refusals of Payload’s own endpoints', async () => {
    answers(400, {
      errors: [
        {
          message: 'Le champ suivant est invalide',
          data: { errors: [{ path: 'name', message: 'Le nom est requis' }, { message: 'Seul' }] },
        },
      ],
    })
    expect((await sendTo('POST', '/api/cms/x', {})).refusal).toEqual({
      kind: 'refused',
      sentence: 'Le nom est requis',
      fields: { name: 'Le nom est requis' },
      more: {},
    })
    answers(403, { errors: [{ message: 'Vous n’avez pas le droit de faire cela' }] })
    expect((await sendTo('POST', '/api/cms/x', {})).refusal?.sentence).toBe(
      'Vous n’avez pas le droit de faire cela',
    )
    answers(500, { errors: [null] })
    expect((await sendTo('POST', '/api/cms/x', {})).refusal?.sentence).toBe(NETWORK)
  })

  it('without a network, or with an answer of no server of ours, is a value too', async () => {
    const lost = {
      data: null,
      refusal: { kind: 'network', sentence: NETWORK, fields: {}, more: {} },
    }
    cut()
    expect(await sendTo('POST', '/api/cms/x', {})).toEqual(lost)
    answers(200, '<html>Connectez-vous au réseau</html>')
    expect(await sendTo('POST', '/api/cms/x', {})).toEqual(lost)
    answers(502, '<html>Bad gateway</html>')
    expect(await sendTo('POST', '/api/cms/x', {})).toEqual(lost)
  })
})

describe('a path of our API', () => {
  const path = '/api/shelter/{shelterId}/news/{newsId}'
  const params = { shelterId: 'les vents', newsId: 'a' }

  it('is written to at its address', async () => {
    const fetched = answers(200, { success: true, data: { id: 'a' } })
    const outcome = await send('PATCH', path, { params, body: { isPinned: true } })
    expect(outcome).toEqual({ data: { id: 'a' }, refusal: null })
    expect(fetched).toHaveBeenCalledWith('/api/shelter/les%20vents/news/a', {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{"isPinned":true}',
    })
    await send('POST', `${path}/copy`, { params })
    expect(fetched).toHaveBeenLastCalledWith('/api/shelter/les%20vents/news/a/copy', {
      method: 'POST',
      credentials: 'same-origin',
    })
  })

  it('answers all that it says, when it wraps nothing', async () => {
    answers(200, { success: true, message: 'Elle repart' })
    const { data } = await send('POST', '/api/jobs/{id}/retry', { params: { id: 'a' } })
    expect(data?.message).toBe('Elle repart')
  })

  it('is read at its address', async () => {
    const fetched = answers(200, { success: true, data: [] })
    const query = { page: 2 }
    expect((await readAt(addressOf('/api/platform/news', { query }))).data).toEqual([])
    expect(fetched).toHaveBeenCalledWith('/api/platform/news?page=2', {
      credentials: 'same-origin',
    })
    answers(403, { error: 'Non' })
    await expect(readAt(addressOf('/api/platform/news', {}))).rejects.toThrow('Non')
  })
})

describe('the words of whoever asks', () => {
  const fallback = 'Erreur lors de la création'
  const sentenceOf = async (words: OwnWords) =>
    (await sendTo('POST', '/api/cms/x', {}, words)).refusal?.sentence

  it('are said where the server has none', async () => {
    answers(400, { error: 'Non' })
    expect(await sentenceOf({ fallback })).toBe('Non')
    answers(500, '<html>')
    expect(await sentenceOf({ fallback, network: 'Erreur réseau' })).toBe(fallback)
    await expect(readAt(cmsAddress('/api/cms/x'), { fallback })).rejects.toThrow(fallback)
    expect(await sentenceOf({ network: 'Erreur réseau' })).toBe(NETWORK)
  })

  it('are said when nothing answers', async () => {
    cut()
    expect(await sentenceOf({ fallback })).toBe(fallback)
    expect(await sentenceOf({ fallback, network: 'Erreur réseau' })).toBe('Erreur réseau')
    await expect(readAt(cmsAddress('/api/cms/x'), { fallback })).rejects.toThrow(fallback)
    await expect(readAt(cmsAddress('/api/cms/x'), { network: 'Erreur réseau' })).rejects.toThrow(
      'Erreur réseau',
    )
  })
})

describe('a read', () => {
  it('is what the server says, whole', async () => {
    const fetched = answers(200, { success: true, data: [1], pagination: { total: 1 } })
    expect(await readAt(cmsAddress('/api/cms/x'))).toEqual({
      success: true,
      data: [1],
      pagination: { total: 1 },
    })
    expect(fetched).toHaveBeenCalledWith('/api/cms/x', { credentials: 'same-origin' })
  })

  it('tells what is not there from what nobody answered', async () => {
    answers(404, {})
    await expect(readAt(cmsAddress('/api/cms/x'))).rejects.toMatchObject({ kind: 'gone' })
    cut()
    await expect(readAt(cmsAddress('/api/cms/x'))).rejects.toMatchObject({ kind: 'network' })
  })

  it('throws the sentence of a refusal, or one of its own', async () => {
    answers(404, { error: 'Introuvable' })
    await expect(readAt(cmsAddress('/api/cms/x'))).rejects.toThrow('Introuvable')
    answers(403, { errors: [{ message: 'Interdit' }] })
    await expect(readAt(cmsAddress('/api/cms/x'))).rejects.toThrow('Interdit')
    answers(502, '<html>')
    await expect(readAt(cmsAddress('/api/cms/x'))).rejects.toThrow(NETWORK)
    cut()
    await expect(readAt(cmsAddress('/api/cms/x'))).rejects.toThrow(NETWORK)
  })
})
