import { describe, expect, it } from 'vitest'

import { answerErrors } from '@/features/forms/answers.schema'
import { coverageOf } from '@/features/plans/model'
import { planSchema } from '@/features/plans/schema'
import { nextStatuses, REQUEST_LIMITS } from '@/features/adoptions/model'

import { CLOSED, DONE, hoursOf, TAKEN, timelineOf, UNDER_WAY, wayOf } from './adoption-stories'
import { answersOf } from './answers'
import { emailOf, phoneOf } from './colleagues'
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

describe('the requests of the demonstration', () => {
  it.each(['DOG', 'HAMSTER'] as const)('take only steps that the rules allow: %s', (species) => {
    for (const story of [...UNDER_WAY, ...TAKEN, ...DONE, ...CLOSED]) {
      const way = wayOf(story, species)
      if (species === 'HAMSTER' && story.status === 'CERTIFICATE') continue
      expect(way.at(-1)).toBe(story.status)
      for (const [index, status] of way.slice(0, -1).entries())
        expect(nextStatuses(status, species)).toContain(way[index + 1])
      const hours = hoursOf(story, way.length)
      expect(hours).toHaveLength(way.length)
      expect([...hours].sort((a, b) => b - a)).toEqual(hours)
      expect(hours.at(-1)).toBe(story.sinceHours)
      // Seven days between the certificate and the end.
      const delivered = hours[way.indexOf('CERTIFICATE')]
      if (story.status === 'COMPLETED' && delivered !== undefined)
        expect(delivered - story.sinceHours).toBeGreaterThanOrEqual(7 * 24)
    }
  })

  it('tell their story in the order of time', () => {
    const ago = (hours: number) => new Date(1.8e12 - hours * 3_600_000).toISOString()
    const story = TAKEN[0]
    if (!story) throw new Error('no story')
    const lines = timelineOf({
      story,
      name: 'Louis',
      animal: { name: 'Nala', species: 'CAT' },
      shelter: 'Les Vents',
      colleague: { id: 'c', name: 'Claire', role: 'MODERATOR' },
      meetingAt: null,
      rank: 0,
      ago,
    })
    const times = lines.map(({ at }) => at)
    expect([...times].sort()).toEqual(times)
    expect(lines[0]?.kind).toBe('CREATED')
    expect(lines.map(({ kind }) => kind)).toContain('CERTIFICATE_DELIVERED')
  })
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
