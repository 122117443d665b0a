import { describe, expect, it } from 'vitest'

import { keysOf } from '@/platform/keys.model'

import { drawBadge, drawingPath, shownIcon } from './drawing.model'
import { CRITERIA_LABELS, RARITY_LABELS } from './model'

describe('the drawing of a badge', () => {
  it('is another one for each criterion and rarity, and tells rarities apart without a colour', () => {
    const all = keysOf(CRITERIA_LABELS).flatMap((criteria) =>
      keysOf(RARITY_LABELS).map((rarity) => drawBadge(criteria, rarity)),
    )
    expect(new Set(all).size).toBe(all.length)
    const grey = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '#')
    expect(new Set(all.map(grey)).size).toBe(all.length)
    for (const svg of all) expect(svg).toMatch(/^<svg [^<>]+>(<[^<>]+>)+<\/svg>$/)
  })
  it('takes the place of a picture of another site', () => {
    const shown = (own: string | null) =>
      shownIcon(own, 'https://exemple.fr', 'ANIMALS_HELPED', 'RARE')
    const ours = drawingPath('ANIMALS_HELPED', 'RARE')
    expect(shown(null)).toBe(ours)
    expect(shown('https://autre.fr/suivi.png')).toBe(ours)
    expect(shown('https://exemple.fr.autre.fr/suivi.png')).toBe(ours)
    expect(shown('https://exemple.fr/api/cms/media/file/a.png')).toBe('/api/cms/media/file/a.png')
  })
})
