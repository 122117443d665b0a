import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Storage } from './types'

const KEY = /^[a-z0-9-]+(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/

/** Files on the local disk, under one folder. */
export function diskStorage(folder: string): Storage {
  const root = path.resolve(folder)
  const locate = (key: string): string => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`)
    return path.join(root, key)
  }
  return {
    folder: (name) => path.join(root, name),
    async write(key, bytes) {
      const file = locate(key)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes)
    },
    async read(key) {
      const bytes = await readFile(locate(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return bytes && { bytes, size: bytes.length }
    },
    remove: (key) => rm(locate(key), { force: true }),
    async check() {
      await mkdir(root, { recursive: true })
      await access(root, constants.R_OK | constants.W_OK)
    },
  }
}
