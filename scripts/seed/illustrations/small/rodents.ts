import { pts } from '../shapes'
import type { BackgroundName } from '../types'
import { smallCoat, smallDrawer } from './drawer'
import type { SmallBuild } from './types'

const PLACES: readonly BackgroundName[] = ['STRAW', 'DOTS', 'SUN', 'CUSHION', 'LEAVES']
const PINK = '#E29A96'
const JET = '#3A2420'

const HAMSTER: SmallBuild = {
  skull: pts('0,-142 78,-134 136,-84 168,-6 198,72 170,138 86,168 0,172'),
  ears: 'ROUND',
  eye: { x: 84, y: -14, r: 30 },
  muzzle: { y: 72, scale: 0.9 },
  nose: 'PINK',
  whisker: 190,
  cheek: 14,
  trunk: pts('0,-340 120,-316 184,-230 214,-130 200,-40 140,-2 0,0'),
  arms: 'UP',
  tail: 'NONE',
  pinkFeet: true,
  head: 1,
  size: 1.28,
  bust: { y: 590, scale: 1.46 },
  length: 0.96,
}

const RAT: SmallBuild = {
  skull: pts('0,-146 66,-136 118,-88 138,-14 122,62 84,128 44,170 0,180'),
  ears: 'DISC',
  eye: { x: 82, y: -26, r: 25 },
  muzzle: { y: 104, scale: 0.92 },
  nose: 'PINK',
  whisker: 220,
  cheek: 0,
  trunk: pts('0,-420 82,-396 124,-320 160,-210 188,-110 176,-30 120,-2 0,0'),
  arms: 'UP',
  tail: 'BARE',
  pinkFeet: true,
  head: 1,
  size: 1.12,
  bust: { y: 600, scale: 1.5 },
  length: 1.12,
}

const MOUSE: SmallBuild = {
  ...RAT,
  skull: pts('0,-138 70,-128 124,-76 140,-2 120,70 76,128 36,160 0,168'),
  ears: 'BIG',
  eye: { x: 78, y: -18, r: 27 },
  muzzle: { y: 94, scale: 0.82 },
  trunk: pts('0,-330 78,-312 116,-246 146,-160 160,-80 140,-20 90,-2 0,0'),
  size: 1.24,
  bust: { y: 630, scale: 1.42 },
  length: 0.9,
}

const CHINCHILLA: SmallBuild = {
  skull: pts('0,-138 80,-128 146,-72 168,8 152,88 100,146 44,168 0,172'),
  ears: 'BIG',
  eye: { x: 94, y: -14, r: 35 },
  muzzle: { y: 76, scale: 0.92 },
  nose: 'PINK',
  whisker: 240,
  cheek: 22,
  trunk: pts('0,-380 120,-356 186,-270 220,-160 206,-50 144,-2 0,0'),
  arms: 'UP',
  tail: 'BUSHY',
  head: 1,
  size: 1.15,
  bust: { y: 620, scale: 1.42 },
  length: 1,
}

/** Hamsters, golden and dwarf. */
export const hamsterDrawer = smallDrawer(
  HAMSTER,
  {
    GOLDEN: smallCoat('WARM', `#D9954F #FFF4E0 #A9662F ${PINK} ${JET}`, ['CHEEKS', 'BACK_STRIPE']),
    CREAM: smallCoat('LIGHT', `#F0D9B4 #FFF8EA #D9BB8B ${PINK} ${JET}`, ['CHEEKS']),
    GREY: smallCoat('COOL', `#9A9396 #F6F0E8 #645C60 ${PINK} ${JET}`, ['CHEEKS', 'BACK_STRIPE']),
    WHITE: smallCoat('LIGHT', `#FAF3E8 #FFFDF8 #E6D6C0 ${PINK} ${JET}`),
  },
  PLACES,
)

/** Rats. */
export const ratDrawer = smallDrawer(
  RAT,
  {
    HOODED: smallCoat('DARK', `#FAF3E8 #FFFDF8 #4A4045 ${PINK} ${JET}`, ['HOOD']),
    GREY: smallCoat('COOL', `#8B8789 #D9D3CE #6A6669 #C98A84 ${JET}`, ['BELLY']),
    FAWN: smallCoat('WARM', `#D8A671 #F8E6CC #B07F4C ${PINK} #8E3A34`, ['BELLY']),
    BROWN: smallCoat('WARM', `#8E6A4C #D9C2A4 #5A4230 #B97C70 ${JET}`, ['AGOUTI']),
    WHITE: smallCoat('LIGHT', `#FAF3E8 #FFFDF8 #E6D6C0 ${PINK} #B8433F`),
  },
  PLACES,
)

/** Mice. */
export const mouseDrawer = smallDrawer(
  MOUSE,
  {
    BROWN: smallCoat('WARM', `#A9825E #F3E1C8 #6B4E38 ${PINK} ${JET}`, ['BELLY']),
    GREY: smallCoat('COOL', `#97959B #E6E1DE #6C6A70 ${PINK} ${JET}`, ['BELLY']),
    WHITE: smallCoat('LIGHT', `#FAF3E8 #FFFDF8 #E6D6C0 ${PINK} #B8433F`),
  },
  PLACES,
)

/** Chinchillas. */
export const chinchillaDrawer = smallDrawer(
  CHINCHILLA,
  {
    GREY: smallCoat('COOL', `#8F929C #F0ECE8 #666974 #C08E8A ${JET}`, ['BELLY']),
    BEIGE: smallCoat('WARM', `#D6BC9A #FBF1E0 #B4976F ${PINK} ${JET}`, ['BELLY']),
    BLACK: smallCoat('DARK', `#4A444A #6B646A #2F2B2F #5B4A4C ${JET}`, ['BELLY']),
  },
  PLACES,
)
