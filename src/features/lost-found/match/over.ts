import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import type { Execute } from '@/platform/db/transaction'

import { readReport } from '../commands/write'
import { ownAddress } from '../links'
import { tellAuthor } from '../mails'
import { reportPath } from '../model'
import { reportTitle } from '../wording.model'
import { lookAgain } from './part'

/** Why what a report was taken for is over, in the words that its author reads. */
export const OVER_WORDS = {
  HOME: 'L’animal que vous aviez reconnu est rentré dans sa famille, nous dit-on.',
  GONE: 'L’avis que vous aviez reconnu est terminé.',
  LEFT: 'L’animal que vous aviez reconnu n’est plus au refuge.',
} as const
type Why = keyof typeof OVER_WORDS

/** Its author knows best: one press ends their report, and without it people go on looking. */
const tellOpen = (req: PayloadRequest, report: LostFoundReport, why: Why): Promise<void> =>
  tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject: 'Votre avis est-il toujours d’actualité\u00a0?',
    actionUrl: report.hiddenAt ? null : reportPath(report.kind, report.id),
    content: {
      title: `${reportTitle(report)}\u00a0: est-ce fini\u00a0?`,
      paragraphs: [
        `Bonjour ${report.contactName}. ${OVER_WORDS[why]}`,
        'C’était bien lui et tout est fini\u00a0? Dites-le en un clic, votre avis quitte les listes. Sinon la recherche continue\u00a0: il n’est plus marqué «\u00a0Peut-être retrouvé\u00a0».',
      ],
      button: { label: 'Donner des nouvelles', href: ownAddress(report) },
    },
  })

/**
 * What some reports were taken for is over: people look again for those that stand for nothing else, and
 * their authors are asked. In the transaction of the caller.
 */
export async function partnerIsOver(
  req: PayloadRequest,
  execute: Execute,
  ids: readonly string[],
  why: Why,
): Promise<void> {
  for (const id of await lookAgain(req, execute, ids)) {
    const report = await readReport(req, id)
    if (report?.confirmedAt) await tellOpen(req, report, why)
  }
}
