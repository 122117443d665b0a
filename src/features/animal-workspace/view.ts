import { z } from 'zod'

import { keysOf, SEX_LABELS, SPECIES_LABELS, STATUS_LABELS } from '@/features/animals/model'
import { listAnswer } from '@/platform/http/list-query'

import { KIND_LABELS } from './model'

const text = z.string().nullable()
const yesNo = z.boolean()
const count = z.number()

/** An animal as the team's list shows it. Moments are ISO 8601. */
export const teamAnimalView = z
  .object({
    id: z.string(),
    name: z.string(),
    species: z.enum(keysOf(SPECIES_LABELS)),
    sex: z.enum(keysOf(SEX_LABELS)),
    status: z.enum(keysOf(STATUS_LABELS)),
    isVisible: yesNo,
    isSos: yesNo,
    isReserved: yesNo,
    isFostered: yesNo.describe('Vit en ce moment dans une famille d’accueil'),
    birthDate: text,
    ageIsEstimated: yesNo,
    image: text.describe('Photo principale, petite'),
    card: text.describe('Photo principale, 460×420'),
    photos: count.describe('Nombre de photos'),
    inCareSince: z.string().describe('Arrivée au refuge, ou création de la fiche'),
    lastConfirmedAt: text,
    createdAt: z.string(),
    updatedAt: z.string(),
    missing: z.array(z.string()).describe('Ce que la loi demande encore avant de la montrer'),
    openRequests: count.describe('Demandes d’adoption en cours'),
    sponsors: count.describe('Parrainages en cours\u00a0; 0 pour qui ne voit pas les dons'),
    shelter: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    isPublic: yesNo.describe('Tout le monde voit sa page'),
  })
  .meta({ id: 'AnimalEquipe' })
export type TeamAnimal = z.infer<typeof teamAnimalView>

export const teamAnimalsView = listAnswer(teamAnimalView, {
  counts: z.object({
    statuses: z
      .partialRecord(z.enum(keysOf(STATUS_LABELS)), count)
      .describe('Avec les mêmes filtres, sauf le statut et la partie'),
    species: z
      .partialRecord(z.enum(keysOf(SPECIES_LABELS)), count)
      .describe('Avec les mêmes filtres, sauf l’espèce'),
    kinds: z
      .partialRecord(z.enum(keysOf(KIND_LABELS)), count)
      .describe('Avec les mêmes filtres, sauf la partie'),
  }),
})
export type TeamAnimals = Omit<z.infer<typeof teamAnimalsView>, 'success'>
