import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const PREFIX = 'patte-blanche-archive-'
/** Nobody writes one for so long, in milliseconds. */
const OLD_MS = 24 * 3600 * 1000

const inTemp = (name: string): string => path.join(/* turbopackIgnore: true */ os.tmpdir(), name)

/**
 * Gives the work a file of this machine that nobody else may read, and takes it away afterwards.
 * @param work gets the path, where nothing is yet
 */
export async function withDraft<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(inTemp(PREFIX))
  try {
    return await work(path.join(/* turbopackIgnore: true */ folder, 'archive.zip'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Takes away what a server that was killed had left on this machine. */
export async function dropOldDrafts(now: Date): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(PREFIX))
  for (const folder of names.map(inTemp)) {
    // One that goes at this moment is gone; somebody else’s stays theirs.
    const found = await stat(folder).catch(() => null)
    if (!found || now.getTime() - found.mtimeMs < OLD_MS) continue
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
