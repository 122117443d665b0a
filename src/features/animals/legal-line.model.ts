import { breedLabel, ID_TYPE_LABELS, type BreedFacts } from './model'
import type { LegalFacts } from './legal.model'

/** What the law wants beside an advert, in one line. Source: docs/decisions/animals.md. */
export function legalLine(animal: BreedFacts & Omit<LegalFacts, 'species'>): string {
  const { idType, idNumber, birthPlace, isLitter, motherIdNumber, litterSize } = animal
  return [
    breedLabel(animal),
    idType && idNumber ? `${ID_TYPE_LABELS[idType]} n°\u00a0${idNumber}` : null,
    birthPlace ? `lieu de naissance\u00a0: ${birthPlace}` : null,
    isLitter && motherIdNumber ? `identification de la mère\u00a0: ${motherIdNumber}` : null,
    isLitter && litterSize ? `portée de ${litterSize}` : null,
    animal.dogCategory === 'CATEGORY_2' ? '2ᵉ catégorie\u00a0: permis de détention demandé' : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
