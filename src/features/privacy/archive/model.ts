const HOUR_MS = 3600 * 1000

/** Days that an archive is kept. Source: docs/decisions/privacy.md. */
export const KEPT_DAYS = 7
/** Archives that a person may have made within 24 hours. */
const MOST_A_DAY = 3
/** Bytes of files in one archive: the disk of a server is everybody’s. */
export const MOST_BYTES = 500 * 1024 * 1024
/** Files in one archive: far from the 65 535 that a plain zip can hold. */
export const MOST_FILES = 20_000
/** Hours without a sign of life after which nobody makes it any more. */
const STALE_HOURS = 1

/** What the browser proposes to call it. */
export const ARCHIVE_NAME = 'mes-donnees-patte-blanche.zip'

export const ARCHIVE_STATES = ['MAKING', 'READY', 'FAILED'] as const
export type ArchiveState = (typeof ARCHIVE_STATES)[number]

/** An archive as the database keeps it; times are ISO 8601. */
export type StoredArchive = {
  id: string
  state: ArchiveState
  askedAt: string
  /** The last sign of life of whoever makes it. */
  movedAt: string
  filesDone: number
  /** Null until the files are counted. */
  filesTotal: number | null
  /** Size of the whole, once it is ready. */
  bytes: number | null
  /** Ready archives are removed then. */
  expiresAt: string | null
}

/** An archive as its owner sees it. */
export type OwnArchive = Omit<StoredArchive, 'movedAt'>

/** Where the file of an archive is kept. */
export const archiveKey = (id: string): string => `private/data-archives/${id}.zip`

/** Until when an archive that is ready now is kept. */
export const expiryOf = (ready: Date): Date => new Date(ready.getTime() + KEPT_DAYS * 24 * HOUR_MS)

/** Is somebody making it? A server that died leaves its archive behind, which then has failed. */
const isMoving = ({ state, movedAt }: StoredArchive, now: Date): boolean =>
  state === 'MAKING' && now.getTime() - Date.parse(movedAt) < STALE_HOURS * HOUR_MS

/** The one that is being made, if there is one. */
export const archiveInTheMaking = <A extends StoredArchive>(
  archives: readonly A[],
  now: Date,
): A | undefined => archives.find((archive) => isMoving(archive, now))

/** May it be downloaded? */
export const isReady = (
  { state, expiresAt }: Pick<StoredArchive, 'state' | 'expiresAt'>,
  now: Date,
): boolean => state === 'READY' && expiresAt !== null && Date.parse(expiresAt) > now.getTime()

/**
 * What a person sees of their archives, newest first: the ready ones, and of the others the newest
 * alone when nothing came after it.
 */
export function shownArchives(archives: readonly StoredArchive[], now: Date): OwnArchive[] {
  const newest = [...archives].sort((a, b) => Date.parse(b.askedAt) - Date.parse(a.askedAt))
  return newest.flatMap((archive, at) => {
    const { movedAt: _unsaid, ...shown } = archive
    if (archive.state === 'READY') return isReady(archive, now) ? [shown] : []
    if (at > 0) return []
    return [{ ...shown, state: isMoving(archive, now) ? 'MAKING' : 'FAILED' }]
  })
}

/**
 * When one more may be asked for; null for now. What failed does not count.
 * @param archives all of the person’s
 */
export function nextAskAt(archives: readonly StoredArchive[], now: Date): Date | null {
  const since = now.getTime() - 24 * HOUR_MS
  const counted = archives
    .filter((archive) => archive.state === 'READY' || isMoving(archive, now))
    .map(({ askedAt }) => Date.parse(askedAt))
    .filter((at) => at > since)
    .sort((a, b) => a - b)
  const leaves = counted.at(-MOST_A_DAY)
  return leaves === undefined ? null : new Date(leaves + 24 * HOUR_MS)
}

/** « Aucun fichier », « 12 fichiers sur 40 ». */
export function progressWords({
  filesDone,
  filesTotal,
}: Pick<OwnArchive, 'filesDone' | 'filesTotal'>): string {
  if (filesTotal === null) return 'Nous rassemblons ce que la plateforme garde de vous.'
  if (filesTotal === 0) return 'Aucun fichier à y joindre.'
  return `${filesDone} ${filesDone > 1 ? 'fichiers' : 'fichier'} sur ${filesTotal}`
}
