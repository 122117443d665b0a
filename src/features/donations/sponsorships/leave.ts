import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AnimalStatus } from '@/features/animals/model'
import type { Animal, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { ofOrganisation, teamOf, toOrganisation } from '@/platform/french.model'
import { enqueue } from '@/platform/jobs/enqueue'
import { defineTask } from '@/platform/jobs/task'
import { plainDay } from '@/platform/time/model'

import { animalOf } from '../links'
import { factsOf, tellDonor, type GiftFacts } from '../mails'
import { CHOICE_DAYS } from '../model'
import { providerOf } from '../provider'
import { holdSponsorship, sponsorshipRow, writeSponsorship } from '../settle/ledger'

/** States in which an animal is not the shelter's any more. Source: docs/decisions/money.md. */
const GONE: readonly AnimalStatus[] = ['ADOPTED', 'DECEASED', 'ARCHIVED', 'RETURNED']

type Life = Pick<Animal, 'status' | 'deletedAt'>

/** Has the animal left: adopted, dead, archived, given back, or in the bin? */
export const isGone = ({ status, deletedAt }: Life): boolean =>
  GONE.includes(status) || Boolean(deletedAt)

/** Has the animal of a sponsorship left, or gone to another shelter? One for the shelter has none. */
export async function hasLeft(req: PayloadRequest, row: Sponsorship): Promise<boolean> {
  if (!row.animal) return false
  const animal = await animalOf(req, row.animal)
  return !animal || isGone(animal) || idOf(animal.shelter) !== idOf(row.shelter)
}

/** Stops the terms of a sponsorship whose sponsor is asked what follows. */
const pauseLeft = defineTask<{ id: string }>({
  slug: 'pause-left-sponsorship',
  label: 'Suspendre un parrainage dont l’animal est parti',
  retries: 8,
  retryAfterSeconds: 10,
  run: ({ req, input: { id } }) =>
    inTransaction(req, async (execute) => {
      // Held, so that an answer that comes at this moment waits, and is not undone.
      const row = await holdSponsorship(req, execute, id)
      if (row?.status !== 'AWAITING_CHOICE' || !row.subscriptionId) return
      const at = { account: row.account ?? null, id: row.subscriptionId }
      await providerOf(row)?.pause(at, `leave:${id}:${row.choiceUntil}`)
    }),
})

export const leaveTasks = [pauseLeft]

/** What happened to the animal, said with care. */
function newsOf({ animal, shelter }: GiftFacts<Sponsorship>): { subject: string; text: string } {
  const name = animal?.name ?? 'Votre filleul'
  const house = shelter?.name ?? 'Le refuge'
  const e = animal?.sex === 'FEMALE' ? 'e' : ''
  if (animal?.status === 'DECEASED') {
    return {
      subject: `${name} nous a quittés`,
      text: `Nous avons une triste nouvelle\u00a0: ${name} est décédé${e}. Toute l’équipe ${ofOrganisation(house)} partage votre peine. Grâce à vous, ${name} a été entouré${e} et soigné${e} jusqu’au bout\u00a0; merci du fond du cœur.`,
    }
  }
  if (animal?.status === 'ADOPTED') {
    return {
      subject: `${name} a trouvé une famille`,
      text: `Belle nouvelle\u00a0: ${name} est parti${e} avec sa famille. Votre parrainage y est pour beaucoup, et ${shelter ? teamOf(shelter.name) : 'le refuge'} vous en remercie.`,
    }
  }
  return {
    subject: `${name} n’est plus au refuge`,
    text: `${name} n’est plus ${toOrganisation(house)}. Merci d’avoir été là pour ${name}.`,
  }
}

const afterDays = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000)

/**
 * Asks a sponsor what follows, in the caller's transaction: nothing more is taken meanwhile, and
 * nothing is moved without an answer (docs/decisions/money.md). The row is held by the caller.
 */
export async function askToChoose(req: PayloadRequest, row: Sponsorship, now: Date): Promise<void> {
  const until = afterDays(now, CHOICE_DAYS)
  const animal = await animalOf(req, row.animal)
  const written = await writeSponsorship(req, row.id, {
    status: 'AWAITING_CHOICE',
    wasPaused: row.status === 'PAUSED',
    choiceUntil: until.toISOString(),
    formerAnimalName: animal?.name ?? row.formerAnimalName,
  })
  await enqueue(req, pauseLeft, { id: row.id })
  const facts = await factsOf(req, written)
  const { subject, text } = newsOf(facts)
  await tellDonor(req, facts, {
    subject,
    paragraphs: [
      text,
      'Votre parrainage est en pause\u00a0: plus rien n’est débité. Vous pouvez parrainer un autre animal, aider le refuge, ou arrêter, comme vous préférez.',
      `Sans réponse avant le ${plainDay(until)}, il s’arrête de lui-même.`,
    ],
    button: 'Choisir la suite',
  })
}

/** The sponsors of an animal that leaves are asked, in the transaction in which it leaves. */
export async function askSponsorsOf(req: PayloadRequest, animal: string): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ id: string }>(sql`
    select id from sponsorships
    where animal_id = ${animal} and status in ('ACTIVE', 'PAST_DUE', 'PAUSED')
    order by id for update
  `)
  for (const { id } of rows) {
    const row = await sponsorshipRow(req, id)
    if (row) await askToChoose(req, row, new Date())
  }
}
