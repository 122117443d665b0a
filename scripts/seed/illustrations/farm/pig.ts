import { pts } from '../shapes'
import { farmCoat, farmDrawer } from './drawer'
import type { FarmBuild } from './types'

const PIG: FarmBuild = {
  skull: pts('0,-160 88,-152 156,-104 186,-10 178,90 124,158 50,182 0,184'),
  muzzle: pts('0,20 60,26 112,62 122,112 84,160 0,176'),
  eye: { x: 96, y: -30, r: 24 },
  ears: 'FLAP',
  nose: { kind: 'SNOUT', y: 62, w: 70 },
  mouth: { y: 136, w: 52 },
  hair: 'NONE',
  body: pts(
    '-300,-250 -240,-352 -110,-400 60,-410 220,-388 318,-310 340,-200 300,-112 170,-76 -60,-70 -230,-86 -300,-150',
  ),
  neck: pts('-330,-300 -250,-380 -130,-390 -90,-250 -140,-130 -260,-120 -330,-190'),
  legs: { front: -190, hind: 226, top: 170, width: 54, foot: 36, hoof: 30 },
  tail: 'CURL',
  tailAt: [330, -300],
  headAt: [-224, -322],
  head: 0.98,
  size: 1.2,
  bustNeck: pts('0,40 130,60 190,150 236,270 268,420 276,640 0,700'),
  bust: { y: 520, scale: 1.42 },
}

const EYE = '#6B3F22'

/** Pigs. */
export const pigDrawer = farmDrawer(PIG, {
  PINK: farmCoat('LIGHT', `#F2BFB2 #F6CFC3 #D98F85 #E3A497 #E79C93 ${EYE} #8A5A54`),
  BLACK: farmCoat('DARK', `#544A50 #7A6C70 #2F282C #3A3236 #A98688 ${EYE} #2A2226`),
  SPOTTED: farmCoat('LIGHT', `#F4CDBF #F8DACE #53464A #53464A #E79C93 ${EYE} #6A4A48`, ['PATCHES']),
  GINGER: farmCoat('WARM', `#C9824F #DDA274 #8F5329 #A9652F #D6948A ${EYE} #5A3A30`),
})
