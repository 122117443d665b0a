import { pts } from '../shapes'
import { smallCoat, smallDrawer } from './drawer'
import type { SmallBuild } from './types'

const FERRET: SmallBuild = {
  skull: pts('0,-124 80,-116 140,-72 166,-4 144,66 96,116 46,148 0,154'),
  ears: 'SMALL',
  eye: { x: 74, y: -12, r: 25 },
  muzzle: { y: 78, scale: 0.98 },
  nose: 'BUTTON',
  whisker: 190,
  cheek: 16,
  trunk: pts('0,-520 84,-496 112,-420 116,-320 140,-200 168,-100 158,-24 110,-2 0,0'),
  arms: 'DOWN',
  tail: 'BRUSH',
  head: 0.9,
  size: 1.06,
  bust: { y: 560, scale: 1.5 },
  length: 1.28,
}

/** Ferrets. */
export const ferretDrawer = smallDrawer(
  FERRET,
  {
    SABLE: smallCoat('DARK', '#B89B7C #F6EBDA #4A3A34 #6A4A44 #3A2420', ['MASK']),
    CHAMPAGNE: smallCoat('WARM', '#E3C49A #FBF1E0 #A9764A #D28C82 #5A3020', ['MASK']),
    ALBINO: smallCoat('LIGHT', '#FBF3E2 #FFFDF6 #EADCC0 #E29A96 #B8433F'),
    SILVER: smallCoat('COOL', '#BDB8B6 #F5F1EC #6A6466 #8A5F5C #3A2420', ['MASK']),
  },
  ['CUSHION', 'STRAW', 'SUN', 'DOTS', 'LEAVES', 'WINDOW', 'HILLS'],
)
