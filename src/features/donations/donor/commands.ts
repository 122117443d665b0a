import { setTimeout } from 'node:timers/promises'

import type { PayloadRequest } from 'payload'

import { notify } from '@/features/notifications/commands'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { log } from '@/platform/log'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { donorUrl } from '../links'
import { settle } from '../settle/settle'
import {
  cardPageOf,
  changeSponsorshipAmount,
  chooseAfterLeaving,
  endSponsorship,
  pauseSponsorship,
  resumeSponsorship,
} from '../sponsorships/commands'
import type { Done } from './model'
import { donorOfEmail, ownRequest, ownSponsorship } from './queries'
import type { Move } from './schema'

type Address = { token: string; sponsorship: string }

/** @throws {HttpError} 404 for a sponsorship that is not the donor's */
async function checked(address: Address): Promise<PayloadRequest> {
  const req = await ownRequest()
  if (!(await ownSponsorship(req, address))) throw new HttpError(404, 'Parrainage introuvable')
  return req
}

/**
 * Does what a sponsor asks with a sponsorship of theirs, by their personal link.
 * @returns what was done, in the word of the page's address
 * @throws {HttpError} 404, 409 when it is not possible any more, 422, 503
 */
export async function moveSponsorship(address: Address, move: Move): Promise<Done> {
  const req = await checked(address)
  const { sponsorship: id } = address
  switch (move.move) {
    case 'amount':
      await changeSponsorshipAmount(req, id, move.amount)
      return 'montant'
    case 'pause':
      await pauseSponsorship(req, id)
      return 'pause'
    case 'resume':
      await resumeSponsorship(req, id)
      return 'reprise'
    case 'stop':
      await endSponsorship(req, id, 'DONOR')
      return 'arret'
    case 'choose':
      await chooseAfterLeaving(req, id, { choice: move.choice, animalId: move.animalId })
      return move.choice === 'STOP' ? 'arret' : 'choix'
  }
}

/** Where the provider's page leads back to. */
const afterCard = ({ token, sponsorship }: Address): string =>
  `${env.publicUrl}/api/donors/${encodeURIComponent(token)}/sponsorships/${sponsorship}/card/back`

/**
 * The provider's page on which the sponsor changes their card; it leads back to theirs.
 * @throws {HttpError} 404, 409, 503
 */
export async function cardAddress(address: Address): Promise<string> {
  const req = await checked(address)
  return cardPageOf(req, address.sponsorship, afterCard(address))
}

/**
 * Looks at once what became of a sponsorship whose sponsor comes back from the provider's page;
 * when the provider does not answer, its event or the reconciliation does so later.
 * @throws {HttpError} 404
 */
export async function seeAfterCard(address: Address): Promise<void> {
  const req = await checked(address)
  try {
    await settle(req, { kind: 'sponsorship', id: address.sponsorship })
  } catch (error) {
    log.warn({ err: error, sponsorship: address.sponsorship }, 'not looked at after the card page')
  }
}

/** Links to one address in a day: whoever types somebody else's is no flood for them. */
const perAddress = createLimiter({ name: 'donor-link', points: 5, seconds: 24 * 3600 })

/** Milliseconds that the answer takes at least: many times what writing a message takes. */
const ANSWER_MS = 300

/**
 * Sends the link of their page to whoever gave with this address; to nobody otherwise. It takes as
 * long either way, so that the time does not tell who gave.
 */
export async function sendDonorLink(email: string): Promise<void> {
  await Promise.all([sendLink(email), setTimeout(ANSWER_MS)])
}

async function sendLink(email: string): Promise<void> {
  const req = await ownRequest()
  const donor = await donorOfEmail(req, email)
  if (!donor || (await perAddress.take(donor.email)) > 0) return
  await notify(req, {
    type: 'GENERAL_INFO',
    to: [{ email: donor.email, name: donor.firstName }],
    subject: 'Votre page de dons',
    content: {
      title: 'Votre page de dons',
      paragraphs: [
        `Bonjour ${donor.firstName ?? ''}`.trim() + ',',
        'Voici le lien de votre page\u00a0: vos dons, vos reçus fiscaux et vos parrainages, que vous pouvez changer ou arrêter.',
      ],
      button: { label: 'Ouvrir ma page', href: donorUrl(donor.id) },
      notes: [
        'Ce lien est personnel\u00a0: il ouvre votre page sans mot de passe. Ne le transférez pas.',
        'Vous n’avez rien demandé\u00a0? Ne faites rien\u00a0: personne d’autre n’a reçu ce lien.',
      ],
    },
  })
}
