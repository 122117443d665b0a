import type { PayloadRequest } from 'payload'

import { notify, superAdmins, type Notice } from '@/features/notifications/commands'
import type { Place } from '@/payload-types'
import { personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'

import { partPath } from '../desk/model'
import { placePath } from '../model'
import { CLAIM_HOURS, CLAIM_LINK, claimLinkPath, OWN_PLACES_PATH, ownPlacePath } from './model'

const href = (path: string): string => `${env.publicUrl}${path}`

/** The link that proves an address. It says the same whether somebody is the owner already or not. */
export const sendClaimLink = (
  req: PayloadRequest,
  place: Place,
  email: string,
  claim: string,
): Promise<void> =>
  notify(req, {
    type: 'GENERAL_INFO',
    to: [{ email }],
    isMailOnly: true,
    subject: 'Confirmez que vous tenez ce lieu',
    content: {
      title: `Vous tenez ${place.name}\u00a0?`,
      paragraphs: [
        `Bonjour, quelqu’un a demandé à tenir la page de ${place.name} sur Patte Blanche avec votre adresse.`,
        'Ouvrez ce lien et connectez-vous, ou créez un compte gratuit\u00a0: vous confirmerez d’un clic.',
      ],
      button: {
        label: 'Confirmer',
        href: href(claimLinkPath(personalToken(CLAIM_LINK, claim))),
      },
      notes: [
        `Ce lien sert une seule fois, pendant ${CLAIM_HOURS}\u00a0heures.`,
        'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: rien ne change.',
      ],
    },
  })

/** Tells an account something about its place, at the address that it has now. */
async function tell(
  req: PayloadRequest,
  userId: string | null,
  notice: Omit<Notice, 'to' | 'type'>,
): Promise<void> {
  if (!userId) return
  const account = await req.payload.findByID({
    collection: 'users',
    id: userId,
    // The program writes to them; nobody else reads the address.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    select: { email: true, name: true },
    req,
  })
  if (!account) return
  const { email, name } = account
  await notify(req, { ...notice, type: 'GENERAL_INFO', to: [{ email, name, userId }] })
}

export const tellOwner = (req: PayloadRequest, place: Place, user: string): Promise<void> =>
  tell(req, user, {
    subject: 'Vous tenez la page de votre lieu',
    actionUrl: ownPlacePath(place.id),
    content: {
      title: `La page de ${place.name} est à vous`,
      paragraphs: [
        'Tenez à jour son téléphone, ses horaires et ses mots\u00a0: tout est en ligne aussitôt.',
      ],
      button: { label: 'Mes adresses', href: href(OWN_PLACES_PATH) },
    },
  })

/** A super admin decided against somebody, and says why. */
const tellWhy =
  (subject: string, title: (name: string) => string, first: string) =>
  (req: PayloadRequest, place: Place, user: string | null, reason: string): Promise<void> =>
    tell(req, user, {
      subject,
      actionUrl: placePath(place.slug),
      content: { title: title(place.name), paragraphs: [first], quote: reason },
    })

export const tellOwnerEnded = tellWhy(
  'Vous ne tenez plus cette page',
  (name) => `Vous ne tenez plus la page de ${name}`,
  'L’équipe de Patte Blanche vous en a retiré la tenue. Voici pourquoi\u00a0:',
)
export const tellClaimRefused = tellWhy(
  'Votre demande pour un lieu',
  (name) => `Vous ne tenez pas la page de ${name}`,
  'L’équipe de Patte Blanche a relu votre demande. Voici sa réponse\u00a0:',
)
export const tellUndone = tellWhy(
  'Votre modification a été annulée',
  (name) => `Une modification de ${name} est annulée`,
  'L’équipe de Patte Blanche est revenue à ce qui était écrit avant. Voici pourquoi\u00a0:',
)
export const tellNotAccepted = tellWhy(
  'Votre modification n’est pas retenue',
  (name) => `Une modification de ${name} n’est pas retenue`,
  'L’équipe de Patte Blanche a relu ce que vous demandiez. Voici sa réponse\u00a0:',
)

export const tellOwnerOffline = (
  req: PayloadRequest,
  place: Place,
  user: string | null,
  reason: string,
): Promise<void> =>
  tell(req, user, {
    subject: 'Votre adresse n’est plus en ligne',
    actionUrl: OWN_PLACES_PATH,
    content: {
      title: `${place.name} n’est plus en ligne`,
      paragraphs: ['L’équipe de Patte Blanche a retiré sa page. Voici pourquoi\u00a0:'],
      quote: reason,
    },
  })

export const tellAccepted = (
  req: PayloadRequest,
  place: Place,
  user: string | null,
): Promise<void> =>
  tell(req, user, {
    subject: 'Votre modification est en ligne',
    actionUrl: placePath(place.slug),
    content: {
      title: `Votre modification de ${place.name} est en ligne`,
      paragraphs: ['L’équipe de Patte Blanche l’a relue. Merci\u00a0!'],
      button: { label: 'Voir la page', href: href(placePath(place.slug)) },
    },
  })

/** The desk has something to decide. @param part of the desk */
export async function tellDeskOf(
  req: PayloadRequest,
  place: Place,
  part: 'changed' | 'claims',
): Promise<void> {
  const what =
    part === 'claims'
      ? 'Une autre personne prouve qu’elle tient ce lieu'
      : 'Un propriétaire demande une modification'
  await notify(req, {
    type: 'MESSAGE_RECEIVED',
    to: await superAdmins(req),
    subject: what,
    actionUrl: partPath(part),
    content: {
      title: what,
      paragraphs: [`${place.name}, à ${place.communeName}.`],
      button: { label: 'Ouvrir', href: href(partPath(part)) },
    },
  })
}
