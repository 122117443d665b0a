import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { StorageDownError } from './errors'
import { checkFolder, checkKey, typeOfKey } from './keys'
import { probe } from './probe'
import { MAX_SIGNED_SECONDS, signedAddress } from './signed'
import type { Storage } from './types'

/** What the disk answers; `null` when there is no such file. */
async function asked<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return null
    }
    throw new StorageDownError(error)
  }
}

/** Files on the local disk, under one folder. */
export function diskStorage(folder: string): Storage {
  const root = path.resolve(/* turbopackIgnore: true */ folder)
  const locate = (key: string): string => path.join(/* turbopackIgnore: true */ root, checkKey(key))
  const below = async (start: string): Promise<string[]> => {
    const entries =
      (await asked(
        readdir(path.join(/* turbopackIgnore: true */ root, start), { withFileTypes: true }),
      )) ?? []
    const lists = await Promise.all(
      entries.map(async (entry) => {
        const key = `${start}/${entry.name}`
        return entry.isDirectory() ? below(key) : [key]
      }),
    )
    return lists.flat()
  }
  const place = async (key: string, fill: (partial: string) => Promise<void>): Promise<void> => {
    const file = locate(key)
    // A reader, or a crash in the middle, never sees half a file.
    const partial = path.join(/* turbopackIgnore: true */ path.dirname(file), `.${randomUUID()}`)
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await fill(partial)
      await rename(partial, file)
    } catch (error) {
      await rm(partial, { force: true }).catch(() => {})
      throw new StorageDownError(error)
    }
  }
  return {
    write: (key, bytes) => place(key, (partial) => writeFile(partial, bytes)),
    writeFrom: (key, file) => place(key, (partial) => copyFile(file, partial)),
    read: (key) => asked(readFile(locate(key))),
    async open(key) {
      const file = await asked(open(locate(key)))
      if (!file) return null
      const found = await file.stat()
      if (!found.isFile()) {
        await file.close()
        return null
      }
      const stream = createReadStream('', { fd: file, autoClose: true })
      return {
        stream: Readable.toWeb(stream) as ReadableStream<Uint8Array>,
        size: found.size,
        type: typeOfKey(key),
      }
    },
    exists: async (key) => Boolean((await asked(stat(locate(key))))?.isFile()),
    async list(start) {
      const keys = await below(checkFolder(start))
      return keys.filter((key) => !path.basename(key).startsWith('.')).sort()
    },
    async remove(key) {
      await asked(rm(locate(key), { force: true }))
    },
    signedUrl: async (key, { seconds, fileName }) =>
      signedAddress({
        key: checkKey(key),
        name: fileName,
        expires: Math.floor(Date.now() / 1000) + Math.min(seconds, MAX_SIGNED_SECONDS),
      }),
    signedUpload: () => Promise.resolve(null),
    check: () => probe(root),
  }
}
