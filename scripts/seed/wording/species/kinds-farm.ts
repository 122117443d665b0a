import { kind, pair, type OtherKind, type OtherSpecies } from './types'

const hen = pair('coq', 'poule', 'poule', 'F')

/** Kinds of the farm, in the coats that can be drawn. */
export const FARM_KINDS = {
  PIG: [
    kind('BLACK', 'Cochon vietnamien', 'Noir', 'de type vietnamien, à la peau noire', [50, 90], {
      height: [40, 55],
    }),
    kind('PINK', 'Large White', 'Rose', 'de type fermier, à la peau rose', [90, 180], {
      height: [60, 80],
    }),
    kind(
      'SPOTTED',
      'Piétrain',
      'Rose taché de noir',
      'de type piétrain, à la peau rose tachée de noir',
      [70, 150],
      { height: [50, 75] },
    ),
  ],
  GOAT: [
    kind('WHITE', 'Saanen', 'Blanc', 'de type Saanen, à la robe blanche', [45, 80], {
      height: [65, 85],
    }),
    kind('BROWN', 'Alpine', 'Brun', 'de type alpin, à la robe brune', [45, 75], {
      height: [65, 80],
    }),
    kind(
      'BLACK_WHITE',
      'Chèvre naine',
      'Noir et blanc',
      'de type nain, à la robe noire et blanche',
      [20, 35],
      { height: [40, 55] },
    ),
    kind('FAWN', 'Provençale', 'Fauve', 'de type provençal, à la robe fauve', [40, 65], {
      height: [60, 75],
    }),
  ],
  SHEEP: [
    kind('WHITE', 'Île-de-France', 'Blanc', 'à la toison blanche', [50, 80], { height: [65, 75] }),
    kind(
      'BLACK_FACE',
      'Suffolk',
      'Blanc à tête noire',
      'de type Suffolk, à la toison blanche et à la tête noire',
      [60, 95],
      { height: [68, 78] },
    ),
    kind('BLACK', 'Ouessant', 'Noir', 'de type Ouessant, à la toison noire', [12, 20], {
      height: [42, 49],
    }),
    kind('BROWN', 'Solognote', 'Brun', 'de type solognot, à la toison brune', [45, 65], {
      height: [60, 70],
    }),
  ],
  HORSE: [
    kind('BAY', 'Selle français', 'Bai', 'de selle, à la robe baie', [450, 580], {
      height: [158, 172],
    }),
    kind(
      'CHESTNUT',
      'Trotteur français',
      'Alezan',
      'de type trotteur, à la robe alezane',
      [440, 540],
      { height: [155, 168] },
    ),
    kind('GREY', 'Camargue', 'Gris', 'de type Camargue, à la robe grise', [320, 420], {
      height: [135, 148],
    }),
    kind('BLACK', 'Mérens', 'Noir', 'de type Mérens, à la robe noire', [400, 500], {
      height: [145, 155],
    }),
    kind('PIEBALD', 'Poney français de selle', 'Pie', 'pie, de la taille d’un poney', [220, 320], {
      height: [120, 138],
    }),
  ],
  DONKEY: [
    kind('GREY', 'Âne de Provence', 'Gris', 'de type Provence, à la robe grise', [160, 230], {
      height: [105, 125],
    }),
    kind(
      'BROWN',
      'Grand noir du Berry',
      'Bai brun',
      'de type Grand noir, à la robe bai brun',
      [250, 340],
      { height: [130, 142] },
    ),
    kind(
      'POITOU',
      'Baudet du Poitou',
      'Bai brun',
      'de type Poitou, à la longue robe brune',
      [330, 420],
      { height: [138, 150] },
    ),
    kind(
      'WHITE',
      'Âne d’origine non constatée',
      'Blanc',
      'de petite taille, à la robe blanche',
      [160, 230],
      {
        height: [105, 125],
      },
    ),
  ],
  OTHER: [
    kind('ALPACA_CREAM', 'Alpaga', 'Crème', 'à la toison crème', [55, 80], { height: [80, 98] }),
    kind('ALPACA_BROWN', 'Alpaga', 'Brun', 'à la toison brune', [55, 80], { height: [80, 98] }),
    kind('ALPACA_GREY', 'Alpaga', 'Gris', 'à la toison grise', [55, 80], { height: [80, 98] }),
  ],
} as const satisfies Partial<Record<OtherSpecies, readonly OtherKind[]>>

/** Hens, which live otherwise than parakeets. */
export const POULTRY: readonly OtherKind[] = [
  kind('HEN_RED', 'Poule rousse', 'Roux', 'de ferme, au plumage roux', [1.7, 2.4], {
    height: [30, 40],
    noun: hen,
  }),
  kind('HEN_WHITE', 'Poule Sussex', 'Blanc', 'de type Sussex, au plumage blanc', [2, 3], {
    height: [30, 42],
    noun: hen,
  }),
  kind('HEN_BLACK', 'Poule Marans', 'Noir', 'de type Marans, au plumage noir', [2, 3], {
    height: [30, 42],
    noun: hen,
  }),
]
