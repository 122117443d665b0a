// @ts-check
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project folder, wherever the command was typed. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Folder of everything the project writes while it runs (database, uploads, secret).
 * Tests set DATA_DIR to another one, so that they never touch a running demo.
 */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data')

/** Where `next build` writes, as next.config.mjs reads it too. */
export const distDir = () => path.resolve(root, process.env.NEXT_DIST_DIR || '.next')

/**
 * A path inside the project folder.
 * @param {...string} parts
 */
export const inProject = (...parts) => path.join(root, ...parts)

/**
 * Reads a JSON file; undefined when it is missing or half-written.
 * @param {string} file
 * @returns {any}
 */
export function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Writes a file so that a crash never leaves half of it.
 * @param {string} file
 * @param {string} text
 * @param {number} [mode] permission bits of the new file
 */
export function writeWhole(file, text, mode = 0o644) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  fs.writeFileSync(draft, text, { mode })
  fs.renameSync(draft, file)
}

/**
 * The secret that signs sessions, made once and kept for the next run.
 * @param {string} [folder]
 */
export function keptSecret(folder = dataDir()) {
  const file = path.join(folder, 'secret')
  if (!fs.existsSync(file)) writeWhole(file, randomBytes(32).toString('hex'), 0o600)
  return fs.readFileSync(file, 'utf8').trim()
}

/**
 * One hash over the content of files and folders (hidden files included), to know
 * whether something changed since a stamp was written. A missing path counts as empty.
 * @param {string[]} paths relative to the project folder
 * @param {(relative: string) => boolean} [skip]
 * @returns {string} 16 hexadecimal characters
 */
export function contentHash(paths, skip = () => false) {
  const hash = createHash('sha256')
  /** @param {string} relative */
  const visit = (relative) => {
    const stat = fs.statSync(inProject(relative), { throwIfNoEntry: false })
    if (!stat || skip(relative)) return
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(inProject(relative)).sort()) visit(`${relative}/${name}`)
    } else if (stat.isFile()) {
      hash.update(`${relative}\0${stat.size}\0`).update(fs.readFileSync(inProject(relative)))
    }
  }
  for (const item of paths) visit(item)
  return hash.digest('hex').slice(0, 16)
}
