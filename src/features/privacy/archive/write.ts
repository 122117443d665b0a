import { storage } from '@/platform/storage'
import { isKey } from '@/platform/storage/keys'

import type { PersonCopy } from '../commands'
import { MOST_BYTES, MOST_FILES } from './model'
import { archivePaths, DATA_NAME, README_NAME } from './names.model'
import { readmeText } from './readme.model'
import { openZip, type OpenZip } from './zip'

type Named = { key: string; path: string }

/** What became of a file: it is in the archive, it was nowhere, or there was no room for it. */
type Fate = 'files' | 'missing' | 'tooMuch'

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel()
  }
}

/** @returns what became of it, and how many bytes of it are in the archive */
async function add(
  zip: OpenZip,
  { key, path }: Named,
  room: number,
): Promise<{ fate: Fate; size: number }> {
  const stored = isKey(key) ? await storage.open(key) : null
  if (!stored) return { fate: 'missing', size: 0 }
  if (stored.size > room) {
    await stored.stream.cancel()
    return { fate: 'tooMuch', size: 0 }
  }
  await zip.add(path, chunksOf(stored.stream))
  return { fate: 'files', size: stored.size }
}

type Work = {
  copy: PersonCopy
  email: string
  at: Date
  /** Told before each file; false: it is not wanted any more. */
  onProgress: (progress: { done: number; total: number }) => Promise<boolean>
}

/**
 * Writes an archive: the data, their files and what explains them. Files pass through piece by
 * piece; one that is gone, or too large for what is left, is named in the explanation.
 * @param draft the path of the file that it writes, on this machine
 * @returns its size in bytes; null when it was not wanted any more
 * @throws {StorageDownError}
 */
export async function writeArchive(
  draft: string,
  { copy, email, at, onProgress }: Work,
): Promise<number | null> {
  const paths = archivePaths(copy.files)
  const named = copy.files.map(({ key }, nth) => ({ key, path: paths[nth] as string }))
  const told: Record<Fate, Named[]> = { files: [], missing: [], tooMuch: [] }
  const zip = await openZip(draft, at)
  try {
    await zip.addText(DATA_NAME, JSON.stringify(copy.data, null, 2))
    let room = MOST_BYTES
    for (const [done, file] of named.entries()) {
      if (!(await onProgress({ done, total: named.length }))) return null
      const { fate, size } = await add(zip, file, told.files.length < MOST_FILES ? room : -1)
      told[fate].push(file)
      room -= size
    }
    if (!(await onProgress({ done: named.length, total: named.length }))) return null
    await zip.addText(README_NAME, readmeText({ email, at, ...told }))
    return await zip.end()
  } finally {
    await zip.close()
  }
}
