import { PALETTE, mix } from '../palette'
import type { Random } from '../prng'
import type { Tone } from '../types'

/** Five colours that go together: from the wall (far) to the deepest detail. */
export type Scheme = { wall: string; disc: string; ground: string; deep: string; accent: string }

const SCHEMES = {
  PEACH: {
    wall: '#FBE8D3',
    disc: '#F6BE85',
    ground: '#EDC79D',
    deep: '#C97F48',
    accent: PALETTE.pine,
  },
  PAPER: {
    wall: '#F9F0E1',
    disc: '#F3CE9F',
    ground: '#E6D2B3',
    deep: '#BC9465',
    accent: PALETTE.berry,
  },
  SAGE: {
    wall: '#E3ECDD',
    disc: '#B9D0B3',
    ground: '#BDD1B4',
    deep: '#4F8A70',
    accent: PALETTE.apricot,
  },
  SKY: {
    wall: '#E2F0F4',
    disc: PALETTE.sky,
    ground: '#B3D3DD',
    deep: '#5F99AF',
    accent: PALETTE.apricot,
  },
  ROSE: {
    wall: '#F8E0D7',
    disc: '#ECBBB0',
    ground: '#E4B4A6',
    deep: '#B56A62',
    accent: PALETTE.pine,
  },
  MUSTARD: {
    wall: '#F8E3AE',
    disc: '#F2CB76',
    ground: '#E7C274',
    deep: '#B6893A',
    accent: PALETTE.berry,
  },
  PINE: {
    wall: '#4E8D7A',
    disc: '#74AB96',
    ground: '#3B7866',
    deep: PALETTE.forest,
    accent: PALETTE.apricot,
  },
  DUSK: {
    wall: '#8D88AB',
    disc: '#F0B27A',
    ground: '#6F6A92',
    deep: PALETTE.dusk,
    accent: PALETTE.apricot,
  },
  LAKE: {
    wall: '#86B5C7',
    disc: '#B4D6E2',
    ground: '#6A9FB5',
    deep: '#3F768D',
    accent: PALETTE.apricot,
  },
  TERRACOTTA: {
    wall: '#E2A07A',
    disc: '#F0C39E',
    ground: '#CE855C',
    deep: '#A35C3B',
    accent: PALETTE.pine,
  },
} as const satisfies Record<string, Scheme>

/** What lets a coat stand out without a hard outline. */
const AGAINST: Record<Tone, readonly (keyof typeof SCHEMES)[]> = {
  DARK: ['PEACH', 'SKY', 'SAGE', 'MUSTARD', 'ROSE', 'PAPER'],
  LIGHT: ['PINE', 'DUSK', 'LAKE', 'TERRACOTTA'],
  WARM: ['SKY', 'SAGE', 'PINE', 'LAKE', 'DUSK'],
  COOL: ['PEACH', 'ROSE', 'MUSTARD', 'TERRACOTTA', 'PAPER'],
}

export function pickScheme(tone: Tone, rng: Random): Scheme {
  return SCHEMES[rng.pick(AGAINST[tone])]
}

/** The sky and the hills of an hour of the day. */
export type Landscape = {
  top: string
  bottom: string
  sun: string
  hills: readonly [string, string, string]
  grass: string
}

const LANDSCAPES = {
  NOON: {
    top: '#BFE0EA',
    bottom: '#F3F4E4',
    sun: '#FFF1CF',
    hills: ['#B7D2BE', '#8FBB9B', '#6BA385'],
    grass: '#4B8B6C',
  },
  DAWN: {
    top: '#FBD9B8',
    bottom: '#FDF1DC',
    sun: '#F6A866',
    hills: ['#D8D2B0', '#B4C49A', '#93B184'],
    grass: '#6F9870',
  },
  EVENING: {
    top: '#A9A3C6',
    bottom: '#F5C9A6',
    sun: '#FCE3B0',
    hills: ['#9A97B8', '#6F8B98', '#4C7A79'],
    grass: '#2F6560',
  },
} as const satisfies Record<string, Landscape>

const HOURS: Record<Tone, readonly (keyof typeof LANDSCAPES)[]> = {
  DARK: ['NOON', 'DAWN'],
  LIGHT: ['EVENING', 'NOON'],
  WARM: ['NOON', 'EVENING'],
  COOL: ['DAWN'],
}

export function pickLandscape(tone: Tone, rng: Random): Landscape {
  return LANDSCAPES[rng.pick(HOURS[tone])]
}

/** Two neighbours of a colour, for patterns that stay quiet. */
export const quiet = (wall: string, deep: string) => mix(wall, deep, 0.2)
