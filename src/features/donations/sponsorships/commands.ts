import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import type { Account, PaymentProvider } from '@/platform/payments/types'

import { animalOf } from '../links'
import { factsOf, sponsored, tellDonor, tellEnded } from '../mails'
import {
  afterChoice,
  euros,
  frequencyWords,
  GIFT_LIMITS,
  isLive,
  type EndReason,
  type SponsorshipStatus,
} from '../model'
import { atProvider, providerOf } from '../provider'
import { holdSponsorship, writeSponsorship } from '../settle/ledger'
import { isGone } from './leave'

/** One sentence on one field, as a broken rule (422). */
const broken = (path: string, message: string): HttpError =>
  new HttpError(422, message, { fields: { [path]: message } })

const REFUSED = 'Le prestataire de paiement a refusé ce changement. Réessayez dans un instant.'
const OVER = 'Ce parrainage est terminé'
const BUSY = 'Ce parrainage a changé entre-temps\u00a0: rechargez la page'

type Held = {
  row: Sponsorship
  execute: Execute
  provider: PaymentProvider
  at: { account: Account; id: string }
  /** The same when the same command comes back after the server died in the middle of it. */
  key: string
}

/**
 * Does something with a sponsorship under its lock: the provider first, then the row, so that a
 * server which dies between the two leaves what `settle` mends.
 * @throws {HttpError} 404, 409 when it is over, 503 when the provider is down
 */
async function withSponsorship<T>(
  req: PayloadRequest,
  id: string,
  name: string,
  work: (held: Held) => Promise<T>,
): Promise<T> {
  return inTransaction(req, async (execute) => {
    const row = await holdSponsorship(req, execute, id)
    if (!row) throw new HttpError(404, 'Parrainage introuvable')
    if (!isLive(row.status) || !row.subscriptionId) throw new HttpError(409, OVER)
    const provider = providerOf(row)
    if (!provider) throw new HttpError(503)
    const at = { account: row.account ?? null, id: row.subscriptionId }
    return work({ row, execute, provider, at, key: `${name}:${id}:${row.revision}` })
  })
}

const onlyFrom = (row: Sponsorship, ...statuses: SponsorshipStatus[]): void => {
  if (!statuses.includes(row.status)) throw new HttpError(409, BUSY)
}

/**
 * Changes what a sponsor gives, from the next term on. The caller has checked the right to it.
 * @param amountCents within the limits of a gift
 * @throws {HttpError} 404, 409, 422 for a wrong amount, 503
 */
export async function changeSponsorshipAmount(
  req: PayloadRequest,
  id: string,
  amountCents: number,
): Promise<Sponsorship> {
  const { amountMin, amountMax } = GIFT_LIMITS
  if (!Number.isSafeInteger(amountCents) || amountCents < amountMin || amountCents > amountMax) {
    throw broken('amountCents', 'Le montant est entre 1 € et 10 000 €')
  }
  return withSponsorship(req, id, 'amount', async ({ row, provider, at, key }) => {
    if (row.amountCents === amountCents) return row
    onlyFrom(row, 'ACTIVE', 'PAST_DUE', 'PAUSED')
    await atProvider(
      provider.changeAmount({ ...at, amountCents }, `${key}:${amountCents}`),
      REFUSED,
    )
    const written = await writeSponsorship(req, id, { amountCents })
    const facts = await factsOf(req, written)
    await tellDonor(req, facts, {
      subject: `Nouveau montant pour ${sponsored(facts)}`,
      paragraphs: [
        `À partir du prochain paiement, vous donnez ${euros(amountCents)} ${frequencyWords(row.frequency)} au lieu de ${euros(row.amountCents)}.`,
      ],
      button: 'Gérer mon parrainage',
    })
    return written
  })
}

/**
 * Takes no more term until it is resumed; nothing when it is paused already. The caller has
 * checked the right to it.
 * @throws {HttpError} 404, 409, 503
 */
export async function pauseSponsorship(req: PayloadRequest, id: string): Promise<Sponsorship> {
  return withSponsorship(req, id, 'pause', async ({ row, provider, at, key }) => {
    if (row.status === 'PAUSED') return row
    onlyFrom(row, 'ACTIVE', 'PAST_DUE')
    await atProvider(provider.pause(at, key), REFUSED)
    const written = await writeSponsorship(req, id, { status: 'PAUSED' })
    const facts = await factsOf(req, written)
    await tellDonor(req, facts, {
      subject: 'Votre parrainage est en pause',
      paragraphs: [
        `Plus rien n’est débité pour ${sponsored(facts)} jusqu’à ce que vous repreniez.`,
      ],
      button: 'Reprendre mon parrainage',
    })
    return written
  })
}

/**
 * Takes terms again; nothing when they are taken already. The caller has checked the right to it.
 * @throws {HttpError} 404, 409, 503
 */
