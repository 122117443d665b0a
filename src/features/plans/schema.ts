import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { atMost } from '@/platform/validation/at-most.model'

import { keysOf, SPECIES_LABELS } from '../animals/model'
import { PLAN_MAX, PLAN_TYPE_LABELS } from './model'

const title = z
  .string({ error: 'Le titre est requis' })
  .trim()
  .min(1, 'Le titre est requis')
  .max(PLAN_MAX.title, atMost(PLAN_MAX.title))
const description = z.string().trim().max(PLAN_MAX.description, atMost(PLAN_MAX.description))
const feeIncludes = z.string().trim().max(PLAN_MAX.feeIncludes, atMost(PLAN_MAX.feeIncludes))
const species = z.enum(keysOf(SPECIES_LABELS), { error: 'L’espèce est requise' })
const type = z.enum(keysOf(PLAN_TYPE_LABELS), { error: 'Le type est requis' })
const months = z
  .number({ error: 'Un nombre de mois est attendu' })
  .int('Un nombre entier de mois est attendu')
  .min(0, '0 mois au minimum')
  .max(PLAN_MAX.ageMonths, `${PLAN_MAX.ageMonths} mois au maximum`)

/** An upper limit of an age is above the lower one. */
const AGES = 'L’âge maximum doit dépasser l’âge minimum'
const inOrder = (from: number | null | undefined, to: number | null | undefined): boolean =>
  typeof to !== 'number' || to > (from ?? 0)

/** Everything that is checked when a plan is written, whatever the entrance. Money in cents. */
export const planSchema = z
  .object({
    type,
    title,
    description: description.optional(),
    priceCents: z
      .number({ error: 'Le montant est requis' })
      .int('Un nombre entier de centimes est attendu')
      .min(0, 'Le montant doit être positif')
      .max(PLAN_MAX.priceCents, `${PLAN_MAX.priceCents / 100} € au maximum`),
    species,
    ageMinMonths: months.optional(),
    ageMaxMonths: months.optional(),
    feeIncludes: feeIncludes.optional(),
  })
  .refine(({ ageMinMonths, ageMaxMonths }) => inOrder(ageMinMonths, ageMaxMonths), {
    path: ['ageMaxMonths'],
    message: AGES,
  })

/** A sum in euros, with cents at most; zero for a plan that is free of charge. */
const euros = z
  .number({ error: 'Le montant est requis' })
  .min(0, 'Le montant doit être positif')
  .max(PLAN_MAX.priceCents / 100, `${PLAN_MAX.priceCents / 100} € au maximum`)
  .refine((sum) => Math.abs(sum * 100 - Math.round(sum * 100)) < 1e-6, {
    message: 'Deux chiffres après la virgule au maximum',
  })

const values = {
  title,
  description: description.nullable().optional(),
  price: euros.describe('En euros'),
  age_min_months: months.optional(),
  age_max_months: months.nullable().optional().describe('Absent ou null\u00a0: sans limite d’âge'),
  is_urgent: z.boolean().optional(),
  is_special_needs: z.boolean().optional(),
  is_active: z.boolean().optional(),
  form_id: idSchema.nullable().optional(),
  fee_includes: feeIncludes.nullable().optional(),
}

const ages = {
  path: ['age_max_months'],
  message: AGES,
}
type Ages = { age_min_months?: number; age_max_months?: number | null }
const agesInOrder = ({ age_min_months: from, age_max_months: to }: Ages) => inOrder(from, to)

/** A new plan, as `POST /api/admin/plans` takes it. */
export const newPlanSchema = z
  .strictObject({ shelter_id: idSchema, type, species, ...values })
  .refine(agesInOrder, ages)

/** A change of a plan; the ages are checked with the stored ones. */
export const changedPlanSchema = z
  .strictObject({ type, species, ...values })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { message: 'Rien à modifier' })

/** `PUT /api/admin/plans`: the one thing that is done to all plans of a shelter. */
export const planActionSchema = z.strictObject({
  shelter_id: idSchema,
  action: z.literal('initialize_defaults', { error: 'Action inconnue' }),
})

/** All plans of one type and species, as `POST /api/admin/plans/group` takes them. */
export const planGroupSchema = z.strictObject({
  shelter_id: idSchema,
  type,
  species,
  plans: z
    .array(z.strictObject({ id: idSchema.optional(), ...values }).refine(agesInOrder, ages))
    .max(PLAN_MAX.group, `${PLAN_MAX.group} formules au maximum`),
  known_ids: z
    .array(idSchema)
    .max(200)
    .optional()
    .describe(
      'Les formules que l’auteur a vues\u00a0: une autre, ajoutée depuis, n’est pas effacée',
    ),
  known_since: z.iso
    .datetime()
    .optional()
    .describe(
      'Le dernier «\u00a0updated_at\u00a0» que l’auteur a vu\u00a0: ce qui fut écrit depuis n’est pas défait',
    ),
})

export type NewPlan = z.output<typeof newPlanSchema>
export type ChangedPlan = z.output<typeof changedPlanSchema>
export type PlanGroup = z.output<typeof planGroupSchema>
