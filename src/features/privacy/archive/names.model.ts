import type { Kind } from '../model'

/** The data themselves, and what explains them. */
export const DATA_NAME = 'donnees.json'
export const README_NAME = 'LISEZ-MOI.txt'

const FOLDERS: Partial<Record<Kind, string>> = {
  answer: 'reponses',
  certificate: 'certificats',
  receipt: 'recus-fiscaux',
}

/** Longest name of a file, in characters: some systems take no more than 255 bytes. */
const LONGEST = 80
const LONGEST_ENDING = 10

// Controls, what Windows refuses in a name, and what is not seen or turns the writing around.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu
/** Names that are devices on Windows, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Windows takes no name that ends so. */
const withoutEnd = (name: string): string => name.replace(/[.\s]+$/, '')

/** A name in two parts: « photo », « .jpg ». */
function partsOf(name: string): [string, string] {
  const dot = name.lastIndexOf('.')
  const isEnding = dot > 0 && name.length - dot <= LONGEST_ENDING
  return isEnding ? [name.slice(0, dot), name.slice(dot)] : [name, '']
}

/**
 * The name of a file that every system can write, and that leads nowhere else.
 * @param name as whoever sent the file had called it
 */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(UNSAFE, '-')
    .replace(/^[.\s]+/, '')
  const [stem, ending] = partsOf(withoutEnd(plain))
  const short = Array.from(stem)
    .slice(0, LONGEST - ending.length)
    .join('')
  const whole = withoutEnd(short) + ending
  if (!/[^-.\s]/.test(whole)) return 'fichier'
  return DEVICE.test(whole) ? `_${whole}` : whole
}

/** A stored file of a person. */
export type PersonFile = {
  /** As the storage knows it. */
  key: string
  kind: Kind
  /** As whoever sent it had called it; null when nobody gave it a name. */
  name: string | null
}

/**
 * Where each file stands in the archive, in the order that was given: in a folder for each kind, and
 * numbered where two would have the same name, however they are capitalised.
 */
export function archivePaths(files: readonly PersonFile[]): string[] {
  const taken = new Set<string>()
  return files.map(({ key, kind, name }) => {
    const folder = `fichiers/${FOLDERS[kind] ?? 'autres'}`
    const [stem, ending] = partsOf(safeName(name ?? key.slice(key.lastIndexOf('/') + 1)))
    for (let nth = 1; ; nth += 1) {
      const path = `${folder}/${stem}${nth > 1 ? ` (${nth})` : ''}${ending}`
      const known = path.toLowerCase()
      if (taken.has(known)) continue
      taken.add(known)
      return path
    }
  })
}
