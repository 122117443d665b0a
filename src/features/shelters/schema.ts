import { z } from 'zod'

import { atMost } from '@/platform/validation/at-most.model'
import { isZone } from '@/platform/time/zones.model'
import { emailAddress, emailAddressOrNone } from '@/platform/validation/email'

import { ADDRESS_REQUIRED } from './address.model'
import { isRna, isSiret, WRONG_RNA, WRONG_SIRET } from './join/model'
import {
  DESCRIPTION_MAX,
  keysOf,
  SHELTER_STATUS_LABELS,
  SHELTER_TYPE_LABELS,
  SLUG_MAX,
  SLUG_PATTERN,
} from './model'
import { openingExceptionsSchema, openingHoursSchema } from './hours/schema'
import { HEX_COLOR, THEME_COLORS, type ThemeColor } from './theme/model'

/** Only http and https: a stored address is printed as a link. */
const url = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'URL invalide' })], {
    error: 'URL invalide',
  })
  .optional()

const email = emailAddressOrNone().optional()

const requiredText = (sentence: string, max = 200) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(max, atMost(max))

export const locationSchema = z.object(
  {
    address: requiredText(ADDRESS_REQUIRED.address),
    postalCode: requiredText(ADDRESS_REQUIRED.postalCode, 10),
    city: requiredText(ADDRESS_REQUIRED.city, 100),
    country: requiredText(ADDRESS_REQUIRED.country, 60),
    lat: z.number().min(-90).max(90).optional(),
    lng: z.number().min(-180).max(180).optional(),
  },
  { error: ADDRESS_REQUIRED.address },
)

const color = z.string().regex(HEX_COLOR, 'Couleur invalide (écrire #1E6B57)').optional()

export const themeSchema = z.object(
  Object.fromEntries(THEME_COLORS.map((key) => [key, color])) as Record<ThemeColor, typeof color>,
)

export const slugSchema = z
  .string({ error: 'Le slug est requis' })
  .min(1, 'Le slug est requis')
  .max(SLUG_MAX, atMost(SLUG_MAX))
  .regex(SLUG_PATTERN, 'Lettres minuscules, chiffres et tirets seulement')
  // /shelter/admin is the way in of every team.
  .refine((slug) => slug !== 'admin', 'Cette adresse est réservée')

/** Everything that is checked when a shelter is written. Sentences are the contract's. */
export const shelterSchema = z.object({
  name: requiredText('Le nom est requis', 150),
  slug: slugSchema,
  status: z.enum(keysOf(SHELTER_STATUS_LABELS)).optional(),
  shelterType: z.enum(keysOf(SHELTER_TYPE_LABELS), { error: 'Type inconnu' }).optional(),
  email: z
    .string({ error: 'L’email est requis' })
    .trim()
    .min(1, 'L’email est requis')
    .pipe(emailAddress()),
  contactEmail: email,
  siret: z
    .string()
    .refine((siret) => siret === '' || isSiret(siret), WRONG_SIRET)
    .optional(),
  rna: z
    .string()
    .refine((rna) => rna === '' || isRna(rna), WRONG_RNA)
    .optional(),
  capacityNumber: z.number().int().min(0, 'Le nombre doit être positif').optional(),
  website: url,
  facebookUrl: url,
  instagramUrl: url,
  twitterUrl: url,
  tiktokUrl: url,
  linkedinUrl: url,
  shortDescription: z.string().max(DESCRIPTION_MAX.short, atMost(DESCRIPTION_MAX.short)).optional(),
  longDescription: z.string().max(DESCRIPTION_MAX.long, atMost(DESCRIPTION_MAX.long)).optional(),
  location: locationSchema,
  openingHours: openingHoursSchema.optional(),
  openingExceptions: openingExceptionsSchema.optional(),
  theme: themeSchema.optional(),
  timezone: z
    .string()
    .refine((zone) => zone === '' || isZone(zone), 'Fuseau horaire inconnu (écrire Europe/Paris)')
    .optional(),
  taxRate: z.number().min(0).max(100).optional(),
})
