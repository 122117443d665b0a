import { shade, tint } from '../palette'
import { beadEye, coated, floorShadow, stain } from '../parts'
import { ellipsePath, pts, smooth } from '../shapes'
import { line, oval, path, type Sheet } from '../svg'
import { scaledCoat, scaledDrawer, type Scaled } from './types'

/** A length of snake along a line: shadow, skin, pattern and light. */
function coil({ coat }: Scaled, d: string, width: number): string {
  const { base, belly, mark, second } = coat
  const saddle =
    coat.kind === 'SADDLES'
      ? line(d, mark, width * 0.62, { 'stroke-dasharray': '46 74', 'stroke-linecap': 'butt' }) +
        line(d, second, width * 0.36, {
          'stroke-dasharray': '26 94',
          'stroke-dashoffset': -10,
          'stroke-linecap': 'butt',
        })
      : coat.kind === 'ROYAL'
        ? line(d, mark, width * 0.8, { 'stroke-dasharray': '58 66' }) +
          line(d, second, width * 0.26, { 'stroke-dasharray': '8 116', 'stroke-dashoffset': -24 })
        : line(d, second, width * 0.16, { 'stroke-dasharray': '14 30', opacity: 0.9 })
  return (
    line(d, shade(base, 0.5), width + 10, { transform: 'translate(0 5)', opacity: 0.55 }) +
    line(d, shade(base, 0.14), width) +
    line(d, base, width * 0.84, { transform: `translate(-3 ${-width * 0.06})` }) +
    saddle +
    line(d, belly, width * 0.14, { transform: `translate(0 ${width * 0.4})`, opacity: 0.55 }) +
    line(d, tint(base, 0.7), width * 0.12, {
      transform: `translate(-4 ${-width * 0.33})`,
      opacity: 0.4,
    })
  )
}

const HEAD = pts(
  '-330,-598 -290,-652 -216,-680 -140,-664 -98,-612 -108,-556 -160,-530 -230,-528 -300,-546 -334,-570',
)

function snake(sheet: Sheet, animal: Scaled): string {
  const { coat, young } = animal
  const ring = (x: number, y: number, rx: number, ry: number) =>
    coil(animal, ellipsePath(x, y, rx, ry), 104)
  const tail = coil(animal, 'M250 -30Q400 10 470 -40Q500 -66 486 -96', 42)
  const neck =
    'M194 -262A190 54 0 0 0 -186 -262A190 54 0 0 0 4 -208Q238 -200 232 -306Q222 -400 116 -440Q20 -470 -20 -520Q-60 -580 -170 -606'
  const head = smooth(HEAD)
  const cap =
    coat.kind === 'PLAIN'
      ? ''
      : path(smooth(pts('-270,-660 -200,-690 -110,-660 -90,-590 -150,-600 -220,-620')), coat.mark)
  const tongue =
    line('M-332 -570Q-380 -566 -408 -580', '#C9404F', 8) +
    line('M-406 -580L-440 -598M-406 -580L-442 -572', '#C9404F', 6)
  return (
    floorShadow(40, 20, 460, 40) +
    tail +
    ring(30, -76, 340, 84) +
    ring(14, -172, 268, 70) +
    coil(animal, neck, 100) +
    tongue +
    coated(sheet, head, coat.base, cap + stain(sheet, [-230, -530, 130, 34], coat.belly, 0.9), {
      depth: 0.8,
    }) +
    line('M-330 -574Q-260 -548 -180 -562Q-158 -566 -146 -580', shade(coat.base, 0.6), 6) +
    oval(-312, -600, 5, 4, shade(coat.base, 0.65)) +
    oval(-196, -582, 22, 13, '#D2606A', { opacity: 0.18 }) +
    beadEye(sheet, -232, -616, young ? 32 : 28, { iris: coat.iris, fur: coat.base })
  )
}

/** Harmless snakes of the terrarium, coiled up. */
export const snakeDrawer = scaledDrawer(
  snake,
  () => ({ size: 1.1, x: 590, y: 920, head: [-120, -500], close: 1.36 }),
  {
    CORN: scaledCoat('WARM', 'SADDLES', '#E0975A #FBEBD2 #B4482E #D9703F #C7563C'),
    ROYAL: scaledCoat('DARK', 'ROYAL', '#5A4638 #E6D3B0 #C79A5E #6E5236 #8A5A30'),
    GREEN: scaledCoat('COOL', 'PLAIN', '#7DB36A #DCE6A8 #4F7F4A #F1EBC0 #D9A23F'),
    ALBINO: scaledCoat('LIGHT', 'ROYAL', '#FBF3E2 #FFFDF6 #F2C768 #F7DC9A #C9504A'),
  },
  () => ['TERRARIUM', 'LEAVES', 'SUN', 'DOTS'],
)
