import type { Plan } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import type { FormChoice } from './model'
import { rangeLabel } from './model'

/** A form as the plans name it. */
export type PlanForm = FormChoice & { title: string }

/** A plan as `/api/admin/plans*` sends it: snake_case, euros. Source: docs/decisions/api.md. */
export type PlanView = {
  id: string
  shelter_id: string
  type: Plan['type']
  title: string
  description: string | null
  /** In euros. */
  price: number
  species: Plan['species']
  /** In months, included. */
  age_min_months: number
  /** In months, not included; null for no upper limit. */
  age_max_months: number | null
  /** « 1 an - 8 ans ». */
  age_range: string
  is_urgent: boolean
  is_special_needs: boolean
  is_active: boolean
  form_id: string | null
  form: { id: string; title: string; type: PlanForm['type']; is_active: boolean } | null
  fee_includes: string | null
  /** Open adoption requests and running sponsorships that name it. */
  subscriptions_count: number
  created_at: string
  updated_at: string
}

/** The lower limit of an age and the upper one; a plan without one starts at birth. */
export const agesOf = ({ ageMinMonths, ageMaxMonths }: Plan) => ({
  ageMinMonths: ageMinMonths ?? 0,
  ageMaxMonths: ageMaxMonths ?? null,
})

export function toPlanView(row: Plan, form: PlanForm | null, subscriptions: number): PlanView {
  const ages = agesOf(row)
  return {
    id: row.id,
    shelter_id: idOf(row.shelter) ?? '',
    type: row.type,
    title: row.title,
    description: row.description ?? null,
    price: row.priceCents / 100,
    species: row.species,
    age_min_months: ages.ageMinMonths,
    age_max_months: ages.ageMaxMonths,
    age_range: rangeLabel(ages),
    is_urgent: Boolean(row.isUrgent),
    is_special_needs: Boolean(row.isSpecialNeeds),
    is_active: Boolean(row.isActive),
    form_id: idOf(row.form),
    form: form && { id: form.id, title: form.title, type: form.type, is_active: form.isActive },
    fee_includes: row.feeIncludes ?? null,
    subscriptions_count: subscriptions,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}
