import { pts } from '../shapes'
import { smallCoat, smallDrawer } from './drawer'
import type { SmallBuild } from './types'

const GUINEA_PIG: SmallBuild = {
  skull: pts('0,-158 58,-154 106,-122 146,-56 176,28 184,98 146,158 72,190 0,194'),
  ears: 'CAVY',
  eye: { x: 108, y: -34, r: 28 },
  muzzle: { y: 92, scale: 1.42 },
  nose: 'PINK',
  whisker: 210,
  cheek: 12,
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
    BLACK: smallCoat('DARK', '#4B4147 #685B61 #2C262A #B98A86 #5A3826'),
    CREAM: smallCoat('LIGHT', '#F3DFBD #FDF3DF #D9BB8B #DB9A8E #5A3420'),
    AGOUTI: smallCoat('WARM', '#A98258 #E9D2AC #5B4230 #8A5B50 #4A2C20', ['AGOUTI']),
    LONG_GINGER: smallCoat('WARM', '#D9955A #FBEBD2 #A9662F #D08A7C #4A2C20', ['BLAZE'], {
      long: true,
    }),
  },
  ['STRAW', 'CUSHION', 'HILLS', 'SUN', 'DOTS', 'LEAVES'],
  // It never sits up: that would be a small bear.
  ['LYING', 'BUST'],
)
