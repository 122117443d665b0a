import type { LibraryPicture } from '../library/picture'

/** Files on their way at the same time. */
export const AT_ONCE = 3

/** Where a file stands between the drop and the library. */
export type Stage =
  | { step: 'waiting' }
  | { step: 'preparing' }
  /** `progress` from 0 to 1. */
  | { step: 'sending'; progress: number }
  | { step: 'done'; picture: LibraryPicture }
  /** The library already holds the same bytes. */
  | { step: 'known'; picture: LibraryPicture }
  /** Another try may succeed. */
  | { step: 'failed'; message: string }
  /** No try ever will. */
  | { step: 'refused'; message: string }
  | { step: 'cancelled' }

export type Upload = { id: string; name: string; size: number; stage: Stage }
export type Queue = readonly Upload[]

export type QueueEvent =
  | { type: 'added'; uploads: ReadonlyArray<Pick<Upload, 'id' | 'name' | 'size'>> }
  | { type: 'started' | 'cancelled' | 'retried' | 'forgotten'; id: string }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'finished' | 'recognised'; id: string; picture: LibraryPicture }
  | { type: 'failed' | 'refused'; id: string; message: string }
  | { type: 'changed'; picture: LibraryPicture }
  | { type: 'cleared' }

const isRunning = ({ step }: Stage) => step === 'preparing' || step === 'sending'
const isOpen = (stage: Stage) => stage.step === 'waiting' || isRunning(stage)
const hasPicture = (stage: Stage): stage is Extract<Stage, { picture: LibraryPicture }> =>
  stage.step === 'done' || stage.step === 'known'

/** What becomes of one file; an event that comes too late changes nothing. */
function next(stage: Stage, event: Exclude<QueueEvent, { type: 'added' }>): Stage {
  switch (event.type) {
    case 'started':
      return stage.step === 'waiting' ? { step: 'preparing' } : stage
    case 'progressed':
      return isRunning(stage)
        ? { step: 'sending', progress: Math.min(Math.max(event.progress, 0), 1) }
        : stage
    case 'finished':
      return isRunning(stage) ? { step: 'done', picture: event.picture } : stage
    case 'recognised':
      return isRunning(stage) ? { step: 'known', picture: event.picture } : stage
    case 'failed':
    case 'refused':
      return isRunning(stage) ? { step: event.type, message: event.message } : stage
    case 'cancelled':
      return isOpen(stage) ? { step: 'cancelled' } : stage
    case 'retried':
      return ['failed', 'cancelled', 'known'].includes(stage.step) ? { step: 'waiting' } : stage
    default:
      return stage
  }
}

/** The queue after an event. Files keep the order in which they came. */
export function reduce(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'added':
      return [
        ...queue,
        ...event.uploads.map((each) => ({ ...each, stage: { step: 'waiting' } as const })),
      ]
    case 'forgotten':
      return queue.filter(({ id, stage }) => id !== event.id || isOpen(stage))
    case 'cleared':
      return queue.filter(({ stage }) => isOpen(stage))
    case 'changed':
      return queue.map((upload) =>
        hasPicture(upload.stage) && upload.stage.picture.id === event.picture.id
          ? { ...upload, stage: { ...upload.stage, picture: event.picture } }
          : upload,
      )
    default:
      return queue.map((upload) =>
        upload.id === event.id ? { ...upload, stage: next(upload.stage, event) } : upload,
      )
  }
}

/** Ids of the files that may start now: the oldest that wait, as many as there are free places. */
export function startable(queue: Queue): string[] {
  const free = AT_ONCE - queue.filter(({ stage }) => isRunning(stage)).length
  return queue
    .filter(({ stage }) => stage.step === 'waiting')
    .slice(0, Math.max(free, 0))
    .map(({ id }) => id)
}

export type Tally = { open: number; done: number; known: number; wrong: number; total: number }

/** How many files are still under way, arrived, were there before, or did not arrive. */
export function tally(queue: Queue): Tally {
  const count = (isIt: (stage: Stage) => boolean) => queue.filter(({ stage }) => isIt(stage)).length
  return {
    open: count(isOpen),
    done: count(({ step }) => step === 'done'),
    known: count(({ step }) => step === 'known'),
    wrong: count(({ step }) => step === 'failed' || step === 'refused'),
    total: queue.length,
  }
}
