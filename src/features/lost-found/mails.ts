import type { PayloadRequest } from 'payload'

import { notify, type Notice } from '@/features/notifications/commands'
import type { LostFoundReport } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { env } from '@/platform/env'

import { ownAddress } from './links'
import { LIFE_DAYS, posterPath, reportPath, type ReportKind } from './model'
import { reportTitle } from './wording.model'

/** Who wrote a report, at the address that their account has now. */
export async function authorOf(req: PayloadRequest, report: LostFoundReport) {
  const userId = idOf(report.user)
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
  return { email: account ? account.email : report.email, name: report.contactName, userId }
}

const addressOf = (path: string): string => `${env.publicUrl}${path}`

/** Tells the author of a report something. */
export const tellAuthor = async (
  req: PayloadRequest,
  report: LostFoundReport,
  notice: Omit<Notice, 'to'>,
): Promise<void> => notify(req, { ...notice, to: [await authorOf(req, report)] })

/** A link by which the owner of the address publishes the report. Nothing of its texts is in it. */
export const askToConfirm = (req: PayloadRequest, report: LostFoundReport): Promise<void> =>
  tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    subject: 'Publiez votre avis en un clic',
    content: {
      title: 'Votre avis est prêt',
      paragraphs: [
        'Bonjour, un avis d’animal perdu ou trouvé a été écrit sur Patte Blanche avec votre adresse.',
        'Ouvrez cette page pour le relire et le publier. Il ne sera visible qu’après.',
      ],
      button: { label: 'Relire et publier mon avis', href: ownAddress(report) },
      notes: [
        'Votre adresse n’est jamais montrée.',
        'Vous n’avez rien écrit\u00a0? Ignorez ce message\u00a0: l’avis sera effacé dans quelques jours.',
      ],
    },
  })

const NEXT: Readonly<Record<ReportKind, string[]>> = {
  LOST: [
    'Déclarez la perte sur i-cad.fr si votre animal est identifié.',
    'Appelez la mairie, la fourrière et les vétérinaires des environs.',
  ],
  FOUND: [
    'Faites lire sa puce, gratuitement, chez un vétérinaire ou dans un refuge.',
    'Prévenez la mairie de la commune où vous l’avez trouvé.',
  ],
}

/** It is online: where it is managed, and what to do besides. */
export const tellPublished = (req: PayloadRequest, report: LostFoundReport): Promise<void> =>
  tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject: 'Votre avis est publié',
    actionUrl: reportPath(report.kind, report.id),
    content: {
      title: `${reportTitle(report)}\u00a0: votre avis est publié`,
      paragraphs: [
        `Bonjour ${report.contactName}, tout le monde peut lire votre avis, sans votre adresse ni votre téléphone.`,
        ...NEXT[report.kind],
      ],
      button: { label: 'Compléter ou gérer mon avis', href: ownAddress(report) },
      notes: [
        `Affiche à imprimer\u00a0: ${addressOf(posterPath(report.kind, report.id))}`,
        'Gardez ce message\u00a0: son lien est la clé de votre avis.',
        `Sans nouvelles de vous, l’avis disparaît des listes après ${LIFE_DAYS} jours.`,
        'Ne versez jamais d’argent avant d’avoir vu l’animal, et ne donnez aucun code reçu par SMS.',
      ],
    },
  })

/** Is it still looked for? Asked after a month and after three. */
export const askIfStill = (req: PayloadRequest, report: LostFoundReport): Promise<void> =>
  tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject: 'Votre avis est-il toujours d’actualité\u00a0?',
    actionUrl: null,
    content: {
      title: `${reportTitle(report)}\u00a0: toujours d’actualité\u00a0?`,
      paragraphs: [
        `Bonjour ${report.contactName}, dites-nous en un clic si la recherche continue ou si l’histoire est finie.`,
      ],
      button: { label: 'Donner des nouvelles', href: ownAddress(report) },
    },
  })

/** It left the lists; one press brings it back. */
export const tellExpired = (req: PayloadRequest, report: LostFoundReport): Promise<void> =>
  tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject: 'Votre avis n’est plus dans les listes',
    actionUrl: null,
    content: {
      title: `${reportTitle(report)}\u00a0: l’avis a expiré`,
      paragraphs: [
        `Bonjour ${report.contactName}, sans nouvelles depuis ${LIFE_DAYS} jours, nous avons retiré votre avis des listes.`,
      ],
      button: { label: 'Le remettre en ligne', href: ownAddress(report) },
    },
  })
