import type { Payload } from 'payload'

import { keysOf, SPECIES_LABELS, type Species } from '@/features/animals/model'
import { DEFAULT_PLANS } from '@/features/plans/defaults'

import { asProgram } from './load'
import type { Flock } from './shelters/types'
import { typography } from './wording/grammar'

type PlanSeed = Omit<(typeof DEFAULT_PLANS)[number], 'species'> & {
  species: Species
  isUrgent?: boolean
  isSpecialNeeds?: boolean
  isActive?: boolean
}

const ANY_AGE = { ageMinMonths: 0, ageMaxMonths: null } as const

/** One plan for the whole life of the species that have no usual ages: a title, and euros. */
const WHOLE_LIFE: Partial<Record<Species, readonly [title: string, euros: number]>> = {
  FERRET: ['Furet', 80],
  GUINEA_PIG: ['Cochon d’Inde', 30],
  HAMSTER: ['Hamster', 15],
  RAT: ['Rat', 20],
  MOUSE: ['Souris', 10],
  CHINCHILLA: ['Chinchilla', 60],
  BIRD: ['Oiseau', 20],
  TURTLE: ['Tortue', 40],
  PIG: ['Cochon', 60],
  GOAT: ['Chèvre', 60],
  SHEEP: ['Mouton', 60],
  HORSE: ['Cheval ou poney', 450],
  DONKEY: ['Âne', 250],
  HEDGEHOG: ['Hérisson', 0],
}

const EXTRAS: Record<string, readonly PlanSeed[]> = {
  'refuge-des-quatre-vents': [
    {
      type: 'ADOPTION',
      species: 'DOG',
      title: 'Chien SOS',
      ...ANY_AGE,
      priceCents: 9000,
      isUrgent: true,
      description: 'Pour les chiens qui attendent depuis trop longtemps, ou qu’il faut soigner.',
    },
    {
      type: 'ADOPTION',
      species: 'CAT',
      title: 'Chat à besoins particuliers',
      ...ANY_AGE,
      priceCents: 4000,
      isSpecialNeeds: true,
      description: 'Traitement à vie, handicap, FIV : nous en parlons ensemble avant.',
    },
    {
      type: 'ADOPTION',
      species: 'CAT',
      title: 'Deux chats ensemble',
      ...ANY_AGE,
      priceCents: 24_000,
      isActive: false,
      description: 'Pour deux inséparables. À relire avant de l’activer.',
    },
  ],
}

/** Adult cats are not written yet there: the list shows the hole. */
const UNFINISHED = 'les-amis-du-lac'

/** Sums differ a little from one shelter to the next, always the same ones. */
const atRate = (priceCents: number, rank: number): number =>
  Math.round((priceCents * (1 + ((rank * 7) % 5) / 20)) / 1000) * 1000

/** The plans of a shelter for the species that live there. */
export function plansOf(slug: string, flock: Flock, rank: number): PlanSeed[] {
  const here = keysOf(SPECIES_LABELS).filter((species) => (flock[species] ?? 0) > 0)
  const usual = DEFAULT_PLANS.filter(({ species }) => here.includes(species)).map((plan) => ({
    ...plan,
    priceCents: atRate(plan.priceCents, rank),
    isActive: !(slug === UNFINISHED && plan.title === 'Chat adulte'),
  }))
  const whole = here.flatMap((species): PlanSeed[] => {
    const [title, euros] = WHOLE_LIFE[species] ?? []
    return title === undefined || euros === undefined
      ? []
      : [{ type: 'ADOPTION', species, title, ...ANY_AGE, priceCents: euros * 100 }]
  })
  return [...usual, ...whole, ...(EXTRAS[slug] ?? [])]
}

/** Writes the plans of a shelter; adoptions start with the form that is given. */
export async function addPlans(
  payload: Payload,
  shelter: { id: string; slug: string; flock: Flock; rank: number },
  form: string | null,
): Promise<void> {
  for (const plan of plansOf(shelter.slug, shelter.flock, shelter.rank)) {
    await payload.create({
      collection: 'plans',
      ...asProgram,
      data: {
        isActive: true,
        isUrgent: false,
        isSpecialNeeds: false,
        ...plan,
        title: typography(plan.title),
        shelter: shelter.id,
        form: plan.type === 'ADOPTION' ? form : undefined,
      },
    })
  }
}
