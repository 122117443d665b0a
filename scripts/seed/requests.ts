import type { Payload } from 'payload'

import { addAdoptions } from './adoptions'
import { hoursBefore, colleaguesOf } from './colleagues'
import { addForms, type DemoForms } from './forms'
import { HOUSEHOLDS } from './households'
import { today } from './load'
import { addPlans } from './plans'
import type { ShelterSeed } from './shelters/types'
import { addSubmission } from './submissions'
import { addTickets } from './tickets'
import { together } from './together'

type Setting = { id: string; seed: ShelterSeed; rank: number }

/** Answers that are no adoption requests: by form, hours ago and state. */
const ANSWERS = [
  ['contact', 4, 'NEW', undefined],
  ['volunteer', 27, 'NEW', undefined],
  ['contact', 60, 'READ', 'Rappeler lundi, après 18 h.'],
  ['foster', 90, 'READ', 'Visite prévue samedi.'],
  ['volunteer', 200, 'DONE', 'Première matinée faite, elle revient.'],
  ['contact', 400, 'DONE', undefined],
] as const

async function addAnswers(payload: Payload, setting: Setting, forms: DemoForms): Promise<void> {
  const { id, seed, rank } = setting
  const [colleague] = await colleaguesOf(payload, id)
  const answers = rank === 0 ? ANSWERS : ANSWERS.slice(0, 1 + (rank % 3))
  for (const [index, [form, hours, status, note]] of answers.entries()) {
    const at = rank * 3 + index
    const household = HOUSEHOLDS[(at + 7) % HOUSEHOLDS.length]
    if (!household) continue
    await addSubmission(payload, {
      shelter: { id, name: seed.name },
      forms,
      form,
      applicant: { household, rank: at, place: seed.place },
      at: hoursBefore(today(), hours + rank),
      status,
      assignee: note ? colleague : undefined,
      note,
    })
  }
}

/**
 * What the team of a shelter works with: its forms, its plans, the answers, requests and
 * tickets that came. A shelter without animals has only just arrived: it has none of them yet.
 */
export async function addRequests(payload: Payload, setting: Setting): Promise<void> {
  const { id, seed, rank } = setting
  if (Object.keys(seed.flock).length === 0) return
  const forms = await together(payload, async (within) => {
    const made = await addForms(within, { id, rank })
    const adoption = made.get('adoption')?.id ?? null
    await addPlans(within, { id, slug: seed.slug, flock: seed.flock, rank }, adoption)
    await addAnswers(within, setting, made)
    await addTickets(within, { id, rank })
    return made
  })
  // A certificate is delivered and signed by commands that have transactions of their own.
  await addAdoptions(payload, { id, seed, rank, forms })
}
