import { PALETTE, shade, tint } from '../palette'
import { pts, smooth } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import { leaf } from '../shapes'
import type { Bird } from './types'

/** The beak, drawn where it leaves the face and pointing to the left. */
export function beak(sheet: Sheet, { shape, plumage }: Bird): string {
  const color = plumage.beak
  const [x, y] = shape.beakAt
  const cut = (d: string) =>
    sheet.shape(d, color, sheet.crescent(d, -3, -9, shade(color, 0.5), 0.34))
  const drawn = (() => {
    switch (shape.beak) {
      case 'HOOK':
        return (
          cut(smooth(pts('20,-34 -12,-30 -34,0 -34,34 -22,54 -10,28 14,22 30,0'))) +
          oval(6, -30, 22, 15, plumage.pattern.includes('BARS') ? '#7FA3D4' : shade(color, 0.14)) +
          oval(2, -32, 4, 4, shade(color, 0.6))
        )
      case 'CONE':
        return (
          cut(smooth(pts('20,-26 -20,-12 -58,8 -24,20 20,24'))) +
          line('M-52 8Q-16 6 16 4', shade(color, 0.4), 4)
        )
      case 'HEN':
        return (
          cut(smooth(pts('20,-26 -24,-18 -66,8 -30,24 20,22'))) +
          line('M-56 10Q-16 6 10 4', shade(color, 0.4), 4)
        )
      case 'BILL':
        return (
          cut(smooth(pts('24,-34 -24,-20 -74,-4 -112,6 -116,26 -74,38 -10,30 24,20'))) +
          line('M-106 20Q-50 18 2 4', shade(color, 0.4), 5) +
          oval(-42, -6, 8, 4, shade(color, 0.4))
        )
      case 'DOVE':
        return (
          cut(smooth(pts('18,-18 -20,-12 -54,6 -52,18 -22,14 16,18'))) +
          oval(-8, -12, 18, 10, PALETTE.white, { opacity: 0.85 })
        )
    }
  })()
  return place(drawn, x, y)
}

/** A comb with its wattle, or the plume of a cockatiel: behind and in front of the head. */
export function crest(sheet: Sheet, { shape, plumage, young }: Bird) {
  const red = '#C9403F'
  if (shape.crest === 'COMB' && !young) {
    const comb = smooth(
      pts(
        '-232,-604 -246,-660 -216,-650 -206,-698 -178,-664 -150,-692 -142,-648 -112,-654 -126,-600 -176,-586',
      ),
    )
    const wattle = smooth(pts('-238,-536 -212,-530 -204,-490 -222,-456 -246,-474 -250,-510'))
    return {
      behind: sheet.shape(comb, red, sheet.crescent(comb, -8, -8, shade(red, 0.5), 0.3)),
      front:
        sheet.shape(wattle, red, sheet.crescent(wattle, -6, -8, shade(red, 0.5), 0.3)) +
        oval(-150, -536, 16, 20, tint(red, 0.3)),
    }
  }
  if (shape.crest === 'PLUME') {
    const color = plumage.face
    const plumes = [
      [-96, -560, -20, -690],
      [-70, -566, 20, -676],
      [-44, -566, 46, -650],
      [-110, -550, -60, -672],
    ] as const
    return {
      behind: plumes
        .map(([x, y, tx, ty], i) =>
          path(leaf([x, y + 20], [tx, ty], 20, 18), i % 2 ? color : shade(color, 0.1)),
        )
        .join(''),
      front: '',
    }
  }
  return { behind: '', front: '' }
}
