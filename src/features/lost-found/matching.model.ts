import { bareNumber } from '@/features/animals/model'
import { distanceBetween, distanceLabel, plainName, type Point } from '@/platform/geo/model'

import { daysBetween, type Coat, type Described } from './model'

/**
 * What is compared of a lost and a found animal. `day` is when it was lost or found; `idNumber`
 * is the number of its chip or tattoo, when somebody knows it.
 */
export type Compared = Described & {
  day: string
  point: Point
  /** INSEE code. */
  commune: string
  idNumber: string | null
}

/** From this score on a person looks at it; from the second on both authors are told. */
export const QUEUE_SCORE = 60
export const TELL_SCORE = 80

/** Farthest apart that two reports are compared, in metres, unless a number is the same. */
export const FARTHEST = 60_000
/** Days before the loss on which an animal may have been found: dates are remembered badly. */
const EARLIER_DAYS = 1

/** Points of each part when both sides say something of it. Source: docs/decisions/lost-found.md. */
const POINTS = { place: 30, time: 20, coat: 15, breed: 10, size: 10, marks: 15 } as const
type Part = keyof typeof POINTS

export type Match = {
  /** 0 to 100. */
  score: number
  isCertain: boolean
  /** In words, the strongest first: « même commune », « même couleur ». */
  reasons: string[]
}

/** A chip has 15 figures; a tattoo, some letters and figures. « inconnu » is neither. */
const NUMBER = /^(?:\d{15}|(?=.*\d)(?=.*[A-Z])[0-9A-Z]{5,8})$/

/** Letters and figures of a number, so that « 250 26 » is « 25026 »; empty for what is no number. */
export function plainNumber(number: string | null): string {
  const plain = bareNumber(number ?? '')
  return NUMBER.test(plain) ? plain : ''
}

const coatsOf = ({ coat, coat2 }: Compared): Coat[] =>
  [coat, coat2].filter((each): each is Coat => each !== null && each !== 'OTHER')

/** Colours that people take for each other. */
const NEAR_COATS: ReadonlyArray<readonly [Coat, Coat]> = [
  ['GINGER', 'CREAM'],
  ['GINGER', 'BROWN'],
  ['GREY', 'TABBY'],
  ['BROWN', 'TABBY'],
  ['WHITE', 'CREAM'],
  ['BLACK', 'BROWN'],
  ['GREY', 'BLUE'],
]
const areNear = (a: Coat, b: Coat): boolean =>
  NEAR_COATS.some(([x, y]) => (x === a && y === b) || (x === b && y === a))

function coatLikeness(a: Compared, b: Compared): number | null {
  const [ours, theirs] = [coatsOf(a), coatsOf(b)]
  if (ours.length === 0 || theirs.length === 0) return null
  const best = (from: Coat[], to: Coat[]) =>
    from.reduce(
      (sum, one) =>
        sum + (to.includes(one) ? 1 : to.some((other) => areNear(one, other)) ? 0.5 : 0),
      0,
    ) / from.length
  return (best(ours, theirs) + best(theirs, ours)) / 2
}

const trigrams = (text: string): Set<string> => {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** How alike two texts are, 0 to 1: their common groups of three letters. */
export function textLikeness(one: string | null, other: string | null): number | null {
  const [a, b] = [plainName(one ?? ''), plainName(other ?? '')]
  if (!a || !b) return null
  const [ours, theirs] = [trigrams(a), trigrams(b)]
  const common = [...ours].filter((each) => theirs.has(each)).length
  return common / (ours.size + theirs.size - common)
}

function sizeLikeness(a: Compared, b: Compared): number | null {
  const parts: number[] = []
  const order = { SMALL: 0, MEDIUM: 1, LARGE: 2, YOUNG: 0, ADULT: 1, SENIOR: 2 }
  const compare = (x: keyof typeof order | null, y: keyof typeof order | null) => {
    if (x && y) parts.push(1 - Math.abs(order[x] - order[y]) / 2)
  }
  compare(a.size, b.size)
  compare(a.age, b.age)
  return parts.length > 0 ? parts.reduce((sum, each) => sum + each, 0) / parts.length : null
}

/** How fast nearness fades, in kilometres: cats stay near, dogs run. */
const fadeOf = (species: Compared['species']): number => (species === 'CAT' ? 8 : 15)

const SAME = 0.999

/** What each part says, in words a person would use. */
function reasonsOf(
  likeness: Readonly<Record<Part, number | null>>,
  facts: { metres: number; days: number; isSameCommune: boolean },
): string[] {
  const reasons: string[] = []
  const { metres, days, isSameCommune } = facts
  if (isSameCommune) reasons.push('même commune')
  else if ((likeness.place ?? 0) > 0.3) reasons.push(distanceLabel(metres))
  if ((likeness.coat ?? 0) > SAME) reasons.push('même couleur')
  else if ((likeness.coat ?? 0) >= 0.5) reasons.push('couleur proche')
  if (days < 0) reasons.push('la veille')
  else if (days === 0) reasons.push('le même jour')
  else if (days <= 30) reasons.push(days === 1 ? 'le lendemain' : `${days} jours après`)
  if ((likeness.marks ?? 0) > 0.3) reasons.push('signes particuliers semblables')
  if ((likeness.breed ?? 0) > 0.5) reasons.push('même apparence de race')
  if ((likeness.size ?? 0) > SAME) reasons.push('même taille')
  return reasons
}

/**
 * How likely a lost and a found animal are the same. A number that both say is certain, whatever
 * else they say, or rules it out; another species or the other sex rules it out; what one side does
 * not say weighs nothing.
 * @returns null when they cannot be the same
 */
export function matchOf(lost: Compared, found: Compared): Match | null {
  const [ours, theirs] = [plainNumber(lost.idNumber), plainNumber(found.idNumber)]
  if (ours && ours === theirs)
    return { score: 100, isCertain: true, reasons: ['même numéro d’identification'] }
  // Two numbers of one kind that differ are two animals.
  if (ours.length === 15 && theirs.length === 15) return null
  if (lost.species !== found.species) return null
  const areSexes = lost.sex !== 'UNKNOWN' && found.sex !== 'UNKNOWN'
  if (areSexes && lost.sex !== found.sex) return null
  const metres = distanceBetween(lost.point, found.point)
  if (metres > FARTHEST) return null
  const days = daysBetween(lost.day, found.day)
  // Found well before it was lost: somebody else's.
  if (days < -EARLIER_DAYS) return null
  const likeness: Record<Part, number | null> = {
    place: Math.exp(-metres / 1000 / fadeOf(lost.species)),
    time: Math.exp(-Math.max(0, days) / 10),
    coat: coatLikeness(lost, found),
    breed: textLikeness(lost.breed, found.breed),
    size: sizeLikeness(lost, found),
    marks: textLikeness(lost.marks, found.marks),
  }
  let [sum, most] = [0, 0]
  for (const part of Object.keys(POINTS) as Part[]) {
    const value = likeness[part]
    if (value === null) continue
    sum += POINTS[part] * value
    most += POINTS[part]
  }
  const score = Math.round((100 * sum) / most)
  // Place and day alone fit many animals of one town: that tells nobody.
  const isDescribed = most > POINTS.place + POINTS.time
  return {
    score: isDescribed ? score : Math.min(score, TELL_SCORE - 1),
    isCertain: false,
    reasons: reasonsOf(likeness, { metres, days, isSameCommune: lost.commune === found.commune }),
  }
}
