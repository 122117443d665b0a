import type { Species } from '../animals/model'
import type { AgeRange, PlanType } from './model'

type DefaultPlan = AgeRange & {
  species: Species
  type: PlanType
  title: string
  priceCents: number
  feeIncludes?: string
  description?: string
}

const INCLUDED = 'Identification, vaccins, stérilisation (ou engagement à stériliser), vermifuge'

const MONTHLY =
  'Vous aidez chaque mois à nourrir et soigner un animal du refuge, jusqu’à son adoption.'

const ages = (
  species: Species,
  plans: ReadonlyArray<[string, number, number | null, number]>,
): DefaultPlan[] =>
  plans.map(([title, ageMinMonths, ageMaxMonths, euros]) => ({
    species,
    type: 'ADOPTION',
    title,
    ageMinMonths,
    ageMaxMonths,
    priceCents: euros * 100,
    feeIncludes: INCLUDED,
  }))

const sponsorship = (species: Species, title: string, euros: number): DefaultPlan => ({
  species,
  type: 'SPONSORSHIP',
  title,
  ageMinMonths: 0,
  ageMaxMonths: null,
  priceCents: euros * 100,
  description: MONTHLY,
})

/**
 * What « Initialiser les formules par défaut » makes: for dogs, cats and rabbits, plans that
 * cover all ages and one sponsorship. Source: docs/decisions/adoptions.md; the sums are those that
 * French shelters commonly ask for, and are meant to be changed.
 */
export const DEFAULT_PLANS: readonly DefaultPlan[] = [
  ...ages('DOG', [
    ['Chiot', 0, 12, 300],
    ['Chien adulte', 12, 96, 250],
    ['Chien senior', 96, null, 120],
  ]),
  sponsorship('DOG', 'Parrainer un chien', 15),
  ...ages('CAT', [
    ['Chaton', 0, 12, 180],
    ['Chat adulte', 12, 120, 150],
    ['Chat senior', 120, null, 80],
  ]),
  sponsorship('CAT', 'Parrainer un chat', 10),
  ...ages('RABBIT', [
    ['Lapereau', 0, 6, 80],
    ['Lapin adulte', 6, 60, 70],
    ['Lapin senior', 60, null, 40],
  ]),
  sponsorship('RABBIT', 'Parrainer un lapin', 5),
]
