import { pts } from '../shapes'
import { farmCoat, farmDrawer } from './drawer'
import type { FarmBuild } from './types'

const AMBER = '#D9A347'

const GOAT: FarmBuild = {
  skull: pts('0,-160 62,-154 108,-112 122,-38 104,46 84,120 62,164 0,184'),
  muzzle: pts('0,30 44,40 74,86 82,130 56,172 0,186'),
  eye: { x: 84, y: -40, r: 27, slit: true },
  ears: 'SIDE',
  nose: { kind: 'SPLIT', y: 96, w: 40 },
  mouth: { y: 142, w: 40 },
  hair: 'NONE',
  body: pts(
    '-230,-400 -160,-452 20,-444 180,-460 266,-420 286,-320 250,-236 90,-214 -120,-208 -226,-262',
  ),
  neck: pts('-290,-610 -180,-616 -130,-500 -80,-400 -110,-290 -200,-250 -262,-320 -296,-460'),
  legs: { front: -172, hind: 200, top: 300, width: 46, foot: 24, hoof: 34 },
  tail: 'UP',
  tailAt: [256, -430],
  headAt: [-226, -620],
  head: 0.86,
  size: 1.0,
  bustNeck: pts('0,40 92,60 116,160 150,290 200,420 240,640 0,700'),
  bust: { y: 610, scale: 1.34 },
}

/** Goats. */
export const goatDrawer = farmDrawer(GOAT, {
  WHITE: farmCoat('LIGHT', `#F8F0E2 #FFFBF3 #E3D2B8 #F8F0E2 #D9938A ${AMBER} #6E5A4C`, [
    'HORNS',
    'BEARD',
  ]),
  BROWN: farmCoat('WARM', `#B37C4E #E6C79C #4B352B #5A3E30 #4A3430 ${AMBER} #3A2C28`, [
    'HORNS',
    'BEARD',
    'DARK_LEGS',
    'DORSAL',
  ]),
  BLACK_WHITE: farmCoat('LIGHT', `#FAF2E4 #FFFBF3 #463C40 #463C40 #5A484A ${AMBER} #3A2E2E`, [
    'PATCHES',
    'BEARD',
  ]),
  FAWN: farmCoat('WARM', `#D9B083 #F6E6CB #A9764A #B9855A #8A5B50 ${AMBER} #4A3830`, [
    'BLAZE',
    'SOCKS',
    'HORNS',
  ]),
})

const SHEEP: FarmBuild = {
  ...GOAT,
  skull: pts('0,-150 60,-146 104,-108 118,-36 104,44 84,112 60,156 0,172'),
  ears: 'DROOP',
  nose: { kind: 'SPLIT', y: 92, w: 36 },
  mouth: { y: 134, w: 38 },
  muzzle: pts('0,30 44,40 72,84 78,124 52,162 0,174'),
  hair: 'WOOL',
  wool: true,
  body: pts(
    '-270,-330 -220,-430 -90,-480 80,-488 230,-450 310,-350 300,-240 210,-170 20,-154 -170,-164 -262,-230',
  ),
  neck: pts('-320,-470 -250,-560 -140,-540 -90,-420 -120,-300 -230,-270 -310,-350'),
  legs: { front: -150, hind: 176, top: 220, width: 38, foot: 26, hoof: 32 },
  tail: 'WOOL',
  tailAt: [300, -370],
  headAt: [-226, -500],
  head: 0.9,
  size: 1.12,
  bustNeck: pts('0,30 130,60 200,150 250,270 290,430 300,640 0,700'),
  bust: { y: 520, scale: 1.48 },
}

/** Sheep. */
export const sheepDrawer = farmDrawer(SHEEP, {
  WHITE: farmCoat('LIGHT', `#F8F0E2 #FFFBF3 #EBD9BE #FBF5EA #D9938A ${AMBER} #6E5A4C`),
  BLACK_FACE: farmCoat('LIGHT', `#F6EDDD #F3E6D2 #4A4044 #FBF3E6 #2F2729 ${AMBER} #2A2226`, [
    'DARK_FACE',
  ]),
  BLACK: farmCoat('DARK', `#4B4247 #5F5459 #362F33 #54494E #2A2226 ${AMBER} #2A2226`, []),
  BROWN: farmCoat('WARM', `#8E6A50 #A98468 #5E4536 #9A765A #4A3430 ${AMBER} #3A2C28`, [
    'DARK_FACE',
  ]),
})
