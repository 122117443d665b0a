import { pts } from '../shapes'
import { farmCoat, farmDrawer } from './drawer'
import type { FarmBuild } from './types'

const EYE = '#5A3420'

const HORSE: FarmBuild = {
  skull: pts('0,-216 66,-208 104,-160 114,-80 98,10 82,90 86,160 72,214 0,232'),
  muzzle: pts('0,66 56,84 92,132 96,180 70,222 0,236'),
  eye: { x: 71, y: -62, r: 25 },
  ears: 'POINT',
  nose: { kind: 'NOSTRILS', y: 150, w: 50 },
  mouth: { y: 204, w: 42 },
  hair: 'FORELOCK',
  mane: true,
  body: pts(
    '-250,-470 -190,-540 -60,-530 90,-520 210,-556 296,-500 312,-390 270,-300 110,-282 -90,-272 -220,-300 -262,-380',
  ),
  neck: pts(
    '-290,-770 -170,-790 -100,-660 -20,-540 -60,-420 -160,-320 -252,-360 -272,-500 -296,-640',
  ),
  legs: { front: -176, hind: 214, top: 380, width: 52, foot: 27, hoof: 40 },
  tail: 'LONG',
  tailAt: [290, -490],
  headAt: [-222, -756],
  head: 0.84,
  size: 0.94,
  bustNeck: pts('0,20 86,40 120,180 160,320 206,460 250,640 0,700'),
  bust: { y: 520, scale: 1.34 },
}

/** Horses and ponies. */
export const horseDrawer = farmDrawer(HORSE, {
  BAY: farmCoat('WARM', `#97593A #6E4433 #3A2B2A #33282A #3A2A28 ${EYE} #3A2C2A`, [
    'DARK_LEGS',
    'STAR',
  ]),
  CHESTNUT: farmCoat('WARM', `#BE7440 #D39A6C #8A4E28 #A25C2C #6A443A ${EYE} #5A4238`, [
    'BLAZE',
    'SOCKS',
  ]),
  GREY: farmCoat('COOL', `#BDBCC0 #E4E1DF #7E7D84 #8C8A90 #5E585C ${EYE} #4A4446`, ['DAPPLE']),
  BLACK: farmCoat('DARK', `#443B40 #584C50 #2C262A #2A2427 #2A2226 ${EYE} #2A2226`, ['STAR']),
  PALOMINO: farmCoat('LIGHT', `#DDB06A #F0D6A4 #B98A48 #FBF1DC #8A6A58 ${EYE} #7A6250`, [
    'BLAZE',
    'SOCKS',
  ]),
  PIEBALD: farmCoat('LIGHT', `#FAF2E4 #E9D6C8 #4A3E40 #463B3E #9A7A74 ${EYE} #5A4A46`, ['PATCHES']),
})

const DONKEY: FarmBuild = {
  ...HORSE,
  skull: pts('0,-200 68,-192 108,-146 118,-64 102,26 86,98 90,160 72,208 0,224'),
  muzzle: pts('0,56 58,76 96,126 98,176 70,216 0,228'),
  eye: { x: 72, y: -44, r: 26 },
  ears: 'LONG',
  mane: false,
  body: pts(
    '-250,-430 -180,-490 -40,-476 110,-480 220,-500 290,-450 304,-350 264,-262 110,-240 -90,-232 -220,-258 -262,-340',
  ),
  neck: pts(
    '-296,-690 -176,-706 -110,-590 -40,-480 -70,-380 -160,-280 -250,-310 -276,-440 -300,-580',
  ),
  legs: { front: -176, hind: 206, top: 330, width: 50, foot: 26, hoof: 38 },
  tail: 'TUFT',
  tailAt: [282, -440],
  headAt: [-230, -660],
  head: 0.86,
  size: 0.88,
  bust: { y: 640, scale: 1.2 },
}

/** Donkeys. */
export const donkeyDrawer = farmDrawer(DONKEY, {
  GREY: farmCoat('COOL', `#9A9499 #F1EAE1 #5E585E #5A5459 #6A6064 ${EYE} #4A4446`, [
    'PALE_EYES',
    'DORSAL',
  ]),
  BROWN: farmCoat('WARM', `#8A6650 #EEDFCB #4E382E #4A362E #5A443C ${EYE} #3A2C2A`, [
    'PALE_EYES',
    'DORSAL',
  ]),
  POITOU: farmCoat('DARK', `#5A4238 #DCCBB8 #3A2B26 #453229 #4A3A38 ${EYE} #2A2226`, [
    'PALE_EYES',
    'SHAGGY',
  ]),
  WHITE: farmCoat('LIGHT', `#F3EBDF #FFFBF3 #D9CBB6 #E6D9C4 #C9A098 ${EYE} #6E5A4C`),
})
