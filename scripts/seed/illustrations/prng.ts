/** A small seeded generator: the same seed always gives the same demo data and pictures. */
export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** A number in [min, max). */
  between(min: number, max: number): number
  /** An integer in [min, max], both included. */
  int(min: number, max: number): number
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  /** One element. Throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T
  /** One key of a table of weights; the weights need not sum to 1. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
  /** An independent generator, so that one more draw here does not change what is drawn there. */
  fork(label: string): Random
}

function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  }
  return h >>> 0
}

/** mulberry32, seeded by a number or a text. */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? hash(`n${seed}`) : hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('pick needs at least one element')
    return items[int(0, items.length - 1)] as T
  }
  return {
    next,
    int,
    pick,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
      const entries = Object.entries(weights) as [K, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        left -= weight
        if (left < 0) return key
      }
      return pick(entries)[0]
    },
    shuffle<T>(items: readonly T[]): T[] {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i)
        const kept = copy[i] as T
        copy[i] = copy[j] as T
        copy[j] = kept
      }
      return copy
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  }
}
