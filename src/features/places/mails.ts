import type { PayloadRequest } from 'payload'

import { notify, superAdmins, type Notice } from '@/features/notifications/commands'
import type { Place } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'

import { DESK_PATH } from './desk/model'
import { confirmPath, KIND_LABELS, placePath, SUGGESTION_LINK } from './model'

/** Tells whoever suggested a place something, at the address that their account has now. */
async function tellSuggester(
  req: PayloadRequest,
  place: Place,
  notice: Omit<Notice, 'to'>,
): Promise<void> {
  const userId = idOf(place.createdBy)
  const account =
    userId &&
    (await req.payload.findByID({
      collection: 'users',
      id: userId,
      // The program writes to them; nobody else reads the address.
      overrideAccess: true,
      disableErrors: true,
      depth: 0,
      select: { email: true },
      req,
    }))
  const email = account ? account.email : place.email
  if (!email) return
  await notify(req, { ...notice, to: [{ email, name: place.contactName ?? '', userId }] })
}

/** A link by which the owner of the address sends the suggestion. Nothing of its texts is in it. */
export const askToConfirm = (req: PayloadRequest, place: Place): Promise<void> =>
  tellSuggester(req, place, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    subject: 'Envoyez votre proposition en un clic',
    content: {
      title: 'Votre proposition est prête',
      paragraphs: [
        'Bonjour, une adresse a été proposée sur Patte Blanche avec votre e-mail.',
        'Ouvrez cette page pour l’envoyer. Nous la relirons avant de la publier.',
      ],
      button: {
        label: 'Relire et envoyer',
        href: `${env.publicUrl}${confirmPath(personalToken(SUGGESTION_LINK, place.id))}`,
      },
      notes: [
        'Votre e-mail n’est jamais montré.',
        'Vous n’avez rien proposé\u00a0? Ignorez ce message\u00a0: tout sera effacé dans quelques jours.',
      ],
    },
  })

/** The desk has something to read. */
export async function tellDesk(req: PayloadRequest, place: Place): Promise<void> {
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: await superAdmins(req),
    subject: 'Une adresse est proposée',
    actionUrl: DESK_PATH,
    content: {
      title: 'Une adresse est proposée',
      paragraphs: [`${place.name} (${KIND_LABELS[place.kind]}), à ${place.communeName}.`],
      button: { label: 'La relire', href: `${env.publicUrl}${DESK_PATH}` },
    },
  })
}

export const tellPublished = (req: PayloadRequest, place: Place): Promise<void> =>
  tellSuggester(req, place, {
    type: 'GENERAL_INFO',
    subject: 'Votre adresse est publiée',
    actionUrl: placePath(place.slug),
    content: {
      title: `${place.name} est en ligne`,
      paragraphs: ['Merci\u00a0! L’adresse que vous avez proposée est publiée.'],
      button: { label: 'Voir sa page', href: `${env.publicUrl}${placePath(place.slug)}` },
    },
  })

export const tellRejected = (req: PayloadRequest, place: Place, reason: string): Promise<void> =>
  tellSuggester(req, place, {
    type: 'GENERAL_INFO',
    subject: 'Votre adresse n’est pas publiée',
    actionUrl: null,
    content: {
      title: `${place.name} n’est pas en ligne`,
      paragraphs: ['L’équipe de Patte Blanche a relu l’adresse proposée. Voici sa réponse\u00a0:'],
      quote: reason,
    },
  })
