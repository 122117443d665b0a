import type { PayloadRequest } from 'payload'

import { notify, superAdmins, teamWith, type Notice } from '@/features/notifications/commands'
import type { NotificationType } from '@/features/notifications/model'
import type { Animal, Donation, Shelter, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { campaignOfGift, type CampaignOfGift } from '@/features/campaigns/commands/take-part'
import { giftWords } from '@/features/campaigns/model'
import type { EmailContent } from '@/platform/email/content'
import { env } from '@/platform/env'
import { ofName, ofOrganisation, theTeamOf, toOrganisation } from '@/platform/french.model'
import { plainDay } from '@/platform/time/model'

import { giftDayOf } from './day'
import { animalOf, donorUrl, shelterOf } from './links'
import { leaveLinks } from './newsletter/links'
import { donorName, euros, totalOf, type Sums } from './model'

const PLATFORM = 'Patte Blanche'
const PERSONAL =
  'Ce lien est personnel\u00a0: il ouvre la page de vos dons sans mot de passe. Ne le transférez pas.'

type Gift = Donation | Sponsorship

/** Everything that a message about a gift may name. */
export type GiftFacts<G extends Gift = Gift> = {
  row: G
  shelter: Shelter | null
  animal: Animal | null
  campaign: CampaignOfGift | null
}

export async function factsOf<G extends Gift>(req: PayloadRequest, row: G): Promise<GiftFacts<G>> {
  return {
    row,
    shelter: await shelterOf(req, row.shelter),
    animal: await animalOf(req, row.animal),
    campaign: await campaignOfGift(req, 'campaign' in row ? idOf(row.campaign) : null),
  }
}

const hello = ({ firstName }: Gift): string => `Bonjour ${firstName ?? ''}`.trim() + ','

/** To whom a gift goes: « Refuge des Quatre Vents ». */
export const receiverOf = ({ shelter }: GiftFacts): string => shelter?.name ?? PLATFORM

/** « le parrainage de Nala »; of the shelter once no animal is named. */
export const sponsored = ({ animal, shelter }: GiftFacts): string =>
  `le parrainage ${animal ? ofName(animal.name) : shelter ? ofOrganisation(shelter.name) : 'du refuge'}`

type DonorMessage = Pick<EmailContent, 'paragraphs' | 'facts'> & {
  /** What it is on the site; something to know otherwise. */
  type?: NotificationType
  subject: string
  button?: string
  /** The message says thank you for a gift with which the news were asked for. */
  confirmsNews?: boolean
}

/** A message to who gave; the answer goes to the shelter. Each has the link by which to stop. */
export async function tellDonor(
  req: PayloadRequest,
  { row, shelter, animal }: GiftFacts,
  {
    type = 'GENERAL_INFO',
    subject,
    paragraphs,
    facts,
    button = 'Voir mes dons',
    confirmsNews,
  }: DonorMessage,
): Promise<void> {
  const leaving = confirmsNews && row.newsletterAt ? leaveLinks(row.id) : null
  const news = shelter ? `les nouvelles ${ofOrganisation(shelter.name)}` : 'ces nouvelles'
  await notify(req, {
    type,
    // Whoever is signed in needs no personal link.
    actionUrl: '/mes-dons',
    to: [{ email: row.email, name: donorName(row, { seesAnonymous: true }) }],
    subject,
    replyTo: shelter?.email,
    shelter,
    animal,
    content: {
      title: subject,
      paragraphs: [hello(row), ...paragraphs],
      facts,
      button: { label: button, href: donorUrl(idOf(row.donor) ?? '') },
      notes: [PERSONAL, ...(leaving ? [`Vous avez demandé ${news} par e-mail.`] : [])],
      leave: leaving ? { label: `Ne plus recevoir ${news}`, href: leaving.page } : undefined,
    },
    unsubscribe: leaving?.post,
  })
}

type TeamMessage = Pick<Notice, 'type' | 'subject' | 'group'> & {
  /** The subject says it unless this does. */
  title?: string
  paragraphs: string[]
  path: string
}

/** A message to those who see the gifts of the shelter; a gift to the platform has none. */
export async function tellTeam(
  req: PayloadRequest,
  { row, shelter, animal, campaign }: GiftFacts,
  { type, subject, title = subject, group, paragraphs, path }: TeamMessage,
): Promise<void> {
  if (!shelter) return
  const anonymous = row.isAnonymous ? ' (souhaite rester anonyme)' : ''
  await notify(req, {
    type,
    group,
    to: await teamWith(req, shelter.id, 'viewGiving'),
    subject,
    shelter,
    isToTeam: true,
    animal,
    content: {
      title,
      paragraphs,
      facts: [
        { label: 'De', value: `${donorName(row, { seesAnonymous: true })}${anonymous}` },
        { label: 'Montant', value: euros(row.amountCents) },
        ...(animal ? [{ label: 'Animal', value: animal.name }] : []),
        ...(campaign ? [{ label: 'Collecte', value: campaign.title }] : []),
      ],
      quote: row.message || undefined,
      button: { label: 'Ouvrir', href: `${env.publicUrl}/shelter/${shelter.id}/admin/${path}` },
    },
  })
}

export const sumsOf = ({ amountCents, tipCents }: Sums, label: string) => [
  { label, value: euros(amountCents) },
  ...(tipCents > 0
    ? [
        { label: `Pourboire pour ${PLATFORM} (non déductible)`, value: euros(tipCents) },
        { label: 'Total débité', value: euros(totalOf({ amountCents, tipCents })) },
      ]
    : []),
]

export const receiptLine = ({ row, shelter }: GiftFacts): string[] =>
  row.receiptWanted && shelter?.taxReceiptsEnabled
    ? ['Votre reçu fiscal arrive dans un autre e-mail.']
    : []

/** The money of a gift came: thanks to the donor, news to the team. */
export async function tellDonationPaid(
  req: PayloadRequest,
  facts: GiftFacts<Donation>,
  paid: Sums & { at: Date },
): Promise<void> {
  const { animal, campaign, row, shelter } = facts
  const to = receiverOf(facts)
  await tellDonor(req, facts, {
    subject: `Merci pour votre don ${toOrganisation(to)}`,
    paragraphs: [
      animal
        ? `Votre don est bien arrivé. ${theTeamOf(to)} vous remercie, pour ${animal.name} et pour tous les autres.`
        : `Votre don est bien arrivé. ${theTeamOf(to)} vous remercie.`,
      ...(campaign ? [giftWords(campaign, env.publicUrl)] : []),
      ...receiptLine(facts),
    ],
    confirmsNews: true,
    facts: [
      ...sumsOf(paid, 'Don'),
      ...(campaign ? [{ label: 'Collecte', value: campaign.title }] : []),
      { label: 'Date', value: plainDay(paid.at) },
    ],
  })
  if (!shelter) return
  const { day, count, amountCents } = await giftDayOf(req, shelter.id, paid.at)
  const subject = `Nouveau don de ${euros(row.amountCents)}`
  await tellTeam(req, facts, {
    type: 'DONATION_RECEIVED',
    subject,
    // The bell has one line for the gifts of a day.
    group: `donations:${shelter.id}:${day}`,
    title: count > 1 ? `${count} dons reçus le ${plainDay(paid.at)}` : subject,
    paragraphs: [
      count > 1
        ? `En tout, ${euros(amountCents)} sur le compte du refuge. Le dernier\u00a0: ${euros(row.amountCents)}.`
        : 'Un don vient d’arriver sur le compte du refuge.',
    ],
    path: 'donations',
  })
}

/** Money went back. */
export async function tellRefunded(
  req: PayloadRequest,
  facts: GiftFacts,
  { sums: refunded, reason }: { sums: Sums; reason: string | null },
): Promise<void> {
  const { row, shelter } = facts
  const hadReceipt = row.receiptWanted && shelter?.taxReceiptsEnabled && refunded.amountCents > 0
  await tellDonor(req, facts, {
    subject: `Remboursement de ${euros(totalOf(refunded))}`,
    paragraphs: [
      `${theTeamOf(receiverOf(facts))} vous rembourse ${euros(totalOf(refunded))}. La somme arrive sur votre carte en cinq à dix jours.`,
      ...(reason ? [`Raison donnée\u00a0: ${reason}`] : []),
      ...(hadReceipt
        ? [
            'Le reçu fiscal de ce paiement est annulé\u00a0; ne l’utilisez plus. S’il reste une part de don, un nouveau reçu vous est envoyé.',
          ]
        : []),
    ],
    facts: sumsOf(refunded, 'Don remboursé'),
  })
}

/** A gift to the platform has no team of a shelter: those who run it hear of it. */
const tellPlatform = async (req: PayloadRequest, sum: string): Promise<void> =>
  notify(req, {
    type: 'GENERAL_INFO',
    to: await superAdmins(req),
    subject: `Un remboursement de ${sum} est revenu`,
    content: {
      title: `Un remboursement de ${sum} est revenu`,
      paragraphs: [
        'La banque de la personne n’a pas pris le remboursement d’un don à la plateforme. La somme est de nouveau sur le compte, et toujours due.',
      ],
      button: {
        label: 'Ouvrir les dons',
        href: `${env.publicUrl}/admin/collections/donations?vue=plateforme`,
      },
    },
  })

/**
 * A refund went to a bank that did not take it: the money is with the shelter again, and owed to who
 * gave it.
 * @param back.cents tip included
 * @param back.path where the team finds it
 */
export async function tellCameBack(
  req: PayloadRequest,
  facts: GiftFacts,
  { cents, path }: { cents: number; path: string },
): Promise<void> {
  const sum = euros(cents)
  const to = receiverOf(facts)
  const isRead = Boolean(facts.shelter?.email)
  await tellDonor(req, facts, {
    subject: `Votre remboursement de ${sum} n’est pas arrivé`,
    paragraphs: [
      `Votre banque n’a pas pris ce remboursement\u00a0: la carte est peut-être fermée. La somme est revenue ${toOrganisation(to)}, qui vous la doit toujours.`,
      isRead
        ? 'Répondez à cet e-mail pour dire comment la recevoir, par exemple par virement.'
        : `Écrivez-nous pour dire comment la recevoir, par exemple par virement\u00a0: ${env.publicUrl}/contact`,
    ],
    facts: [{ label: 'Somme', value: sum }],
  })
  if (!facts.shelter) return tellPlatform(req, sum)
  await tellTeam(req, facts, {
    // As a dispute: somebody waits for their money.
    type: 'GENERAL_INFO',
    subject: `Un remboursement de ${sum} est revenu`,
    paragraphs: [
      `La banque de la personne n’a pas pris ce remboursement\u00a0: la carte est peut-être fermée. Les ${sum} sont de nouveau sur le compte du refuge, et toujours dus.`,
      'Écrivez-lui pour convenir d’un autre moyen, par exemple un virement. Un remboursement lancé d’ici repart vers la même carte. Aucun nouveau reçu fiscal n’est fait pour cette somme.',
    ],
    path,
  })
}

/** The donor's bank takes a payment back: the shelter has some days to answer. */
export const tellDisputed = (req: PayloadRequest, facts: GiftFacts): Promise<void> =>
  tellTeam(req, facts, {
    // Not with the gifts, whose letters may wait for the morning: the bank does not.
    type: 'GENERAL_INFO',
    subject: 'Un paiement est contesté',
    paragraphs: [
      'La banque de la personne a contesté ce paiement et reprend la somme. Répondez dans votre espace du prestataire de paiement si le don était voulu.',
    ],
    path: 'frequency' in facts.row ? 'sponsorships' : 'donations',
  })
