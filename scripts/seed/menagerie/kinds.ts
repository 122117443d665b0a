import type { CatCoatName } from '../illustrations/cat/coats'
import type { DogCoatName } from '../illustrations/dog/coats'
import type { EnergyLevel } from '@/features/animals/model'

type Range = readonly [min: number, max: number]

/** A kind of animal that shelters receive, with the coat that draws it. */
export type Kind<Coat extends string> = {
  coat: Coat
  breed: string
  /** The field « Couleur ». */
  color: string
  /** The same after « robe ». */
  robe: string
  /** Kilograms and centimetres at the withers, grown up. */
  weight: Range
  height: Range
  energy: readonly EnergyLevel[]
  /** How often it comes, against 1 for the rest. */
  share: number
  longHair?: boolean
  /** Coats that genetics keep to one sex. */
  only?: 'FEMALE'
  category2?: true
}

const CALM = ['VERY_LOW', 'LOW', 'LOW', 'MODERATE'] as const
const EVEN = ['LOW', 'MODERATE', 'MODERATE', 'HIGH'] as const
const LIVELY = ['MODERATE', 'HIGH', 'HIGH', 'VERY_HIGH'] as const

type Look = readonly [breed: string, color: string, robe: string]

const dog = (
  coat: DogCoatName,
  [breed, color, robe]: Look,
  weight: Range,
  height: Range,
  energy: readonly EnergyLevel[],
  share = 1,
): Kind<DogCoatName> => ({ coat, breed, color, robe, weight, height, energy, share })

const cat = (
  coat: CatCoatName,
  [breed, color, robe]: Look,
  share: number,
  more: Pick<Kind<CatCoatName>, 'longHair' | 'only'> = {},
): Kind<CatCoatName> => ({
  coat,
  breed,
  color,
  robe,
  weight: [3, 5.6],
  height: [23, 27],
  energy: more.longHair ? CALM : EVEN,
  share,
  ...more,
})

export const DOG_KINDS: readonly Kind<DogCoatName>[] = [
  dog(
    'SHEPHERD_BLACK_TAN',
    ['Berger allemand', 'Noir et feu', 'noire et feu'],
    [26, 38],
    [56, 65],
    LIVELY,
    2,
  ),
  dog(
    'SHEPHERD_FAWN',
    ['Berger belge malinois', 'Fauve charbonné', 'fauve charbonnée'],
    [24, 32],
    [56, 64],
    LIVELY,
    2,
  ),
  dog('SHEPHERD_WHITE', ['Berger blanc suisse', 'Blanc', 'blanche'], [25, 38], [55, 66], EVEN, 0.5),
  dog('LABRADOR_BLACK', ['Croisé labrador', 'Noir', 'noire'], [24, 36], [52, 60], EVEN, 2),
  dog('LABRADOR_SAND', ['Labrador retriever', 'Sable', 'sable'], [26, 36], [54, 60], EVEN),
  dog('LABRADOR_CHOCOLATE', ['Croisé labrador', 'Chocolat', 'chocolat'], [24, 35], [52, 60], EVEN),
  {
    ...dog(
      'ROTTWEILER',
      ['Rottweiler', 'Noir et feu', 'noire et feu'],
      [38, 50],
      [58, 66],
      EVEN,
      0.3,
    ),
    category2: true,
  },
  dog(
    'SPANIEL_WHITE_BROWN',
    ['Épagneul breton', 'Blanc et marron', 'blanche et marron'],
    [13, 18],
    [47, 51],
    LIVELY,
    1.5,
  ),
  dog('SPANIEL_GOLDEN', ['Cocker anglais', 'Doré', 'dorée'], [12, 15], [38, 41], EVEN),
  dog(
    'SPANIEL_TRICOLOUR',
    ['Croisé épagneul', 'Noir et blanc', 'noire et blanche'],
    [12, 19],
    [40, 50],
    EVEN,
  ),
  dog(
    'TERRIER_WHITE_TAN',
    ['Fox-terrier', 'Blanc et fauve', 'blanche et fauve'],
    [7, 9],
    [36, 40],
    LIVELY,
    1.5,
  ),
  dog('TERRIER_GREY', ['Croisé schnauzer', 'Gris', 'grise'], [8, 15], [33, 45], EVEN),
  dog('TERRIER_SAND', ['Croisé griffon', 'Sable', 'sable'], [8, 16], [32, 44], EVEN, 1.5),
  dog('HOUND_TRICOLOUR', ['Beagle', 'Tricolore', 'tricolore'], [11, 16], [34, 40], LIVELY, 1.5),
  dog('HOUND_FAWN', ['Croisé braque', 'Fauve', 'fauve'], [20, 28], [52, 60], LIVELY),
  dog(
    'HOUND_GREY',
    ['Braque de Weimar', 'Gris moucheté', 'grise mouchetée'],
    [26, 36],
    [58, 68],
    LIVELY,
    0.7,
  ),
  dog('BULLDOG_FAWN', ['Bouledogue français', 'Fauve', 'fauve'], [9, 14], [27, 34], CALM),
  dog('BULLDOG_BRINDLE', ['Bouledogue français', 'Bringé', 'bringée'], [9, 14], [27, 34], CALM),
  dog(
    'BULLDOG_PIED',
    ['Bouledogue français', 'Blanc et noir', 'blanche et noire'],
    [9, 14],
    [27, 34],
    CALM,
    0.7,
  ),
  dog(
    'COLLIE_MERLE',
    ['Berger australien', 'Bleu merle', 'bleu merle'],
    [18, 27],
    [47, 57],
    LIVELY,
  ),
  dog(
    'COLLIE_BLACK_WHITE',
    ['Border collie', 'Noir et blanc', 'noire et blanche'],
    [14, 21],
    [46, 53],
    LIVELY,
    1.5,
  ),
  dog(
    'COLLIE_RED',
    ['Croisé border collie', 'Roux et blanc', 'rousse et blanche'],
    [14, 22],
    [45, 54],
    LIVELY,
  ),
  dog('TOY_FAWN', ['Chihuahua', 'Fauve', 'fauve'], [2, 4], [17, 23], EVEN, 1.2),
  dog('TOY_BLACK_TAN', ['Pinscher nain', 'Noir et feu', 'noire et feu'], [4, 6], [25, 30], LIVELY),
]

