/** Longest name and description of a title, in characters. */
export const TITLE_MAX = { name: 60, description: 250 } as const

/** Up to two letters that stand for a person without a photo: « Hélène Le Goff » is « HG ». */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toLocaleUpperCase('fr-FR')
}
