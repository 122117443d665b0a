import { pts } from '../shapes'
import { smallCoat, smallDrawer } from './drawer'
import type { SmallBuild } from './types'

const RABBIT: SmallBuild = {
  skull: pts('0,-150 72,-138 126,-86 150,-6 148,76 110,132 52,160 0,164'),
  ears: 'TALL',
  eye: { x: 98, y: -24, r: 33 },
  muzzle: { y: 76, scale: 1.02 },
  nose: 'PINK',
  whisker: 196,
  cheek: 16,
  trunk: pts('0,-400 88,-376 130,-310 158,-220 206,-140 214,-60 160,-6 0,0'),
  arms: 'DOWN',
  tail: 'PUFF',
  head: 0.98,
  size: 1.06,
  bust: { y: 672, scale: 1.26 },
  length: 1.02,
}

const PINK = '#E29A96'
const EYE = '#6B3F22'

/** Rabbits, with standing or hanging ears. */
export const rabbitDrawer = smallDrawer(
  RABBIT,
  {
    WILD: smallCoat('WARM', `#B08A62 #F3E4CB #6B4E38 #B97C70 ${EYE}`, ['AGOUTI']),
    WHITE: smallCoat('LIGHT', `#FBF5EA #FFFDF8 #EADCC8 ${PINK} #7FB0D2`),
    DUTCH_BLACK: smallCoat('DARK', `#FBF5EA #FFFDF8 #40373C ${PINK} ${EYE}`, ['DUTCH']),
    DUTCH_FAWN: smallCoat('WARM', `#FBF5EA #FFFDF8 #C98B52 ${PINK} ${EYE}`, ['DUTCH']),
    GREY: smallCoat('COOL', `#8E929C #C9CAD0 #6C707B #7B6A70 ${EYE}`),
    LOP_FAWN: smallCoat('WARM', `#DDA66A #F8E5C8 #B97B42 #C98A7C ${EYE}`, ['BELLY'], { lop: true }),
    LOP_GREY_WHITE: smallCoat('COOL', `#A6A3A8 #FBF6EE #85818A ${PINK} ${EYE}`, ['BLAZE'], {
      lop: true,
    }),
    LION_HEAD: smallCoat('LIGHT', `#F1DFC2 #FFF8EA #D7B98C ${PINK} ${EYE}`, [], { long: true }),
    HIMALAYAN: smallCoat('LIGHT', `#FAF2E4 #FFFBF3 #6A5450 #8A6A66 #B8433F`, ['POINT']),
  },
  ['STRAW', 'HILLS', 'SUN', 'CUSHION', 'LEAVES', 'DOTS', 'WINDOW'],
)