export async function resumeSponsorship(req: PayloadRequest, id: string): Promise<Sponsorship> {
  return withSponsorship(req, id, 'resume', async ({ row, provider, at, key }) => {
    if (row.status === 'ACTIVE') return row
    onlyFrom(row, 'PAUSED')
    await atProvider(provider.resume(at, key), REFUSED)
    const written = await writeSponsorship(req, id, { status: 'ACTIVE' })
    const facts = await factsOf(req, written)
    await tellDonor(req, facts, {
      subject: 'Votre parrainage reprend',
      paragraphs: [
        `Merci\u00a0! ${euros(row.amountCents)} ${frequencyWords(row.frequency)} pour ${sponsored(facts)}, à partir du prochain paiement.`,
      ],
      button: 'Gérer mon parrainage',
    })
    return written
  })
}

/** Ends a sponsorship that is held, with its messages. */
async function end(req: PayloadRequest, { row, provider, at }: Held, endReason: EndReason) {
  await atProvider(provider.cancel(at, `end:${row.id}`), REFUSED)
  const written = await writeSponsorship(req, row.id, {
    status: 'ENDED',
    endReason,
    endedAt: new Date().toISOString(),
    choiceUntil: null,
    nextPaymentAt: null,
  })
  await tellEnded(req, await factsOf(req, written))
  return written
}

/**
 * Ends a sponsorship: no more money is taken. The second time changes nothing. The caller has
 * checked the right to it.
 * @throws {HttpError} 404, 503
 */
export async function endSponsorship(
  req: PayloadRequest,
  id: string,
  reason: EndReason,
): Promise<Sponsorship> {
  const before = await noteReason(req, id, reason)
  if (before.status === 'ENDED') return before
  try {
    return await withSponsorship(req, id, 'end', (held) => end(req, held, reason))
  } catch (error) {
    const after = await noteReason(req, id, null)
    // Two clicks at once: the other one has ended it.
    if (after.status === 'ENDED') return after
    throw error
  }
}

/** Says why before the provider is asked: a server that dies in between has not forgotten it. */
async function noteReason(
  req: PayloadRequest,
  id: string,
  endReason: EndReason | null,
): Promise<Sponsorship> {
  return inTransaction(req, async (execute) => {
    const row = await holdSponsorship(req, execute, id)
    if (!row) throw new HttpError(404, 'Parrainage introuvable')
    return isLive(row.status) ? writeSponsorship(req, id, { endReason }) : row
  })
}

/**
 * The provider's page on which a sponsor changes their card. The caller has checked the right.
 * @param returnUrl whole address to which the page leads back
 * @throws {HttpError} 404, 409, 503
 */
export async function cardPageOf(
  req: PayloadRequest,
  id: string,
  returnUrl: string,
): Promise<string> {
  return withSponsorship(req, id, 'card', ({ provider, at }) =>
    atProvider(provider.portalUrl({ ...at, returnUrl }), REFUSED),
  )
}

export type AfterLeaving = { choice: 'ANIMAL' | 'SHELTER' | 'STOP'; animalId?: string | null }

/** Another animal of the same shelter that may be sponsored. @throws {HttpError} 422 */
async function nextAnimal(req: PayloadRequest, { row, execute }: Held, id?: string | null) {
  // Held, so that it does not leave before this is written.
  if (id) await execute(sql`select 1 from animals where id = ${id} for share`)
  const animal = await animalOf(req, id)
  const isThere = animal && idOf(animal.shelter) === idOf(row.shelter) && !isGone(animal)
  if (!isThere || !animal.isVisible) {
    throw broken('animalId', 'Choisissez un animal qui est encore au refuge')
  }
  return animal
}

/**
 * The answer of a sponsor whose animal left. The caller has checked the right to it.
 * @throws {HttpError} 404, 409 when nothing is asked any more, 422 for a wrong animal, 503
 */
export async function chooseAfterLeaving(
  req: PayloadRequest,
  id: string,
  { choice, animalId }: AfterLeaving,
): Promise<Sponsorship> {
  if (choice === 'STOP') return endSponsorship(req, id, 'ANIMAL_LEFT')
  return withSponsorship(req, id, 'choose', async (held) => {
    const { row, provider, at, key } = held
    onlyFrom(row, 'AWAITING_CHOICE')
    const animal = choice === 'ANIMAL' ? await nextAnimal(req, held, animalId) : null
    const status = afterChoice({ wasPaused: row.wasPaused })
    if (status === 'ACTIVE') await atProvider(provider.resume(at, key), REFUSED)
    const written = await writeSponsorship(req, id, {
      status,
      animal: animal?.id ?? null,
      choiceUntil: null,
      wasPaused: false,
    })
    const facts = await factsOf(req, written)
    const to = animal?.name ?? facts.shelter?.name ?? 'le refuge'
    const each = `${euros(row.amountCents)} ${frequencyWords(row.frequency)}`
    await tellDonor(req, facts, {
      subject: `Merci pour ${sponsored(facts)}`,
      paragraphs: [
        status === 'PAUSED'
          ? `C’est noté, pour ${to}. Votre parrainage reste en pause\u00a0: rien n’est débité jusqu’à ce que vous repreniez, puis ${each}.`
          : `Votre parrainage continue\u00a0: ${each} pour ${to}.`,
      ],
      button: 'Gérer mon parrainage',
    })
    return written
  })
}
