import type { DogCategory, IdType, Sex, Species } from './model'

/** Species whose adverts the law regulates (identification, age, category). */
export const REGULATED: readonly Species[] = ['DOG', 'CAT', 'FERRET']

export type LegalFacts = {
  species?: Species | null
  sex?: Sex | null
  birthDate?: string | null
  idType?: IdType | null
  idNumber?: string | null
  birthPlace?: string | null
  pedigree?: boolean | null
  isLitter?: boolean | null
  motherIdNumber?: string | null
  litterSize?: number | null
  dogCategory?: DogCategory | null
}

export type LegalGap = { path: keyof LegalFacts; message: string }

/** The columns that {@link legalGaps} reads. */
export const LEGAL_FACTS = [
  'species',
  'sex',
  'birthDate',
  'idType',
  'idNumber',
  'birthPlace',
  'pedigree',
  'isLitter',
  'motherIdNumber',
  'litterSize',
  'dogCategory',
] as const satisfies ReadonlyArray<keyof LegalFacts>

const EIGHT_WEEKS_MS = 56 * 86_400_000

/**
 * What the law still misses before the animal may be shown to the public; an
 * empty list allows publication. Source: articles L214-8, L214-8-2 and L211-15
 * of the Code rural, as read in docs/decisions/animals.md.
 */
export function legalGaps(animal: LegalFacts, now: Date): LegalGap[] {
  const { species } = animal
  if (!species || !REGULATED.includes(species)) return []
  const gaps: LegalGap[] = []
  const miss = (path: keyof LegalFacts, message: string) => gaps.push({ path, message })

  if (!animal.idType || !animal.idNumber?.trim()) {
    miss('idNumber', 'Le numéro d’identification (puce ou tatouage) est obligatoire')
  }
  if (!animal.birthDate) {
    miss('birthDate', 'La date de naissance, même estimée, est obligatoire')
  } else if (now.getTime() - Date.parse(animal.birthDate) < EIGHT_WEEKS_MS) {
    miss('birthDate', 'Un animal de moins de 8 semaines ne peut pas être présenté')
  }
  if (!animal.sex || animal.sex === 'UNKNOWN') miss('sex', 'Le sexe est obligatoire')
  if (!animal.birthPlace?.trim()) {
    miss(
      'birthPlace',
      'Le lieu de naissance est obligatoire (écrire «\u00a0inconnu\u00a0» au besoin)',
    )
  }
  if (species !== 'FERRET' && typeof animal.pedigree !== 'boolean') {
    miss('pedigree', 'Indiquez si l’animal est inscrit au LOF ou au LOOF')
  }
  if (animal.isLitter) {
    if (!animal.motherIdNumber?.trim()) {
      miss('motherIdNumber', 'Le numéro d’identification de la mère est obligatoire')
    }
    if (!animal.litterSize) miss('litterSize', 'Le nombre d’animaux de la portée est obligatoire')
  }
  if (species === 'DOG' && animal.dogCategory === 'CATEGORY_1') {
    miss('dogCategory', 'Un chien de 1ʳᵉ catégorie ne peut pas être présenté à l’adoption')
  }
  return gaps
}

/** A mention that the law wants of an animal: whether it is there, and what is missing when it is not. */
export type LegalItem = { path: keyof LegalFacts; label: string; missing: string | null }

const ITEM_LABELS = {
  idNumber: 'Identification (puce ou tatouage)',
  birthDate: 'Date de naissance, même estimée',
  sex: 'Sexe',
  birthPlace: 'Lieu de naissance',
  pedigree: 'Inscription au LOF ou au LOOF\u00a0: oui ou non',
  motherIdNumber: 'Identification de la mère de la portée',
  litterSize: 'Nombre d’animaux de la portée',
  dogCategory: 'Catégorie du chien',
} as const satisfies Partial<Record<keyof LegalFacts, string>>

/**
 * Everything that the law wants of an animal before it is shown to the public, in the order of the
 * sheet, done or not; empty for a species that it does not regulate.
 */
export function legalItems(animal: LegalFacts, now: Date): LegalItem[] {
  const { species } = animal
  if (!species || !REGULATED.includes(species)) return []
  const gaps = new Map(legalGaps(animal, now).map(({ path, message }) => [path, message]))
  const isAsked: Partial<Record<keyof LegalFacts, boolean>> = {
    pedigree: species !== 'FERRET',
    motherIdNumber: Boolean(animal.isLitter),
    litterSize: Boolean(animal.isLitter),
    dogCategory: species === 'DOG',
  }
  return Object.entries(ITEM_LABELS).flatMap(([name, label]) => {
    const path = name as keyof typeof ITEM_LABELS
    return isAsked[path] === false ? [] : [{ path, label, missing: gaps.get(path) ?? null }]
  })
}
