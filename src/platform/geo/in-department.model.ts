import { DEPARTMENT_NAMES } from './departments.model'

/** Departments by the words that say « in » before their name; the others take « en ». */
const WORDS: ReadonlyArray<readonly [words: string, codes: string]> = [
  ['dans l’', '01 02 03 10 11 12 27 34 36 60 61 89'],
  ['dans le', '14 15 18 25 29 30 32 39 45 46 56 59 62 63 67 68 69 81 83 84 90 94 95'],
  ['dans la', '26 42 50 51 55 58 72 80 86'],
  ['dans les', '04 05 06 08 13 22 40 64 65 66 78 79 88 92'],
  ['à', '75 974 975 976 977 978 986'],
]

const WORDS_OF = new Map(
  WORDS.flatMap(([words, codes]) => codes.split(' ').map((code) => [code, words] as const)),
)

/** « en Ille-et-Vilaine », « dans le Finistère », « à Paris »; with the code when it has no name. */
export function inDepartment(code: string): string {
  const name = DEPARTMENT_NAMES.get(code)
  if (!name) return `dans le département ${code}`
  const words = WORDS_OF.get(code) ?? 'en'
  return words.endsWith('’') ? `${words}${name}` : `${words} ${name}`
}
