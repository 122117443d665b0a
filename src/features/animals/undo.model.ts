import type { AnimalStatus } from './model'

/** How long a change of status can be undone as if it had never been, in milliseconds: one day. */
export const UNDO_MS = 24 * 3_600_000

/** The states in which a wrong tap leaves an animal stranded: out of the catalogue. */
export const UNDONE_STATUSES: readonly AnimalStatus[] = [
  'ADOPTED',
  'RETURNED',
  'DECEASED',
  'ARCHIVED',
]

/** A version of an animal: what an undo gives back of it. `createdAt` is ISO 8601. */
export type StatusVersion = {
  createdAt: string
  status: AnimalStatus
  isReserved: boolean
  isSos: boolean
  adoptedAt: string | null
  returnReason: string | null
}

export type StatusUndo = {
  from: AnimalStatus
  /** When the animal came into that state, ISO 8601. */
  at: string
  /** As the animal was just before. */
  before: StatusVersion
}

/**
 * The last change of status, when it can be undone: it took the animal out of the catalogue less
 * than a day ago.
 * @param versions latest first, the one that is in force included
 */
export function statusUndo(versions: readonly StatusVersion[], now: Date): StatusUndo | null {
  const [current] = versions
  if (!current || !UNDONE_STATUSES.includes(current.status)) return null
  const place = versions.findIndex(({ status }) => status !== current.status)
  const [before, changed] = [versions[place], versions[place - 1]]
  if (!before || !changed) return null
  if (now.getTime() - Date.parse(changed.createdAt) > UNDO_MS) return null
  return { from: current.status, at: changed.createdAt, before }
}
