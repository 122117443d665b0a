import { FARM_KINDS } from './kinds-farm'
import { kind, single, type OtherKind, type OtherSpecies, type Range } from './types'

const canary = single('canari', 'M')
const parakeet = single('perruche ondulée', 'F')
const hermann = single('tortue d’Hermann', 'F')
const syrian = single('hamster de Syrie', 'M')
const russian = single('hamster russe', 'M')
const mouse = single('souris domestique', 'F')
const tiny: Range = [0.1, 0.1]

/** The kinds of animals that shelters receive, in the coats that can be drawn. */
export const KINDS: Readonly<Record<OtherSpecies, readonly OtherKind[]>> = {
  RABBIT: [
    kind('LOP_FAWN', 'Bélier nain', 'Fauve', 'de type bélier nain, au pelage fauve', [1.5, 2.4]),
    kind(
      'LOP_GREY_WHITE',
      'Bélier français',
      'Gris et blanc',
      'de type bélier, au pelage gris et blanc',
      [2.2, 3.4],
    ),
    kind('GREY', 'Nain de couleur', 'Gris', '[nain|naine], au pelage gris', [1, 1.6]),
    kind('WHITE', 'Blanc de Vienne', 'Blanc', 'de type blanc de Vienne, au pelage blanc', [3, 4.6]),
    kind(
      'DUTCH_BLACK',
      'Hollandais',
      'Noir et blanc',
      'de type hollandais, au pelage noir et blanc',
      [1.8, 2.6],
    ),
    kind(
      'DUTCH_FAWN',
      'Hollandais',
      'Fauve et blanc',
      'de type hollandais, au pelage fauve et blanc',
      [1.8, 2.6],
    ),
    kind(
      'LION_HEAD',
      'Tête de lion',
      'Fauve',
      'de type tête de lion, à la crinière ébouriffée',
      [1.3, 1.9],
    ),
    kind(
      'HIMALAYAN',
      'Californien',
      'Blanc aux extrémités noires',
      'de type californien, [blanc|blanche] aux oreilles noires',
      [3, 4.2],
    ),
    kind(
      'WILD',
      'Croisé fauve de Bourgogne',
      'Agouti',
      'sans type défini, au pelage de garenne',
      [1.6, 2.8],
    ),
  ],
  FERRET: [
    kind('SABLE', 'Furet européen', 'Putoisé', 'au pelage putoisé', [0.8, 1.6]),
    kind('CHAMPAGNE', 'Furet européen', 'Champagne', 'au pelage champagne', [0.8, 1.5]),
    kind('ALBINO', 'Furet européen', 'Blanc', 'au pelage blanc', [0.8, 1.5]),
    kind('SILVER', 'Furet européen', 'Argenté', 'au pelage argenté', [0.8, 1.5]),
  ],
  GUINEA_PIG: [
    kind('TRICOLOUR', 'Américain', 'Tricolore', 'à poil lisse, au pelage tricolore', [0.8, 1.2]),
    kind(
      'WHITE_TAN',
      'Américain',
      'Blanc et fauve',
      'à poil lisse, au pelage blanc et fauve',
      [0.8, 1.2],
    ),
    kind('BLACK', 'Américain', 'Noir', 'à poil lisse, au pelage noir', [0.8, 1.2]),
    kind('CREAM', 'Rex', 'Crème', 'de type rex, au pelage crème', [0.9, 1.3]),
    kind('AGOUTI', 'Américain', 'Agouti', 'à poil lisse, au pelage agouti', [0.8, 1.2]),
    kind('LONG_GINGER', 'Péruvien', 'Roux', 'à poil long, au pelage roux', [0.8, 1.1]),
  ],
  HAMSTER: [
    kind('GOLDEN', 'Hamster de Syrie', 'Doré', 'au pelage doré', [0.1, 0.2], { noun: syrian }),
    kind('CREAM', 'Hamster de Syrie', 'Crème', 'au pelage crème', [0.1, 0.2], { noun: syrian }),
    kind('GREY', 'Hamster russe', 'Gris', 'au pelage gris', tiny, { noun: russian }),
    kind('WHITE', 'Hamster russe', 'Blanc', 'au pelage blanc', tiny, { noun: russian }),
  ],
  RAT: [
    kind(
      'HOODED',
      'Rat domestique',
      'Blanc à capuchon',
      'domestique, [blanc|blanche] à capuchon',
      [0.3, 0.6],
    ),
    kind('GREY', 'Rat domestique', 'Gris', 'domestique, au pelage gris', [0.3, 0.6]),
    kind('FAWN', 'Rat domestique', 'Fauve', 'domestique, au pelage fauve', [0.3, 0.6]),
    kind('BROWN', 'Rat domestique', 'Brun', 'domestique, au pelage brun', [0.3, 0.6]),
    kind('WHITE', 'Rat domestique', 'Blanc', 'domestique, au pelage blanc', [0.3, 0.6]),
  ],
  MOUSE: [
    kind('BROWN', 'Souris domestique', 'Brun', 'au pelage brun', tiny, { noun: mouse }),
    kind('GREY', 'Souris domestique', 'Gris', 'au pelage gris', tiny, { noun: mouse }),
    kind('WHITE', 'Souris domestique', 'Blanc', 'au pelage blanc', tiny, { noun: mouse }),
  ],
  CHINCHILLA: [
    kind(
      'GREY',
      'Chinchilla standard',
      'Gris',
      'au pelage gris, d’une douceur de nuage',
      [0.5, 0.7],
    ),
    kind('BEIGE', 'Chinchilla beige de Wellman', 'Beige', 'au pelage beige', [0.5, 0.7]),
    kind('BLACK', 'Chinchilla velours noir', 'Noir', 'au pelage noir', [0.5, 0.7]),
  ],
  BIRD: [
    kind('PARAKEET_GREEN', 'Perruche ondulée', 'Vert', 'au plumage vert', tiny, { noun: parakeet }),
    kind('PARAKEET_BLUE', 'Perruche ondulée', 'Bleu', 'au plumage bleu', tiny, { noun: parakeet }),
    kind('PARAKEET_YELLOW', 'Perruche ondulée', 'Jaune', 'au plumage jaune', tiny, {
      noun: parakeet,
    }),
    kind(
      'COCKATIEL_GREY',
      'Calopsitte élégante',
      'Gris',
      'au plumage gris et aux joues orange',
      tiny,
      { noun: single('calopsitte', 'F') },
    ),
    kind('CANARY_YELLOW', 'Canari', 'Jaune', 'au plumage jaune', tiny, { noun: canary }),
    kind('CANARY_ORANGE', 'Canari', 'Orange', 'au plumage orange', tiny, { noun: canary }),
  ],
  TURTLE: [
    kind(
      'LAND_GOLDEN',
      'Tortue d’Hermann',
      'Jaune et noir',
      'à la carapace jaune et noire',
      [0.6, 2.5],
      { height: [14, 20], noun: hermann },
    ),
    kind('LAND_DARK', 'Tortue grecque', 'Brun', 'à la carapace brune', [0.8, 2.5], {
      height: [14, 22],
      noun: single('tortue grecque', 'F'),
    }),
  ],
  LIZARD: [
    kind(
      'GECKO_LEOPARD',
      'Gecko léopard',
      'Jaune tacheté',
      'à la peau jaune tachetée de noir',
      tiny,
      { height: [18, 24] },
    ),
    kind('BEARDED_DRAGON', 'Pogona', 'Sable', 'à la peau couleur sable', [0.3, 0.5], {
      height: [35, 50],
      noun: single('agame barbu', 'M'),
    }),
  ],
  SNAKE: [
    kind('CORN', 'Serpent des blés', 'Orange', 'aux écailles orange', [0.4, 0.8], {
      height: [90, 130],
    }),
    kind('ROYAL', 'Python royal', 'Brun', 'aux écailles brunes', [1, 1.9], {
      height: [90, 130],
      noun: single('python royal', 'M'),
    }),
  ],
  FISH: [
    kind('GOLDFISH', 'Poisson rouge', 'Orange', 'aux écailles orange', [0.1, 0.3], {
      height: [10, 18],
    }),
    kind(
      'RED_WHITE',
      'Poisson rouge',
      'Rouge et blanc',
      'aux écailles rouges et blanches',
      [0.1, 0.3],
      { height: [10, 18] },
    ),
    kind('BLACK_MOOR', 'Poisson télescope', 'Noir', 'télescope, aux écailles noires', [0.1, 0.3], {
      height: [10, 15],
    }),
  ],
  HEDGEHOG: [
    kind(
      'BROWN',
      'Hérisson à ventre blanc',
      'Poivre et sel',
      'à ventre blanc, aux piquants poivre et sel',
      [0.3, 0.5],
    ),
    kind(
      'PALE',
      'Hérisson à ventre blanc',
      'Crème',
      'à ventre blanc, aux piquants crème',
      [0.3, 0.5],
    ),
  ],
  ...FARM_KINDS,
}
