import { describe, expect, it } from 'vitest'

import { answerErrors } from '@/features/forms/answers.schema'
import { coverageOf } from '@/features/plans/model'
import { planSchema } from '@/features/plans/schema'
import { REQUEST_LIMITS } from '@/features/adoptions/model'

import { answersOf } from './answers'
import { emailOf, phoneOf } from './desk-team'
import { definitionOf } from './forms'
import { HOUSEHOLDS } from './households'
import { plansOf } from './plans'
import { sheltersOf } from './shelters/all'
import { PLACES } from './shelters/places'

const shelters = sheltersOf('whole')

describe('the households of the demonstration', () => {
  it('have a name and an address each, and a number of the range of fiction', () => {
    const emails = HOUSEHOLDS.map(({ name }) => emailOf(name))
    expect(new Set(emails).size).toBe(HOUSEHOLDS.length)
    for (const email of emails) expect(email).toMatch(/^[a-z-]+\.[a-z-]+@exemple\.fr$/)
    for (const rank of HOUSEHOLDS.keys()) expect(phoneOf(rank)).toMatch(/^06 39 98 \d\d \d\d$/)
    for (const { name } of HOUSEHOLDS) expect(name.length).toBeLessThan(REQUEST_LIMITS.name)
  })

  it.each(['adoption', 'contact', 'volunteer', 'foster'])(
    'answer the form « %s » as the server takes it',
    (key) => {
      const definition = definitionOf(key)
      for (const [rank, household] of HOUSEHOLDS.entries()) {
        const answers = answersOf(definition, { household, rank, place: PLACES.bruz })
        expect(answerErrors(definition, answers)).toEqual({})
      }
    },
  )
})

describe('the plans of the demonstration', () => {
  it('are plans that the server takes', () => {
    for (const [rank, { slug, flock }] of shelters.entries()) {
      for (const plan of plansOf(slug, flock, rank)) {
        const { ageMaxMonths, ...rest } = plan
        const sent = { ...rest, ageMaxMonths: ageMaxMonths ?? undefined }
        expect(planSchema.safeParse(sent).error?.issues ?? []).toEqual([])
      }
    }
  })

  it('cover every age, but for one hole that the list shows', () => {
    const holes = shelters.flatMap(({ slug, flock }, rank) => {
      const plans = plansOf(slug, flock, rank).filter(({ type }) => type === 'ADOPTION')
      return [...new Set(plans.map(({ species }) => species))].flatMap((species) =>
        coverageOf(
          species,
          plans.map((plan) => ({ ...plan, isActive: plan.isActive ?? true })),
        ).holes.map(() => `${slug} ${species}`),
      )
    })
    expect(holes).toEqual(['les-amis-du-lac CAT'])
  })
})
