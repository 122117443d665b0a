import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import { ofOrganisation, teamOf, toOrganisation } from '@/platform/french.model'
import { enqueue } from '@/platform/jobs/enqueue'
import { plainDay } from '@/platform/time/model'

import { animalOf } from '../../links'
import { factsOf, tellDonor, type GiftFacts } from '../../mails'
import { CHOICE_DAYS } from '../../model'
import { writeSponsorship } from '../../settle/ledger'
import { PAUSE_LEFT } from '../leave'

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
  await enqueue(req, PAUSE_LEFT, { id: row.id })
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
