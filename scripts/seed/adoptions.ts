import { createLocalReq, type Payload } from 'payload'

import { deliver } from '@/features/adoptions/certificates/commands/deliver'
import { sign } from '@/features/adoptions/certificates/commands/sign'
import { caseOf } from '@/features/adoptions/facts'
import { needsCertificate, openKey } from '@/features/adoptions/model'
import { planFor } from '@/features/plans/model'
import type { AdoptionRequest, Animal, Plan } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { addDays, instantInParis, parisDay } from '@/platform/time/model'

import {
  CLOSED,
  DONE,
  hoursOf,
  reasonOf,
  TAKEN,
  timelineOf,
  UNDER_WAY,
  wayOf,
  type Story,
} from './adoption-stories'
import type { Applicant } from './answers'
import { colleaguesOf, emailOf, hoursBefore, phoneOf, type Colleague } from './colleagues'
import type { DemoForms } from './forms'
import { HOUSEHOLDS } from './households'
import { asProgram, today } from './load'
import type { ShelterSeed } from './shelters/types'
import { addSubmission } from './submissions'

type Setting = {
  id: string
  seed: ShelterSeed
  rank: number
  forms: DemoForms
  team: readonly Colleague[]
  plans: readonly Plan[]
}

/** The first shelters show every state; the others have a few requests each. */
const countsOf = (rank: number) => {
  if (rank === 0) return { open: 13, taken: 4, done: 4, closed: 3 }
  if (rank === 1) return { open: 6, taken: 2, done: 2, closed: 2 }
  return {
    open: 1 + (rank % 2),
    taken: rank % 3 === 0 ? 1 : 0,
    done: rank % 4 === 0 ? 1 : 0,
    closed: 0,
  }
}

/** Ten in the morning in Paris, so many days from today. */
const morning = (days: number): string | null =>
  instantInParis(`${addDays(parisDay(today()), days)}T10:00`)?.toISOString() ?? null

async function certify(
  payload: Payload,
  row: AdoptionRequest,
  story: Story,
  deliveredHours: number,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const about = await caseOf(req, row)
    const at = new Date(hoursBefore(today(), deliveredHours))
    const certificate = await deliver(req, about, at)
    if (!story.isSigned) return
    await sign(
      req,
      { ...about, certificate },
      {
        name: row.applicant.name,
        at: hoursBefore(today(), deliveredHours - 30),
        means: 'ONLINE',
      },
    )
  })
}

const planOf = (animal: Animal, plans: readonly Plan[]): string | null => {
  const facts = plans.map((plan) => ({
    ...plan,
    ageMaxMonths: plan.ageMaxMonths ?? null,
    isUrgent: Boolean(plan.isUrgent),
    isSpecialNeeds: Boolean(plan.isSpecialNeeds),
    isActive: Boolean(plan.isActive),
  }))
  return planFor(animal, facts, today())?.id ?? null
}

async function addRequest(
  payload: Payload,
  { id: shelter, seed, forms, team, plans }: Setting,
  story: Story,
  animal: Animal,
  applicant: Applicant,
  user?: { id: string; name: string; email: string },
): Promise<void> {
  const now = today()
  const ago = (hours: number) => hoursBefore(now, hours)
  const { rank, place } = applicant
  const name = user?.name ?? applicant.household.name
  const email = user?.email ?? emailOf(name)
  const colleague = story.by === undefined ? null : (team[story.by] ?? team[0] ?? null)
  const meetingAt = story.meetingIn === undefined ? null : morning(story.meetingIn)
  const author = colleague ? { id: colleague.id, name: colleague.name } : null
  // One in seven came by telephone.
  const submission =
    rank % 7 === 6
      ? null
      : await addSubmission(payload, {
          shelter: { id: shelter, name: seed.name },
          forms,
          form: 'adoption',
          applicant: { ...applicant, household: { ...applicant.household, name } },
          animal,
          at: ago(story.hoursAgo),
          status: story.status === 'PENDING' ? 'NEW' : 'DONE',
          assignee: colleague ?? undefined,
          user: user?.id,
        })
  const row = await payload.create({
    collection: 'adoption-requests',
    ...asProgram,
    data: {
      shelter,
      animal: animal.id,
      plan: planOf(animal, plans),
      submission,
      applicant: {
        name,
        email,
        phone: phoneOf(rank),
        user: user?.id,
        postalCode: place.postalCode,
      },
      status: story.status,
      statusSince: ago(story.sinceHours),
      closedBy: story.closedBy,
      reason: story.status === 'REJECTED' ? reasonOf(rank) : undefined,
      assignee: colleague?.id,
      meetingAt,
      timeline: timelineOf({
        story,
        name,
        animal,
        shelter: seed.name,
        colleague: author as Colleague | null,
        meetingAt,
        rank,
        ago,
      }),
      createdAt: ago(story.hoursAgo),
      updatedAt: ago(story.sinceHours),
    },
  })
  const way = wayOf(story, animal.species)
  const delivered = way.indexOf('CERTIFICATE')
  if (delivered >= 0 && needsCertificate(animal.species))
    await certify(payload, row, story, hoursOf(story, way.length)[delivered] ?? 0)
}

