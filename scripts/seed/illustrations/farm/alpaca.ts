import { pts } from '../shapes'
import { farmCoat, farmDrawer } from './drawer'
import type { FarmBuild } from './types'

const ALPACA: FarmBuild = {
  skull: pts('0,-150 64,-144 108,-100 120,-30 104,40 82,96 60,140 0,154'),
  muzzle: pts('0,6 48,18 78,62 80,108 52,144 0,156'),
  eye: { x: 88, y: -36, r: 29 },
  ears: 'BANANA',
  nose: { kind: 'SPLIT', y: 70, w: 32 },
  mouth: { y: 116, w: 36 },
  hair: 'TOPKNOT',
  wool: true,
  body: pts(
    '-210,-410 -150,-490 20,-500 190,-490 270,-410 270,-300 190,-230 10,-216 -140,-226 -214,-300',
  ),
  neck: pts(
    '-260,-790 -170,-840 -90,-780 -84,-620 -60,-470 -90,-340 -180,-300 -248,-380 -262,-560',
  ),
  legs: { front: -140, hind: 180, top: 290, width: 44, foot: 30, hoof: 26 },
  tail: 'WOOL',
  tailAt: [262, -410],
  headAt: [-178, -780],
  head: 0.86,
  size: 0.86,
  bustNeck: pts('0,40 104,60 124,160 140,290 190,420 270,640 0,700'),
  bust: { y: 560, scale: 1.36 },
}

const EYE = '#4A2C20'

/** An alpaca stands for every animal that is none of the named species. */
export const alpacaDrawer = farmDrawer(ALPACA, {
  ALPACA_CREAM: farmCoat('LIGHT', `#F3E3C6 #FBF3E2 #D9BF95 #F8ECD6 #6A4A44 ${EYE} #5A463C`),
  ALPACA_BROWN: farmCoat('WARM', `#A9734A #D9B48C #6E4528 #B98355 #3A2A28 ${EYE} #3A2C28`),
  ALPACA_GREY: farmCoat('COOL', `#A8A3A5 #E6E1DC #6E696C #BDB8B8 #4A4044 ${EYE} #3A3234`),
})
