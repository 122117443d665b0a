import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A picture with all its sizes: below this, the next upload may find no place. */
const MIN_FREE_BYTES = 16 * 1024 * 1024
const PROBE = Buffer.alloc(4096)
/** Whoever asks how we are asks often, and may be anybody: the disk is asked this seldom. */
const PROBE_LIFETIME_MS = 5000

const asked = new Map<string, { at: number; answer: Promise<void> }>()

async function write(root: string): Promise<void> {
  await mkdir(root, { recursive: true })
  // A name that no list shows, gone again at once.
  const file = path.join(/* turbopackIgnore: true */ root, `.${randomUUID()}`)
  try {
    await writeFile(file, PROBE, { flush: true })
  } finally {
    await rm(file, { force: true })
  }
  const { bavail, bsize } = await statfs(root)
  const free = bavail * bsize
  if (free < MIN_FREE_BYTES) throw new Error(`The disk of files is full: ${free} bytes are free`)
}

/**
 * Resolves when a file can be written in a folder now: having the right to is not enough, on a
 * disk that is full. The answer is that of the last five seconds.
 * @throws {Error} what the disk says
 */
export function probe(root: string): Promise<void> {
  const known = asked.get(root)
  if (known && Date.now() - known.at < PROBE_LIFETIME_MS) return known.answer
  const answer = write(root)
  asked.set(root, { at: Date.now(), answer })
  return answer
}
