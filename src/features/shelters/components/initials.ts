const SMALL_WORDS = new Set([
  'la',
  'le',
  'les',
  'l',
  'de',
  'des',
  'du',
  'd',
  'et',
  'à',
  'au',
  'aux',
])

/** Up to two letters that stand for a shelter without a picture: « La Maison des Moustaches » is « MM ». */
export function shelterInitials(name: string): string {
  const words = name.split(/[\s'’-]+/).filter(Boolean)
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLocaleLowerCase('fr-FR')))
  const kept = telling.length > 0 ? telling : words
  const [first, last] = [kept[0], kept.length > 1 ? kept.at(-1) : undefined]
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toLocaleUpperCase('fr-FR')
}