async function animalsOf(payload: Payload, shelter: string, where: object): Promise<Animal[]> {
  const { docs } = await payload.find({
    collection: 'animals',
    ...asProgram,
    pagination: false,
    limit: 100,
    sort: 'name',
    where: { and: [{ shelter: { equals: shelter } }, where] } as never,
  })
  return docs
}

/** Writes the adoption requests of a shelter, in every state, with what they were made of. */
export async function addAdoptions(
  payload: Payload,
  shelter: Omit<Setting, 'team' | 'plans'>,
): Promise<number> {
  const { docs: plans } = await payload.find({
    collection: 'plans',
    ...asProgram,
    pagination: false,
    limit: 100,
    where: { shelter: { equals: shelter.id } },
  })
  const setting = { ...shelter, plans, team: await colleaguesOf(payload, shelter.id) }
  const isHere = { status: { equals: 'AT_SHELTER' } }
  const seen = { isVisible: { equals: true } }
  const free = { and: [isHere, seen, { isReserved: { not_equals: true } }] }
  const [waiting, reserved, adopted] = await Promise.all([
    animalsOf(payload, setting.id, free),
    animalsOf(payload, setting.id, { and: [isHere, seen, { isReserved: { equals: true } }] }),
    animalsOf(payload, setting.id, { status: { equals: 'ADOPTED' } }),
  ])
  const counts = countsOf(setting.rank)
  // Two families for one animal is usual: they share it two by two.
  const cast: Array<readonly [Story, Animal | undefined]> = [
    ...UNDER_WAY.slice(0, counts.open).map((story, at) => [story, waiting[at >> 1]] as const),
    ...TAKEN.slice(0, counts.taken).map((story, at) => [story, reserved[at]] as const),
    ...DONE.slice(0, counts.done).map((story, at) => [story, adopted[at]] as const),
    ...CLOSED.slice(0, counts.closed).map((story, at) => [story, waiting.at(-1 - at)] as const),
  ]
  const taken = new Set<string>()
  let rank = setting.rank * 5
  for (const [story, animal] of cast) {
    if (!animal) continue
    const household = HOUSEHOLDS[rank % HOUSEHOLDS.length]
    if (!household) continue
    const key = openKey(animal.id, { email: emailOf(household.name) })
    rank += 1
    if (!key || taken.has(key)) continue
    taken.add(key)
    await addRequest(payload, setting, story, animal, {
      household,
      rank,
      place: setting.seed.place,
    })
  }
  if (setting.rank === 0) await addVisitorRequest(payload, setting, waiting.at(-1))
  return taken.size
}

/** The account « adoptant » of the demonstration follows a request of its own. */
async function addVisitorRequest(
  payload: Payload,
  setting: Setting,
  animal: Animal | undefined,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    ...asProgram,
    limit: 1,
    where: { email: { equals: 'adoptant@exemple.fr' } },
  })
  const [user] = docs
  const household = HOUSEHOLDS[0]
  if (!user || !animal || !household) return
  const story: Story = { status: 'MEETING', hoursAgo: 100, sinceHours: 28, by: 0, meetingIn: 3 }
  const applicant = { household, rank: 40, place: setting.seed.place }
  await addRequest(payload, setting, story, animal, applicant, user)
}
