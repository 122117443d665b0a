import type { Tone } from '../types'
import type { DogBuildName } from './builds'

/** Patterns a dog can wear, painted in `mark` over `base`. */
export type DogMark =
  | 'MASK'
  | 'BLAZE'
  | 'SADDLE'
  | 'TAN_POINTS'
  | 'EYE_PATCHES'
  | 'ONE_EYE_PATCH'
  | 'BRINDLE'
  | 'MERLE'
  | 'TICKING'
  | 'BODY_PATCHES'
  | 'GREY_MUZZLE'

export type DogCoat = {
  build: DogBuildName
  tone: Tone
  base: string
  /** Muzzle, chest and paws; the base when the dog is of one colour. */
  light: string
  /** Colour of the marks. */
  mark: string
  ears: string
  nose: string
  eyes: readonly string[]
  marks: readonly DogMark[]
}

const BROWN = ['#6B3F22', '#7C4A25', '#573219'] as const
const AMBER = ['#A8692B', '#8F5826'] as const

/** A coat in one line; the colours are base, light, mark, ears and nose. */
function coat(
  build: DogBuildName,
  tone: Tone,
  colors: string,
  eyes: readonly string[],
  marks: readonly DogMark[],
): DogCoat {
  const [base = '', light = '', mark = '', ears = '', nose = ''] = colors.split(' ')
  return { build, tone, base, light, mark, ears, nose, eyes, marks }
}

export const DOG_COATS = {
  SHEPHERD_BLACK_TAN: coat('SHEPHERD', 'WARM', '#CF9455 #E7BF8B #3B2E30 #5A4036 #2A2126', BROWN, [
    'SADDLE',
    'MASK',
  ]),
  SHEPHERD_FAWN: coat('SHEPHERD', 'WARM', '#C98A4C #DDAA71 #43312F #543931 #2A2126', BROWN, [
    'MASK',
  ]),
  SHEPHERD_WHITE: coat('SHEPHERD', 'LIGHT', '#F6EBD9 #FFF9EE #E9D6B8 #EFDDC3 #3A2E30', BROWN, []),
  LABRADOR_BLACK: coat('LABRADOR', 'DARK', '#463E45 #645A61 #2B2529 #3A3238 #15110F', AMBER, []),
  LABRADOR_SAND: coat('LABRADOR', 'LIGHT', '#EBC991 #F7E2BC #D5A868 #D9AC6C #33272A', BROWN, []),
  LABRADOR_CHOCOLATE: coat(
    'LABRADOR',
    'DARK',
    '#744C37 #8A5E45 #5A392A #5F3C2C #422A22',
    AMBER,
    [],
  ),
  ROTTWEILER: coat('LABRADOR', 'DARK', '#3B3338 #B8713A #B8713A #2F282C #1D171A', BROWN, [
    'TAN_POINTS',
  ]),
  SPANIEL_WHITE_BROWN: coat('SPANIEL', 'LIGHT', '#FBF1E2 #FFFAF2 #A65F35 #9A562F #7A4A3A', AMBER, [
    'EYE_PATCHES',
    'BODY_PATCHES',
    'TICKING',
  ]),
  SPANIEL_GOLDEN: coat('SPANIEL', 'WARM', '#D79A55 #E9BD85 #B97B3B #BE7F3E #3A2A2A', BROWN, []),
  SPANIEL_TRICOLOUR: coat('SPANIEL', 'LIGHT', '#FBF1E2 #FFFAF2 #42363A #3A2F33 #2A2126', BROWN, [
    'EYE_PATCHES',
    'BODY_PATCHES',
  ]),
  TERRIER_WHITE_TAN: coat('TERRIER', 'LIGHT', '#FBF1E2 #FFFAF2 #C5824A #B9743D #2A2126', BROWN, [
    'ONE_EYE_PATCH',
    'BODY_PATCHES',
  ]),
  TERRIER_GREY: coat('TERRIER', 'COOL', '#8B8589 #BEB7B4 #6A6469 #6B656B #2A2126', BROWN, []),
  TERRIER_SAND: coat('TERRIER', 'WARM', '#DDB27B #F0D5AC #B98A52 #B88850 #2A2126', BROWN, []),
  HOUND_TRICOLOUR: coat('HOUND', 'WARM', '#C47F45 #FFF6EA #40343A #A9683A #2A2126', BROWN, [
    'BLAZE',
    'SADDLE',
  ]),
  HOUND_FAWN: coat('HOUND', 'WARM', '#C98B54 #DFAF7E #A86C3B #A66A3A #5A3A30', AMBER, []),
  HOUND_GREY: coat('HOUND', 'COOL', '#A7A3A8 #C4BFC1 #8B858C #847E86 #4F454B', AMBER, ['TICKING']),
  BULLDOG_FAWN: coat('BULLDOG', 'WARM', '#DDB07E #F2D9B6 #4A3935 #C99662 #2A2126', BROWN, ['MASK']),
  BULLDOG_BRINDLE: coat('BULLDOG', 'DARK', '#5E4A44 #927A6D #382C2C #4B3A38 #1D171A', BROWN, [
    'BRINDLE',
  ]),
  BULLDOG_PIED: coat('BULLDOG', 'LIGHT', '#FAEFE0 #FFF9F0 #4A3D40 #504245 #2A2126', BROWN, [
    'ONE_EYE_PATCH',
    'BODY_PATCHES',
  ]),
  COLLIE_MERLE: coat(
    'COLLIE',
    'COOL',
    '#A9AEBB #FFF8EE #474651 #5A5966 #2A2126',
    ['#7FB4D6', '#8FC0DE'],
    ['MERLE', 'BLAZE'],
  ),
  COLLIE_BLACK_WHITE: coat('COLLIE', 'DARK', '#3F373E #FFF8EE #2E282D #332C32 #2A2126', AMBER, [
    'BLAZE',
  ]),
  COLLIE_RED: coat('COLLIE', 'WARM', '#B66D3C #FFF6EA #8F5029 #965530 #5F3B30', AMBER, ['BLAZE']),
  TOY_FAWN: coat('TOY', 'WARM', '#DDA566 #F5DBB4 #B97F44 #C98F54 #2A2126', BROWN, []),
  TOY_BLACK_TAN: coat('TOY', 'DARK', '#40363A #C8854A #C8854A #362D31 #1D171A', BROWN, [
    'TAN_POINTS',
  ]),
} as const satisfies Record<string, DogCoat>

export type DogCoatName = keyof typeof DOG_COATS
