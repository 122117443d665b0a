import { z } from 'zod'

import { atMost } from '@/platform/validation/at-most.model'
import { emailAddressOrNone } from '@/platform/validation/email'

import {
  DOG_CATEGORY_LABELS,
  ENERGY_LABELS,
  ID_TYPE_LABELS,
  keysOf,
  LIMITS,
  SEX_LABELS,
  SOCIABILITY_LABELS,
  SPECIES_LABELS,
  STATUS_LABELS,
} from './model'

const text = (max: number = LIMITS.text) => z.string().max(max, atMost(max)).optional()
const flag = z.boolean().optional()
const date = z.coerce.date({ error: 'Date invalide' }).optional()
const sociability = z.enum(keysOf(SOCIABILITY_LABELS), { error: 'Valeur inconnue' }).optional()

/**
 * Everything that is checked when an animal is written, whatever the entrance.
 * Bounds and sentences are the contract's. Weight in kilograms, height
 * in centimetres, money in integer cents.
 */
export const animalSchema = z.object({
  name: z
    .string({ error: 'Le nom est requis' })
    .trim()
    .min(1, 'Le nom est requis')
    .max(LIMITS.name, atMost(LIMITS.name)),
  species: z.enum(keysOf(SPECIES_LABELS), { error: 'L’espèce est requise' }),
  sex: z.enum(keysOf(SEX_LABELS), { error: 'Le sexe est requis' }),
  status: z.enum(keysOf(STATUS_LABELS), { error: 'Statut inconnu' }).optional(),
  weight: z
    .number({ error: 'Le poids doit être un nombre' })
    .positive('Le poids doit être positif')
    .max(LIMITS.weightKg, 'Le poids doit être inférieur à 1000 kg')
    .optional(),
  height: z
    .number({ error: 'La taille doit être un nombre' })
    .int('La taille doit être un nombre entier')
    .positive('La taille doit être positive')
    .max(LIMITS.heightCm, 'La taille doit être inférieure à 500 cm')
    .optional(),
  breed: text(100),
  color: text(100),
  birthDate: date,
  ageIsEstimated: flag,
  arrivalDate: date,
  adoptedAt: date,
  arrivalReason: text(),
  previousOwner: text(),
  idType: z.enum(keysOf(ID_TYPE_LABELS), { error: 'Valeur inconnue' }).optional(),
  idNumber: text(30),
  birthPlace: text(100),
  pedigree: flag,
  isLitter: flag,
  motherIdNumber: text(30),
  litterSize: z
    .number({ error: 'Le nombre d’animaux doit être un nombre' })
    .int('Le nombre d’animaux doit être un nombre entier')
    .positive('Le nombre d’animaux doit être positif')
    .max(30, '30 au maximum')
    .optional(),
  dogCategory: z.enum(keysOf(DOG_CATEGORY_LABELS), { error: 'Valeur inconnue' }).optional(),
  energyLevel: z.enum(keysOf(ENERGY_LABELS), { error: 'Valeur inconnue' }).optional(),
  sociabilityDogs: sociability,
  sociabilityCats: sociability,
  sociabilityKids: sociability,
  sociabilityAdults: sociability,
  contactEmail: emailAddressOrNone().optional(),
  contactName: text(100),
  contactPhone: text(30),
  shortDescription: text(LIMITS.shortDescription),
  longDescription: text(LIMITS.longDescription),
  reward: z
    .number({ error: 'La récompense doit être un nombre' })
    .positive('La récompense doit être positive')
    .optional(),
  fee: z
    .number({ error: 'La participation aux frais doit être un nombre' })
    .int('La participation aux frais doit être un nombre entier de centimes')
    .min(0, 'La participation aux frais ne peut pas être négative')
    .max(1_000_000, 'La participation aux frais est trop élevée')
    .optional(),
  feeIncludes: text(),
  bondedGroup: text(60),
  videoUrl: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'URL invalide' })])
    .optional(),
})
