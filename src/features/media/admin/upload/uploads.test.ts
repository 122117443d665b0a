import { describe, expect, it, vi } from 'vitest'

import type { LibraryPicture } from '../library/picture'
import { createUploads, Refusal, type Sent } from './uploads'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const sent = (name: string, isKnown = false): Sent => ({
  picture: { id: name, title: name } as LibraryPicture,
  isKnown,
})

/** Uploads whose sends the test answers itself, in any order. */
function bench() {
  const way = new Map<
    string,
    {
      answer: (value: Sent) => void
      fail: (error: Error) => void
      isForced: boolean
      signal: AbortSignal
    }
  >()
  const onPicture = vi.fn()
  const uploads = createUploads({
    fallback: 'Une erreur inconnue est survenue',
    onPicture,
    prepare: (each) =>
      each.name.endsWith('.txt')
        ? Promise.reject(new Refusal('Le fichier doit être une image'))
        : Promise.resolve(each),
    send: (each, { signal, isForced }) =>
      new Promise((answer, fail) => way.set(each.name, { answer, fail, isForced, signal })),
  })
  const steps = () => uploads.store.getState().queue.map(({ stage }) => stage.step)
  return { uploads, way, steps, onPicture }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('createUploads', () => {
  it('refuses one file and sends the others, three at a time', async () => {
    const { uploads, way, steps, onPicture } = bench()
    uploads.add(['a', 'b.txt', 'c', 'd', 'e'].map(file))
    await settled()
    expect([...way.keys()]).toEqual(['a', 'c', 'd'])
    expect(steps()).toEqual(['preparing', 'refused', 'preparing', 'preparing', 'waiting'])
    way.get('c')?.answer(sent('c'))
    await settled()
    expect([...way.keys()]).toEqual(['a', 'c', 'd', 'e'])
    expect(onPicture).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'c' }))
  })

  it('gives the place of a cancelled file to the next, and aborts what was under way', async () => {
    const { uploads, way, steps } = bench()
    uploads.add(['a', 'b', 'c', 'd'].map(file))
    await settled()
    uploads.cancel('1')
    await settled()
    expect(way.get('a')?.signal.aborted).toBe(true)
    expect(way.has('d')).toBe(true)
    way.get('a')?.answer(sent('a'))
    await settled()
    expect(steps()[0]).toBe('cancelled')
  })

  it('tells a failure beside its file, and the second try may succeed', async () => {
    const { uploads, way, steps } = bench()
    uploads.add([file('a')])
    await settled()
    way.get('a')?.fail(new Error(''))
    await settled()
    expect(uploads.store.getState().queue[0]?.stage).toEqual({
      step: 'failed',
      message: 'Une erreur inconnue est survenue',
    })
    uploads.retry('1')
    await settled()
    way.get('a')?.answer(sent('a'))
    await settled()
    expect(steps()).toEqual(['done'])
  })

  it('sends a known picture again only when asked', async () => {
    const { uploads, way, steps, onPicture } = bench()
    uploads.add([file('a')])
    await settled()
    expect(way.get('a')?.isForced).toBe(false)
    way.get('a')?.answer(sent('a', true))
    await settled()
    expect(steps()).toEqual(['known'])
    expect(onPicture).not.toHaveBeenCalled()
    uploads.retry('1')
    await settled()
    expect(way.get('a')?.isForced).toBe(true)
  })

  it('stops everything at once, those that wait too', async () => {
    const { uploads, way, steps } = bench()
    uploads.add(['a', 'b', 'c', 'd'].map(file))
    await settled()
    uploads.cancelAll()
    await settled()
    expect(steps()).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled'])
    expect(way.has('d')).toBe(false)
  })
})
