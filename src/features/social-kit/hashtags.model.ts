import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'

/** Longest hashtag that anybody reads, in letters; a longer name gives none. */
const LONGEST = 32

/**
 * A hashtag of some words: « #RefugeDuLac ». Without accents, which people leave out when they
 * search; each word with a capital, so that a screen reader says the words. Empty without letters.
 */
export function hashtag(words: string): string {
  const parts = words
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'Oe')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
  const joined = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  // Digits alone are no hashtag anywhere.
  return /[a-zA-Z]/.test(joined) && joined.length <= LONGEST ? `#${joined}` : ''
}

/** The words of a hashtag, each once, those that say nothing left out. */
export const hashtags = (words: ReadonlyArray<string | null | undefined>): string[] => {
  const made = words.map((each) => hashtag(each ?? '')).filter(Boolean)
  return made.filter((tag, at) => made.findIndex((other) => same(other, tag)) === at)
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The name of a department for a hashtag; null without one. */
export const departmentWords = (code: string | null): string | null =>
  (code && DEPARTMENT_NAMES.get(code)) ?? null
