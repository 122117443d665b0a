import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

type Arrows = Map<string, Set<string>>

/** Rooms that lean on each other, each such group once: `accounts animals shelters`. */
function circlesOf(arrows: Arrows): string[] {
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>()
    const queue = [...(arrows.get(from) ?? [])]
    for (let room = queue.pop(); room; room = queue.pop()) {
      if (seen.has(room)) continue
      seen.add(room)
      queue.push(...(arrows.get(room) ?? []))
    }
    return seen
  }
  const reach = new Map([...arrows.keys()].map((room) => [room, reached(room)]))
  const groups = [...reach].flatMap(([room, seen]) =>
    seen.has(room)
      ? [
          [...seen]
            .filter((other) => reach.get(other)?.has(room))
            .sort()
            .join(' '),
        ]
      : [],
  )
  return [...new Set(groups)]
}

const IMPORT = /(?:from |import\()'@\/features\/([\w-]+)\/([^']+)'/g

/** Models and schemas are the ground floor of all rooms: pure, they lean on models alone. */
const GROUND = /(^|\/|[.])(model|schema)$/

function arrowsOf(folder: string): Arrows {
  const arrows: Arrows = new Map()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue
    const room = file.split(path.sep)[0] as string
    const others = arrows.get(room) ?? new Set()
    arrows.set(room, others)
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const [, other = '', rest = ''] of text.matchAll(IMPORT))
      if (other !== room && !GROUND.test(rest)) others.add(other)
  }
  return arrows
}

describe('the rooms', () => {
  it('stand on floors: none leans on one that leans on it', () => {
    const arrows = arrowsOf('src/features')
    expect(arrows.size).toBeGreaterThan(20)
    expect(circlesOf(arrows)).toEqual([])
  })
  it('are seen when they lean on each other', () => {
    const arrows = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['a'])],
      ['d', new Set<string>()],
      ['e', new Set(['a'])],
    ])
    expect(circlesOf(arrows)).toEqual(['a b c'])
  })
})