const LONG = { longHair: true } as const
const FEMALE = { only: 'FEMALE' } as const

export const CAT_KINDS: readonly Kind<CatCoatName>[] = [
  cat('TABBY_GREY', ['Européen', 'Tigré gris', 'tigrée grise'], 2.5),
  cat('TABBY_BROWN', ['Européen', 'Tigré brun', 'tigrée brune'], 2),
  cat('TABBY_GINGER', ['Européen', 'Roux tigré', 'rousse tigrée'], 2),
  cat('TABBY_WHITE', ['Européen', 'Tigré et blanc', 'tigrée et blanche'], 2),
  cat('GINGER_WHITE', ['Européen', 'Roux et blanc', 'rousse et blanche'], 1.5),
  cat('BLACK', ['Européen', 'Noir', 'noire'], 2.5),
  cat('WHITE', ['Européen', 'Blanc', 'blanche'], 0.8),
  cat('TUXEDO', ['Européen', 'Noir et blanc', 'noire et blanche'], 2),
  cat('BLACK_CAP_WHITE', ['Européen', 'Blanc et noir', 'blanche et noire'], 1.2),
  cat('CALICO', ['Européen', 'Tricolore', 'tricolore'], 1.5, FEMALE),
  cat('TORTIE', ['Européen', 'Écaille de tortue', 'écaille de tortue'], 1, FEMALE),
  cat('BLUE', ['Chartreux', 'Gris bleu', 'gris bleu'], 1),
  cat('SIAMESE', ['Siamois', 'Seal point', 'seal point'], 1),
  cat('LONG_GINGER', ['Européen à poil long', 'Roux tigré', 'rousse tigrée'], 0.8, LONG),
  cat('LONG_GREY', ['Croisé maine coon', 'Tigré gris', 'tigrée grise'], 0.8, LONG),
  cat('LONG_CREAM', ['Persan', 'Crème', 'crème'], 0.6, LONG),
  cat('LONG_POINT', ['Sacré de Birmanie', 'Seal point', 'seal point'], 0.6, LONG),
]
