import type { PayloadRequest } from 'payload'

import { readWanted, type AnimalCardData } from '@/features/animals/arrivals/queries'
import { toQuery } from '@/features/animals/list/query.model'
import { notify } from '@/features/notifications/commands'
import type { EmailMessage } from '@/platform/email/content'
import { env } from '@/platform/env'

import { searchLinks } from './links'
import { alertSubject, alertTitle, othersSentence, animalFacts } from './mail.model'
import { CONFIRM_HOURS, listPath, OWN_PATH, SENTENCES } from './model'
import { wordsOfQuery } from './queries'

type Search = { id: string; email: string; query: string }

/**
 * A list in words, to an address that nobody proved: what a stranger may have written of their own is
 * left out, so that nobody is insulted or advertised to by us.
 */
async function safeWords(req: PayloadRequest, query: string): Promise<string> {
  const { search, breed, ...rest } = readWanted(query)
  const words = await wordsOfQuery(req, toQuery(rest))
  return search || breed ? `${words}, avec des mots choisis` : words
}

const tell = async (
  req: PayloadRequest,
  email: string,
  subject: string,
  content: { paragraphs: string[]; button?: { label: string; href: string }; notes?: string[] },
): Promise<void> =>
  notify(req, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    to: [{ email }],
    subject,
    content: { title: subject, ...content },
  })

const NOT_YOU =
  'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: rien ne vous sera envoyé.'

/** The link by which the owner of the address wants it. */
export const askToConfirm = async (
  req: PayloadRequest,
  { id, email, query }: Search,
): Promise<void> =>
  tell(req, email, 'Confirmez votre alerte', {
    paragraphs: [
      'Une alerte a été demandée avec votre adresse, pour les nouveaux animaux de cette recherche\u00a0:',
      `${await safeWords(req, query)}.`,
    ],
    button: { label: 'Confirmer mon alerte', href: searchLinks(id).page },
    notes: [`Ce lien vaut ${CONFIRM_HOURS} heures.`, NOT_YOU],
  })

/** The same alert stands already. */
export const tellKnown = async (
  req: PayloadRequest,
  { id, email, query, isPaused }: Search & { isPaused: boolean },
): Promise<void> =>
  tell(req, email, isPaused ? 'Votre alerte est en pause' : 'Votre alerte est déjà en place', {
    paragraphs: [
      'Une alerte vient d’être demandée avec votre adresse. Vous avez déjà la même\u00a0:',
      `${await safeWords(req, query)}.`,
    ],
    button: { label: 'Voir mon alerte', href: searchLinks(id).page },
    notes: [
      isPaused ? 'Elle est en pause\u00a0: ouvrez-la pour la reprendre.' : 'Rien n’a changé.',
    ],
  })

/** The address has ten already. */
export const tellFull = async (
  req: PayloadRequest,
  { email, query }: Omit<Search, 'id'>,
): Promise<void> =>
  tell(req, email, 'Votre alerte n’a pas été ajoutée', {
    paragraphs: [
      'Une alerte vient d’être demandée avec votre adresse\u00a0:',
      `${await safeWords(req, query)}.`,
      SENTENCES.full,
    ],
    button: { label: 'Mes recherches', href: env.publicUrl + OWN_PATH },
    notes: [
      'Sans compte\u00a0: chaque e-mail d’alerte a un lien qui l’arrête. Avec un compte à cette adresse, toutes vos alertes sont sur cette page.',
    ],
  })

/** One that its reader stops by a click. */
export type AlertMail = EmailMessage & { unsubscribe: string }

/** Mail programs draw no SVG, which is what stands where there is no photo. */
const pictureOf = ({ image }: AnimalCardData): string | null =>
  image.endsWith('.svg') ? null : new URL(image, env.publicUrl).href

/**
 * The mail that tells of new animals.
 * @param named those it names, the latest first
 * @param total how many answer the search
 */
export async function alertMail(
  req: PayloadRequest,
  { id, email, query }: Search,
  named: readonly AnimalCardData[],
  total: number,
): Promise<AlertMail> {
  const { page, stop } = searchLinks(id)
  const words = await wordsOfQuery(req, query)
  return {
    to: email,
    subject: alertSubject(named, total, words),
    unsubscribe: stop,
    content: {
      title: alertTitle(total),
      paragraphs: [`Votre recherche\u00a0: ${words}.`],
      animals: named.map((animal) => ({
        name: animal.name,
        href: env.publicUrl + animal.href,
        text: animalFacts(animal),
        picture: pictureOf(animal),
      })),
      others: othersSentence(total - named.length),
      button: { label: 'Voir la liste', href: env.publicUrl + listPath(query) },
      leave: { label: 'Arrêter cette alerte, ou changer son rythme', href: page },
    },
  }
}
