import { createStore, type StoreApi } from 'zustand/vanilla'

import type { LibraryPicture } from '../library/picture'
import { reduce, startable, tally, type Queue, type QueueEvent } from './queue'

/** A file that no further try brings into the library. */
export class Refusal extends Error {}

/** What came of a file: the new picture, or the one that the library already had. */
export type Sent = { picture: LibraryPicture; isKnown: boolean }

type Way = {
  signal: AbortSignal
  /** The person saw that the library has it and wants it twice. */
  isForced: boolean
  /** From 0 to 1. */
  onProgress: (progress: number) => void
}

type Deps = {
  /** Makes the file ready to go. @throws {Refusal} */
  prepare: (file: File) => Promise<File>
  /** @throws {Refusal} and anything else that another try may mend */
  send: (file: File, way: Way) => Promise<Sent>
  onPicture?: (picture: LibraryPicture) => void
  /** Said when a failure says nothing itself. */
  fallback: string
}

export type Uploads = {
  store: StoreApi<{ queue: Queue }>
  /** Answers the id of each file in the queue. */
  add: (files: readonly File[]) => string[]
  cancel: (id: string) => void
  cancelAll: () => void
  retry: (id: string) => void
  forget: (id: string) => void
  clear: () => void
  /** The picture's words were written: the list shows them. */
  change: (picture: LibraryPicture) => void
  /** The queue, once nothing is under way any more. */
  settled: () => Promise<Queue>
}

/** Sends files three at a time; every failure is told beside its file and nothing is thrown. */
export function createUploads({ prepare, send, onPicture, fallback }: Deps): Uploads {
  const store = createStore<{ queue: Queue }>(() => ({ queue: [] }))
  const files = new Map<string, File>()
  const controllers = new Map<string, AbortController>()
  const forced = new Set<string>()
  let serial = 0

  const tell = (event: QueueEvent) =>
    store.setState(({ queue }) => ({ queue: reduce(queue, event) }))

  const run = async (id: string, file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    controllers.set(id, controller)
    // A second try of a cancelled file has its own signal: the first then says nothing.
    const tellOfThis = (event: QueueEvent) => !signal.aborted && tell(event)
    try {
      const ready = await prepare(file)
      signal.throwIfAborted()
      const { picture, isKnown } = await send(ready, {
        signal,
        isForced: forced.has(id),
        onProgress: (progress) => tellOfThis({ type: 'progressed', id, progress }),
      })
      tellOfThis({ type: isKnown ? 'recognised' : 'finished', id, picture })
      if (!signal.aborted && !isKnown) onPicture?.(picture)
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : fallback
      tellOfThis({ type: error instanceof Refusal ? 'refused' : 'failed', id, message })
    } finally {
      if (controllers.get(id) === controller) controllers.delete(id)
      pump()
    }
  }

  const pump = () => {
    for (const id of startable(store.getState().queue)) {
      const file = files.get(id)
      if (!file) continue
      tell({ type: 'started', id })
      void run(id, file)
    }
  }

  const cancel = (id: string) => {
    tell({ type: 'cancelled', id })
    controllers.get(id)?.abort()
    pump()
  }

  return {
    store,
    add: (added) => {
      const uploads = added.map((file) => {
        serial += 1
        const id = String(serial)
        files.set(id, file)
        return { id, name: file.name, size: file.size }
      })
      tell({ type: 'added', uploads })
      pump()
      return uploads.map(({ id }) => id)
    },
    cancel,
    cancelAll: () => {
      for (const { id } of store.getState().queue) tell({ type: 'cancelled', id })
      for (const controller of controllers.values()) controller.abort()
    },
    retry: (id) => {
      const stage = store.getState().queue.find((upload) => upload.id === id)?.stage
      if (stage?.step === 'known') forced.add(id)
      tell({ type: 'retried', id })
      pump()
    },
    forget: (id) => tell({ type: 'forgotten', id }),
    clear: () => tell({ type: 'cleared' }),
    change: (picture) => tell({ type: 'changed', picture }),
    settled: () =>
      new Promise((resolve) => {
        const look = ({ queue }: { queue: Queue }) => {
          if (tally(queue).open > 0) return
          unsubscribe()
          resolve(queue)
        }
        const unsubscribe = store.subscribe(look)
        look(store.getState())
      }),
  }
}
