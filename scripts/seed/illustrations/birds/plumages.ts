import type { Tone } from '../types'
import { BIRD_SHAPES } from './shapes'
import type { BirdPattern, BirdShape, Plumage } from './types'

type Dressed = { shape: BirdShape; plumage: Plumage }

/** Colours are body, belly, head, face, wing, marks, tail, beak, legs and perhaps a cheek. */
function bird(
  kind: keyof typeof BIRD_SHAPES,
  tone: Tone,
  colors: string,
  pattern: readonly BirdPattern[],
): Dressed {
  const [body = '', belly = '', head = '', face = '', wing = '', mark = '', tail = '', ...rest] =
    colors.split(' ')
  const [beak = '', legs = '', cheek] = rest
  return {
    shape: BIRD_SHAPES[kind],
    plumage: { tone, body, belly, head, face, wing, mark, tail, beak, legs, cheek, pattern },
  }
}

export const PLUMAGES: Readonly<Record<string, Dressed>> = {
  PARAKEET_GREEN: bird(
    'PARAKEET',
    'COOL',
    '#7DB860 #A9D37E #F2D25C #F6DC72 #B9C95A #3E4A34 #3F6F94 #D9A860 #C79A92 #4C6FB0',
    ['BARS', 'SCALLOPS'],
  ),
  PARAKEET_BLUE: bird(
    'PARAKEET',
    'WARM',
    '#6FA9D3 #A5CDE6 #F4F1EA #FBF8F2 #BFCBD6 #3B414E #3F5F94 #D9B47A #C79A92 #5A6BB8',
    ['BARS', 'SCALLOPS'],
  ),
  PARAKEET_YELLOW: bird(
    'PARAKEET',
    'WARM',
    '#F0CE57 #F9E48F #F6DC72 #FBEA9E #EBC449 #C99A33 #E9DDB0 #E0A56A #D8A196 #C9D7E8',
    ['SCALLOPS'],
  ),
  CANARY_YELLOW: bird(
    'CANARY',
    'WARM',
    '#F4CE4E #FBE388 #F4CE4E #F7DA6C #E9BC3E #C9952A #E3B43C #E8B79A #D8A196',
    [],
  ),
  CANARY_ORANGE: bird(
    'CANARY',
    'WARM',
    '#EE9550 #F7BE82 #EE9550 #F2A564 #D97C3C #A9582A #C96F38 #E8B79A #D8A196',
    [],
  ),
  COCKATIEL_GREY: bird(
    'COCKATIEL',
    'COOL',
    '#9B9AA2 #BDBBC1 #B9B6B4 #F4DC7C #7F7E88 #F4EEE4 #6A6972 #8E8890 #A59A9C #EE8E4E',
    ['WING_BARS'],
  ),
  COCKATIEL_YELLOW: bird(
    'COCKATIEL',
    'LIGHT',
    '#F6EBC8 #FBF5E2 #F4E29A #F6DC72 #F3E4B4 #FFF9EA #EFDDA0 #DDB8A0 #D8A196 #EE8E4E',
    ['WING_BARS'],
  ),
  HEN_RED: bird(
    'HEN',
    'WARM',
    '#B4633A #C97E50 #C9774A #C9774A #9A4F2C #7A3C22 #5A3026 #E9B44F #E3AE55',
    ['SCALLOPS'],
  ),
  HEN_WHITE: bird(
    'HEN',
    'LIGHT',
    '#FAF3E6 #FFFDF7 #FAF3E6 #FAF3E6 #F1E4CF #DCC8A8 #EFE2CC #E9B44F #E3AE55',
    ['SCALLOPS'],
  ),
  HEN_BLACK: bird(
    'HEN',
    'DARK',
    '#443B42 #574C53 #443B42 #443B42 #3A444A #2A252A #2F3A3E #8A7A70 #8E8480',
    ['SCALLOPS', 'SHEEN'],
  ),
  HEN_SPECKLED: bird(
    'HEN',
    'COOL',
    '#8E8B90 #B9B5B6 #A9A5A8 #A9A5A8 #7C797F #F4EEE4 #6A676D #E9B44F #E3AE55',
    ['SPECKLED'],
  ),
  DUCK_WHITE: bird(
    'DUCK',
    'LIGHT',
    '#FBF5EA #FFFDF8 #FBF5EA #FBF5EA #F3E8D6 #DECDB2 #F1E6D2 #F0A34C #EE9B48',
    [],
  ),
  DUCK_MALLARD: bird(
    'DUCK',
    'COOL',
    '#B5ACA3 #DAD3CA #2E7660 #2E7660 #9A9088 #3F66A8 #4A4144 #E9C04F #EE9B48',
    ['RING', 'SHEEN'],
  ),
  DUCK_BROWN: bird(
    'DUCK',
    'WARM',
    '#A57E58 #CBA981 #B58E66 #B58E66 #8A6544 #5A7FB4 #6E5038 #D99A54 #E59650',
    ['SCALLOPS'],
  ),
  PIGEON_GREY: bird(
    'PIGEON',
    'COOL',
    '#A3A9B5 #BFC3CC #6E7688 #6E7688 #B4B9C4 #4B5060 #6E7688 #6A6068 #D9797A',
    ['WING_BARS', 'SHEEN'],
  ),
  PIGEON_WHITE: bird(
    'PIGEON',
    'LIGHT',
    '#FBF5EA #FFFDF8 #FBF5EA #FBF5EA #F3E8D6 #DECDB2 #F1E6D2 #E0A898 #D9797A',
    [],
  ),
}
