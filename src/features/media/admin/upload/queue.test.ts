import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { LibraryPicture } from '../library/picture'
import { AT_ONCE, reduce, startable, tally, type Queue, type QueueEvent } from './queue'

const picture = { id: 'p1', title: 'Nala', alt: '' } as LibraryPicture
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, name: `${index}.jpg`, size: 1 }))
const after = (events: QueueEvent[], from: Queue = []) => events.reduce(reduce, from)
const stepsOf = (queue: Queue) => queue.map(({ stage }) => stage.step)

describe('the queue of uploads', () => {
  it('starts three at a time, the oldest first, and the next when a place is free', () => {
    let queue = after([{ type: 'added', uploads: files(5) }])
    expect(startable(queue)).toEqual(['f0', 'f1', 'f2'])
    queue = after(
      startable(queue).map((id) => ({ type: 'started', id })),
      queue,
    )
    expect(startable(queue)).toEqual([])
    queue = after([{ type: 'progressed', id: 'f1', progress: 0.5 }], queue)
    expect(startable(queue)).toEqual([])
    queue = after([{ type: 'finished', id: 'f1', picture }], queue)
    expect(startable(queue)).toEqual(['f3'])
    expect(tally(queue)).toEqual({ open: 4, done: 1, known: 0, wrong: 0, total: 5 })
  })

  it('tries again what failed or was cancelled, never what was refused', () => {
    const queue = after([
      { type: 'added', uploads: files(3) },
      { type: 'started', id: 'f0' },
      { type: 'started', id: 'f1' },
      { type: 'failed', id: 'f0', message: 'Erreur réseau' },
      { type: 'refused', id: 'f1', message: 'Le fichier doit être une image' },
      { type: 'cancelled', id: 'f2' },
    ])
    expect(stepsOf(queue)).toEqual(['failed', 'refused', 'cancelled'])
    const again = after(
      ['f0', 'f1', 'f2'].map((id) => ({ type: 'retried', id })),
      queue,
    )
    expect(stepsOf(again)).toEqual(['waiting', 'refused', 'waiting'])
  })

  it('lets nothing that comes late change a file that was cancelled', () => {
    const queue = after([
      { type: 'added', uploads: files(1) },
      { type: 'started', id: 'f0' },
      { type: 'progressed', id: 'f0', progress: 0.9 },
      { type: 'cancelled', id: 'f0' },
      { type: 'progressed', id: 'f0', progress: 1 },
      { type: 'finished', id: 'f0', picture },
      { type: 'failed', id: 'f0', message: 'x' },
    ])
    expect(stepsOf(queue)).toEqual(['cancelled'])
  })

  it('offers the picture that was there before, and sends the file all the same when asked', () => {
    const queue = after([
      { type: 'added', uploads: files(1) },
      { type: 'started', id: 'f0' },
      { type: 'recognised', id: 'f0', picture },
    ])
    expect(stepsOf(queue)).toEqual(['known'])
    expect(stepsOf(after([{ type: 'retried', id: 'f0' }], queue))).toEqual(['waiting'])
  })

  it('shows the words that were written meanwhile, and forgets only what is over', () => {
    const queue = after([
      { type: 'added', uploads: files(2) },
      { type: 'started', id: 'f0' },
      { type: 'finished', id: 'f0', picture },
      { type: 'changed', picture: { ...picture, alt: 'Une chatte tricolore' } },
    ])
    expect(queue[0]?.stage).toMatchObject({ picture: { alt: 'Une chatte tricolore' } })
    expect(after([{ type: 'forgotten', id: 'f1' }], queue)).toHaveLength(2)
    expect(stepsOf(after([{ type: 'cleared' }], queue))).toEqual(['waiting'])
  })

  it('never runs more than three, whatever happens in whatever order', () => {
    const id = fc.constantFrom(...files(8).map((file) => file.id))
    const event: fc.Arbitrary<QueueEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom('cancelled', 'retried', 'forgotten'), id }),
      fc.record({ type: fc.constant('progressed'), id, progress: fc.double({ min: -1, max: 2 }) }),
      fc.record({ type: fc.constant('finished'), id, picture: fc.constant(picture) }),
      fc.record({ type: fc.constant('failed'), id, message: fc.string() }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let queue = after([{ type: 'added', uploads: files(8) }])
        for (const each of events) {
          queue = after(
            startable(queue).map((one) => ({ type: 'started', id: one })),
            queue,
          )
          const running = stepsOf(queue).filter(
            (step) => step === 'preparing' || step === 'sending',
          )
          expect(running.length).toBeLessThanOrEqual(AT_ONCE)
          queue = reduce(queue, each)
        }
      }),
    )
  })
})
