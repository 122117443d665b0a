// @ts-check
import fs from 'node:fs'
import path from 'node:path'

import { restoreDatabase, saveDatabase } from './backup-database.mjs'
import { readJson, writeWhole } from './project.mjs'
import { Problem } from './terminal.mjs'

/**
 * What a backup needs of the storage of files, whatever keeps them.
 * @typedef {object} Files
 * @property {(folder: string) => Promise<string[]>} list
 * @property {(key: string) => Promise<Buffer | null>} read
 * @property {(key: string, bytes: Uint8Array) => Promise<void>} write
 */
/** @typedef {import('./backup-database.mjs').Saved & { format: 1, made: string, version: string, files: number }} Manifest */

const FOLDERS = ['public', 'private']

/**
 * Copies the files that the backup does not have yet.
 * @param {Files} files
 * @param {string} folder
 */
async function saveFiles(files, folder) {
  for (const start of FOLDERS) {
    for (const key of await files.list(start)) {
      const target = path.join(folder, key)
      if (fs.existsSync(target)) continue
      const bytes = await files.read(key)
      // Gone since it was listed.
      if (!bytes) continue
      fs.mkdirSync(path.dirname(target), { recursive: true })
      fs.writeFileSync(target, bytes, { mode: 0o600 })
    }
  }
}

/**
 * @param {string} folder
 * @returns {string[]} keys of the files below
 */
const keysIn = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort()
    : []

/**
 * Saves the database and the files into one new folder, while the site goes on. The folder has its
 * name only when it is whole.
 * @param {{ url: string, files: Files, parent: string, version: string }} from
 * @returns {Promise<{ folder: string, manifest: Manifest }>}
 */
export async function backup({ url, files, parent, version }) {
  const made = new Date().toISOString()
  const folder = path.join(parent, `patte-blanche-${made.replace(/[:.]/g, '')}`)
  const partial = `${folder}.partial`
  fs.mkdirSync(partial, { recursive: true, mode: 0o700 })
  try {
    const kept = path.join(partial, 'files')
    await saveFiles(files, kept)
    const saved = await saveDatabase(url, path.join(partial, 'database.jsonl.gz'))
    // Those that came since: what the rows know is then there, whoever worked meanwhile.
    await saveFiles(files, kept)
    /** @type {Manifest} */
    const manifest = { format: 1, made, version, files: keysIn(kept).length, ...saved }
    writeWhole(path.join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, 0o600)
    fs.renameSync(partial, folder)
    return { folder, manifest }
  } catch (error) {
    fs.rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

/**
 * What a backup says of itself.
 * @param {string} folder
 * @returns {Manifest}
 * @throws {Problem} when the folder is no backup, or not whole
 */
export function manifestOf(folder) {
  /** @type {Manifest | undefined} */
  const manifest = readJson(path.join(folder, 'manifest.json'))
  if (manifest?.format !== 1) throw new Problem(`${folder} is no backup.`)
  const found = keysIn(path.join(folder, 'files')).length
  if (found !== manifest.files) {
    throw new Problem(`The backup is damaged: ${found} of ${manifest.files} files.`)
  }
  return manifest
}

/**
 * Fills an empty, migrated database and the storage from a backup.
 * @param {{ url: string, files: Files, folder: string }} to
 * @returns {Promise<Manifest>}
 * @throws {Problem} with the reason; the database is then as it was
 */
export async function restore({ url, files, folder }) {
  const manifest = manifestOf(folder)
  await restoreDatabase(url, path.join(folder, 'database.jsonl.gz'), manifest)
  const kept = path.join(folder, 'files')
  for (const key of keysIn(kept)) {
    await files.write(key, fs.readFileSync(path.join(kept, key)))
  }
  return manifest
}
