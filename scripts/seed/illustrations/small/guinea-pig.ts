import { pts } from '../shapes'
import { smallCoat, smallDrawer } from './drawer'
import type { SmallBuild } from './types'

const GUINEA_PIG: SmallBuild = {
  skull: pts('0,-150 84,-142 150,-92 184,0 180,90 128,152 56,182 0,186'),
  ears: 'PETAL',
  eye: { x: 114, y: -22, r: 31 },
  muzzle: { y: 88, scale: 1.2 },
  nose: 'PINK',
  whisker: 210,
  cheek: 20,
  trunk: pts('0,-330 110,-318 190,-250 238,-160 240,-70 190,-8 0,0'),
  arms: 'DOWN',
  tail: 'NONE',
  head: 1.02,
  size: 1.2,
  bust: { y: 560, scale: 1.46 },
  length: 1.14,
}

/** Guinea pigs, smooth or with long hair. */
export const guineaPigDrawer = smallDrawer(
  GUINEA_PIG,
  {
    TRICOLOUR: smallCoat('WARM', '#FBF3E6 #FFFBF4 #43373A #D9938A #4A2C20 #C4783A', ['TRICOLOUR']),
    WHITE_TAN: smallCoat('WARM', '#FBF3E6 #FFFBF4 #CD8B4E #D9938A #4A2C20', ['DUTCH']),
    BLACK: smallCoat('DARK', '#453B40 #5A4E52 #2C262A #5B4340 #4A2C20'),
    CREAM: smallCoat('LIGHT', '#F3DFBD #FDF3DF #D9BB8B #DB9A8E #5A3420'),
    AGOUTI: smallCoat('WARM', '#A98258 #E9D2AC #5B4230 #8A5B50 #4A2C20', ['AGOUTI']),
    LONG_GINGER: smallCoat('WARM', '#D9955A #FBEBD2 #A9662F #D08A7C #4A2C20', ['BLAZE'], {
      long: true,
    }),
  },
  ['STRAW', 'CUSHION', 'HILLS', 'SUN', 'DOTS', 'LEAVES'],
)
