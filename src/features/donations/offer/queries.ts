import { givePath } from '@/features/campaigns/model'
import type { FoundAnimal } from '@/features/animals/queries'
import { sponsorshipPlanOf } from '@/features/plans/queries'
import { receiptBlockers, taxRateOf } from '@/features/receipts/model'
import { takesPayments } from '@/features/shelters/model'
import type { PublicShelter } from '@/features/shelters/queries'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'
import { paymentProvider } from '@/platform/payments/provider'

import { amountsWith, type GiftOffer } from '../form/model'

/** What a shelter can take of a donor now. */
type Giving = {
  /** Its account at the provider takes payments. */
  isOpen: boolean
  /** Whether a tip for the platform may be asked for beside a gift. */
  canTip: boolean
  /** Percent by which taxes fall; `null` when it gives no receipt. */
  ratePercent: number | null
}

const readGiving = cached(
  async (shelterId: string): Promise<Giving> => {
    const payload = await openPayload()
    const row = await payload.findByID({
      collection: 'shelters',
      id: shelterId,
      // Only what a donor is shown leaves this function; the columns stay the team's.
      overrideAccess: true,
      disableErrors: true,
      depth: 0,
      select: {
        payoutState: true,
        stripeAccountId: true,
        tipMode: true,
        name: true,
        location: true,
        siret: true,
        rna: true,
        legalPurpose: true,
        receiptSigner: true,
        taxReceiptsEnabled: true,
        taxRate: true,
      },
    })
    const givesReceipts = Boolean(row) && receiptBlockers(row ?? {}).length === 0
    return {
      isOpen: row !== null && takesPayments(row),
      canTip: row?.tipMode !== 'OFF',
      ratePercent: givesReceipts && row ? taxRateOf(row) : null,
    }
  },
  { key: 'donations.giving', tags: (shelterId) => [tags.shelter(shelterId)] },
)

/** Can a shelter take a gift on line now? `null` when not. */
async function givingOf(shelter: PublicShelter): Promise<Giving | null> {
  if (!paymentProvider()) return null
  const giving = await readGiving(shelter.id)
  return giving.isOpen ? giving : null
}

const nameOf = ({ id, slug, name }: PublicShelter) => ({ id, slug, name })

/** The gift that a shelter can take; `null` when it accepts none, or cannot be paid yet. */
export async function donationOffer(shelter: PublicShelter): Promise<GiftOffer | null> {
  const giving = shelter.acceptsDonations ? await givingOf(shelter) : null
  if (!giving) return null
  return {
    kind: 'donation',
    shelter: nameOf(shelter),
    animal: null,
    amounts: amountsWith(null),
    canTip: giving.canTip,
    ratePercent: giving.ratePercent,
    path: `/shelter/${shelter.slug}/donate`,
  }
}

/** The gift to a campaign of a shelter; `null` when it is over, or the shelter takes none. */
export async function campaignOffer(
  shelter: PublicShelter,
  { id, slug, title, isOver }: { id: string; slug: string; title: string; isOver: boolean },
): Promise<GiftOffer | null> {
  const offer = isOver ? null : await donationOffer(shelter)
  return offer && { ...offer, campaign: { id, slug, title }, path: givePath(shelter.slug, slug) }
}

/** Whether sponsorships of a shelter's animals can be taken now. */
export const takesSponsors = async (shelter: PublicShelter): Promise<boolean> =>
  shelter.acceptsSponsoring && (await givingOf(shelter)) !== null

/**
 * The sponsorship of an animal that waits: the price of the plan that fits it is the first sum.
 * `null` when it cannot be sponsored.
 */
export async function sponsorshipOffer(found: FoundAnimal): Promise<GiftOffer | null> {
  const { animal, shelter } = found
  if (animal.status !== 'AT_SHELTER' || !shelter.acceptsSponsoring) return null
  const giving = await givingOf(shelter)
  if (!giving) return null
  const planCents = (await sponsorshipPlanOf(animal))?.priceCents || null
  return {
    kind: 'sponsorship',
    shelter: nameOf(shelter),
    animal: { id: animal.id, name: animal.name },
    amounts: amountsWith(planCents),
    canTip: giving.canTip,
    ratePercent: giving.ratePercent,
    path: `/shelter/${shelter.slug}/animals/${animal.id}/parrainer`,
  }
}

/** A gift to the platform; `null` when no payment can be taken. */
export function tipOffer(): GiftOffer | null {
  if (!paymentProvider()) return null
  return {
    kind: 'tip',
    shelter: null,
    animal: null,
    amounts: amountsWith(null),
    canTip: false,
    ratePercent: null,
    path: '/don/plateforme',
  }
}
