/** How the card of an animal can look. Source: docs/decisions/content.md. */
export const CARD_DESIGN_LABELS = {
  basic: 'Classique',
  compact: 'Compacte',
  orange: 'Orange',
  ocean: 'Océan',
  round: 'Ronde',
  list: 'Liste',
  playful: 'Joyeuse',
  floating: 'Flottante',
  minimal: 'Minimale',
  'compact-list': 'Liste compacte',
} as const
export type CardDesign = keyof typeof CARD_DESIGN_LABELS

const LEGACY_DESIGNS: Readonly<Record<string, CardDesign>> = {
  classic: 'basic',
  niche: 'round',
  alt: 'list',
  ludique: 'playful',
  ludique2: 'floating',
  ludique3: 'minimal',
  compact2: 'compact-list',
}

/** The design meant by a stored name, today's or a legacy one; `null` when it means none. */
export function knownCardDesign(stored: unknown): CardDesign | null {
  if (typeof stored !== 'string') return null
  if (Object.hasOwn(CARD_DESIGN_LABELS, stored)) return stored as CardDesign
  if (Object.hasOwn(LEGACY_DESIGNS, stored)) return LEGACY_DESIGNS[stored] ?? null
  // Two legacy names carry the prefix of a brand.
  const branded = /(orange|ocean)$/i.exec(stored)?.[1]?.toLowerCase()
  return branded === 'orange' || branded === 'ocean' ? branded : null
}

/** The design to draw for a stored name; `basic` when it means none. Source: docs/decisions/content.md. */
export const cardDesignFrom = (stored: unknown): CardDesign => knownCardDesign(stored) ?? 'basic'
