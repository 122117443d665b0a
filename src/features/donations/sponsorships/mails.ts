import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'

import { plainDay } from '@/platform/time/model'
import { teamOf, toOrganisation } from '@/platform/french.model'

import { sponsorshipDayOf } from '../day'
import { euros, frequencyWords, type Sums } from '../model'
import {
  receiptLine,
  receiverOf,
  sponsored,
  sumsOf,
  tellDonor,
  tellTeam,
  type GiftFacts,
} from '../mails'
import { expiryLabel } from './card.model'

/** The card stops working within a month: better changed before a payment is refused. */
export const tellCardExpires = (
  req: PayloadRequest,
  facts: GiftFacts<Sponsorship>,
): Promise<void> =>
  tellDonor(req, facts, {
    type: 'PLAN_EXPIRED',
    subject: `Votre carte expire bientôt, pour ${sponsored(facts)}`,
    paragraphs: [
      `La carte de votre parrainage expire à la fin du mois ${expiryLabel(facts.row.card ?? {})}.`,
      'Indiquez la nouvelle depuis votre page\u00a0: le prochain paiement passera comme d’habitude.',
    ],
    button: 'Changer de carte',
  })

/** A term of a sponsorship was paid; the first one is also news for the team. */
export async function tellTermPaid(
  req: PayloadRequest,
  facts: GiftFacts<Sponsorship>,
  { at, isFirst, ...paid }: Sums & { at: Date; isFirst: boolean },
): Promise<void> {
  const { row, shelter } = facts
  const words = frequencyWords(row.frequency)
  const rhythm = `${euros(row.amountCents)} ${words}`
  await tellDonor(req, facts, {
    type: isFirst ? undefined : 'PLAN_RENEWED',
    subject: isFirst ? `Merci pour ${sponsored(facts)}` : `Votre paiement pour ${sponsored(facts)}`,
    paragraphs: [
      isFirst
        ? `Votre premier paiement est bien arrivé\u00a0: ${teamOf(receiverOf(facts))} vous remercie. Vous donnez ${rhythm}, aussi longtemps que vous le souhaitez.`
        : `Votre paiement est bien arrivé\u00a0: ${teamOf(receiverOf(facts))} vous remercie.`,
      'Vous pouvez changer le montant ou la carte, faire une pause ou arrêter quand vous voulez, depuis votre page.',
      ...receiptLine(facts),
    ],
    facts: [...sumsOf(paid, 'Parrainage'), { label: 'Date', value: plainDay(at) }],
    button: 'Gérer mon parrainage',
    confirmsNews: isFirst,
  })
  if (!isFirst) return
  if (!shelter) return
  const { day, count } = await sponsorshipDayOf(req, shelter.id, at)
  const subject = `Nouveau parrainage de ${rhythm}`
  await tellTeam(req, facts, {
    type: 'DONATION_RECEIVED',
    subject,
    group: `sponsorships:${shelter.id}:${day}`,
    title: count > 1 ? `${count} parrainages commencés le ${plainDay(at)}` : subject,
    paragraphs: [
      count > 1
        ? `Le dernier\u00a0: ${rhythm}, pour ${sponsored(facts)}.`
        : `Une personne commence ${sponsored(facts)}.`,
    ],
    path: 'sponsorships',
  })
}

/** The card was refused: the provider tries again by itself. */
export const tellPastDue = (req: PayloadRequest, facts: GiftFacts<Sponsorship>): Promise<void> =>
  tellDonor(req, facts, {
    subject: `Votre carte a été refusée pour ${sponsored(facts)}`,
    paragraphs: [
      'Le dernier paiement n’a pas pu être pris sur votre carte. Nous essayons encore dans les prochains jours, sans frais pour vous.',
      'Si la carte a changé, indiquez la nouvelle depuis votre page\u00a0; vous pouvez aussi arrêter, sans rien expliquer.',
    ],
    button: 'Changer de carte',
  })

const ENDED: Partial<Record<NonNullable<Sponsorship['endReason']>, string>> = {
  DONOR: 'Comme vous l’avez demandé, votre parrainage est arrêté.',
  CARD: 'Votre carte a été refusée plusieurs fois\u00a0: votre parrainage est arrêté.',
  ANIMAL_LEFT: 'Comme vous l’avez choisi, votre parrainage est arrêté.',
  NO_ANSWER: 'Sans réponse de votre part en quinze jours, votre parrainage est arrêté.',
  SHELTER: 'Le refuge a arrêté votre parrainage.',
}

/** Of these nobody is surprised: who gave, or the shelter, wanted it so. */
const ON_PURPOSE: ReadonlyArray<Sponsorship['endReason']> = ['DONOR', 'ANIMAL_LEFT', 'SHELTER']

/** A sponsorship ended: no more money is taken. Somebody whose first payment never came is not told. */
export async function tellEnded(req: PayloadRequest, facts: GiftFacts<Sponsorship>): Promise<void> {
  const sentence = facts.row.endReason ? ENDED[facts.row.endReason] : undefined
  if (!sentence) return
  await tellDonor(req, facts, {
    type: ON_PURPOSE.includes(facts.row.endReason) ? undefined : 'PLAN_EXPIRED',
    subject: `Fin de votre parrainage ${toOrganisation(receiverOf(facts))}`,
    paragraphs: [
      `${sentence} Plus rien ne sera débité.`,
      `Merci pour tout ce que vous avez fait pour ${facts.animal?.name ?? facts.row.formerAnimalName ?? 'les animaux du refuge'}.`,
    ],
  })
  await tellTeam(req, facts, {
    type: 'PLAN_EXPIRED',
    subject: 'Un parrainage s’est arrêté',
    paragraphs: [`Plus rien n’est débité pour ${sponsored(facts)}.`],
    path: 'sponsorships',
  })
}
