import type { Payload } from 'payload'

import type { Payment } from '@/payload-types'

import { asProgram, today } from '../load'
import { retryAt } from '@/platform/payments/simulator/model'

import { donorIn } from './donor-rows'
import {
  addMovement,
  cardOf,
  daysLater,
  tellCheckout,
  tellPayment,
  type GivingSetting,
} from './ledger'
import { monthsAfter, termsOf, type SponsorStory } from './stories'

const CHOICE_DAYS = 15

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Days since a term was refused: it is tried again tomorrow. */
const REFUSED_DAYS_AGO = 2

/** The moments of a sponsorship: its terms, and when the provider takes the next one. */
function timesOf(story: SponsorStory) {
  const now = today()
  if (story.status === 'PAST_DUE') {
    const months = Math.round(story.startedDaysAgo / 30)
    const start = monthsAfter(daysLater(now, -REFUSED_DAYS_AGO), -months)
    const { taken } = termsOf(start, story.frequency, now)
    const refusedAt = taken.pop() ?? start
    return { start, stop: null, taken, next: retryAt(refusedAt, 0) ?? now, refusedAt }
  }
  const asked = daysLater(now, -story.startedDaysAgo)
  // A term of these days would be due while one looks.
  const isSoon = termsOf(asked, story.frequency, now).next < daysLater(now, 2)
  const start = isSoon ? daysLater(asked, -3) : asked
  const stop = story.stoppedDaysAgo === null ? null : daysLater(now, -story.stoppedDaysAgo)
  const { taken } = termsOf(start, story.frequency, stop ?? now)
  const { next } = termsOf(start, story.frequency, now)
  return { start, stop, taken, next, refusedAt: null }
}

const LEFT = new Set(['ANIMAL_LEFT', 'NO_ANSWER'])

/** The animal of a story: one that has left where the story says so. */
function animalOf(setting: GivingSetting, story: SponsorStory, index: number) {
  if (story.status === 'AWAITING_CHOICE' || LEFT.has(story.endReason ?? ''))
    return setting.gone[index % setting.gone.length] ?? null
  return story.animal === null ? null : (setting.animals[story.animal] ?? null)
}

/** Writes one sponsorship with a line in the ledger for each term that was taken. */
async function addSponsorship(
  payload: Payload,
  setting: GivingSetting,
  story: SponsorStory,
  index: number,
): Promise<Payment[]> {
  const { person, id: donor } = await donorIn(payload, setting, story.donor)
  const { start, stop, taken, next, refusedAt } = timesOf(story)
  const animal = animalOf(setting, story, index)
  const card = cardOf(story.donor)
  const key = `${setting.slug}-s${index}`
  const isEnded = story.status === 'ENDED'
  const receiptWanted = setting.givesReceipts && story.receiptWanted
  const isPaused = story.status === 'PAUSED' || story.status === 'AWAITING_CHOICE'
  const { id } = await payload.create({
    collection: 'sponsorships',
    ...asProgram,
    data: {
      shelter: setting.id,
      animal: animal?.id ?? null,
      donor,
      status: story.status,
      frequency: story.frequency,
      amountCents: story.amountCents,
      tipCents: story.tipCents,
      currency: 'EUR',
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      isAnonymous: story.isAnonymous,
      receiptWanted,
      address: receiptWanted ? person.address : undefined,
      provider: 'simulator',
      account: setting.account,
      checkoutId: `cs_demo_${key}`,
      idempotencyKey: `demonstration-${key}`,
      subscriptionId: `sub_demo_${key}`,
      nextPaymentAt: isEnded || isPaused ? null : iso(next),
      startedAt: iso(start),
      endedAt: isEnded ? iso(stop) : null,
      endReason: story.endReason,
      card,
      choiceUntil:
        story.status === 'AWAITING_CHOICE' && stop ? iso(daysLater(stop, CHOICE_DAYS)) : null,
      formerAnimalName: null,
      revision: 0,
      createdAt: start.toISOString(),
    },
  })
  const reference = `sponsorship:${id}`
  const subscription = `sub_demo_${key}`
  const { frequency, amountCents, tipCents } = story
  tellCheckout(setting, {
    id: `cs_demo_${key}`,
    reference,
    frequency,
    amountCents,
    tipCents,
    email: person.email,
    expiresAt: start.toISOString(),
    payment: `pi_demo_${key}-0`,
    subscription,
  })
  setting.told.subscriptions.push({
    id: subscription,
    account: setting.account,
    reference,
    frequency,
    amountCents,
    label: animal ? `Parrainage de ${animal.name}` : 'Parrainage du refuge',
    email: person.email,
    startedAt: start.toISOString(),
    term: taken.length,
    nextAt: isEnded ? null : next.toISOString(),
    refusedAt: iso(refusedAt),
    retries: refusedAt ? 1 : 0,
    isPaused,
    card,
    isCardRefused: refusedAt !== null,
  })
  const rows: Payment[] = []
  for (const [term, at] of taken.entries()) {
    const tip = term === 0 ? tipCents : 0
    tellPayment(setting, {
      id: `pi_demo_${key}-${term}`,
      totalCents: amountCents + tip,
      tipCents: tip,
      reference,
      subscription,
      card,
      at,
    })
    rows.push(
      await addMovement(payload, setting, {
        kind: 'CHARGE',
        amountCents,
        // Taken with the first payment only.
        tipCents: tip,
        at,
        providerId: `pi_demo_${key}-${term}`,
        sponsorship: id,
        animal: animal?.id ?? null,
        donor,
        card,
      }),
    )
  }
  return rows
}

/** Writes the sponsorships of a shelter, one after the other. */
export async function addSponsorships(
  payload: Payload,
  setting: GivingSetting,
  stories: readonly SponsorStory[],
): Promise<number> {
  let terms = 0
  for (const [index, story] of stories.entries())
    terms += (await addSponsorship(payload, setting, story, index)).length
  return terms
}
