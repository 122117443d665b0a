import { createLocalReq, type Payload } from 'payload'

import type { Species } from '@/features/animals/model'
import { takeIn } from '@/features/lost-found/commands/take-in'
import { reportFlags } from '@/features/lost-found/flags'
import type { Coat, ReportKind } from '@/features/lost-found/model'
import type { LostFoundReport } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { addDays, noonOf, parisDay } from '@/platform/time/model'

import { asProgram } from './load'

export type Told = Partial<LostFoundReport> & {
  kind: ReportKind
  species: Species
  /** Days ago. */
  ago: number
  near: string
  /** A drawing of the demonstration, by its file. */
  drawing?: string
  coat?: Coat
  /** What others find wrong with it. */
  flags?: readonly string[]
  /** Days ago, a shelter took the animal in. */
  takenAgo?: number
}

/**
 * Reports for whoever looks after them: three of them resemble another, not enough to tell both; two
 * are flagged; one was taken in. The first is in a small database too.
 */
export const DESK_REPORTS: readonly Told[] = [
  {
    // Like Nouka, a little.
    kind: 'FOUND',
    species: 'DOG',
    ago: 2,
    near: 'Saint-Cyr-sur-Loire (37)',
    placeWords: 'au bord de la Choisille',
    coat: 'BROWN',
    size: 'LARGE',
    whereabouts: 'SEEN',
    contactName: 'Brigitte',
    text: 'Un grand chien foncé longe la rivière le matin. Il garde ses distances, une laisse traîne derrière lui.',
    drawing: 'dog-labrador-chocolate-765685-bust-leaves.webp',
  },
  {
    // Like Plume.
    kind: 'FOUND',
    species: 'CAT',
    ago: 9,
    near: 'Chantepie (35)',
    placeWords: 'résidence des Deux Ruisseaux',
    coat: 'BLACK',
    size: 'SMALL',
    whereabouts: 'SEEN',
    contactName: 'Nolwenn',
    text: 'Une petite chatte noire reste sous les voitures. Je lui laisse à manger.',
    drawing: 'cat-black-922507-sitting-dots.webp',
  },
  {
    // Like the cat found in Angers.
    kind: 'LOST',
    species: 'CAT',
    ago: 22,
    near: 'Avrillé (49)',
    name: 'Pistache',
    sex: 'FEMALE',
    coat: 'TRICOLOUR',
    chip: 'NONE',
    contactName: 'Marie',
    text: 'Elle a suivi des déménageurs. Timide, elle ne miaule presque pas.',
    drawing: 'cat-calico-535631-lying-sun.webp',
  },
  {
    kind: 'FOUND',
    species: 'DOG',
    ago: 5,
    near: 'Bruz (35)',
    placeWords: 'étang de la Planche',
    sex: 'MALE',
    coat: 'CREAM',
    size: 'MEDIUM',
    age: 'YOUNG',
    collar: 'Collier bleu, sans médaille',
    whereabouts: 'HANDED',
    chip: 'NONE',
    contactName: 'Erwan',
    text: 'Il suivait les joggeurs autour de l’étang. Très joueur, il monte en voiture sans se faire prier.',
    drawing: 'dog-terrier-sand-543207-bust-dots-young.webp',
    takenAgo: 4,
  },
  {
    kind: 'FOUND',
    species: 'CAT',
    ago: 1,
    near: 'Chartres-de-Bretagne (35)',
    placeWords: 'parking de la piscine',
    sex: 'MALE',
    coat: 'TABBY',
    size: 'MEDIUM',
    age: 'ADULT',
    whereabouts: 'KEPT',
    chip: 'NONE',
    contactName: 'Gaëlle',
    text: 'Il m’a suivie jusqu’à la maison. Propre, affamé, il ronronne dès qu’on l’approche.',
    drawing: 'cat-tabby-brown-473634-sitting-leaves.webp',
  },
  {
    kind: 'FOUND',
    species: 'DOG',
    ago: 3,
    near: 'Saint-Herblain (44)',
    coat: 'BLACK',
    age: 'YOUNG',
    contactName: 'Alex',
    text: 'Deux chiots trouvés, déjà vaccinés. Participation de 150\u00a0euros, réservation possible.',
    flags: [
      'Ce sont des chiots à vendre\u00a0: la même photo est sur un site d’annonces.',
      'On m’a demandé 150\u00a0euros avant de me donner une adresse.',
    ],
  },
  {
    kind: 'LOST',
    species: 'BIRD',
    ago: 8,
    near: 'Laval (53)',
    name: 'Kiwi',
    coat: 'GREEN',
    contactName: 'Paulo',
    text: 'Perruche verte, baguée. Elle siffle les premières notes de la Marseillaise.',
    flags: ['Je crois que cette perruche est rentrée, c’est celle de mes voisins.'],
  },
]

const SHELTER = 'refuge-des-quatre-vents'

async function takenIn(payload: Payload, report: string, ago: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'editeur@exemple.fr' } },
    ...asProgram,
    limit: 1,
  })
  const [user] = docs
  if (!user) return
  const { animal } = await takeIn(await createLocalReq({ user }, payload), report, SHELTER)
  const day = noonOf(addDays(parisDay(new Date()), -ago))
  await payload.update({
    collection: 'animals',
    id: animal,
    ...asProgram,
    data: { poundEntryAt: day, arrivalDate: day },
  })
}

/** What others did about a report of the demonstration. */
export async function lookAfter(payload: Payload, report: string, told: Told): Promise<void> {
  const { flags = [], takenAgo } = told
  for (const reason of flags) {
    await inTransaction(await createLocalReq({}, payload), (execute) =>
      reportFlags.add(execute, report, { words: reason }),
    )
  }
  if (takenAgo !== undefined) await takenIn(payload, report, takenAgo)
}
