import type { DeskReport } from '../desk/view'
import { CHIP_LABELS, reportPath, WHEREABOUTS_LABELS } from '../model'
import { coatWords, dayWords, placeLine, sexWords } from '../wording.model'

/** The day and the place of a report, as a line of a list says them. */
export const whenAndWhere = (report: DeskReport): string[] => [dayWords(report), placeLine(report)]

/** What the animal looks like, as far as somebody said it. */
export function looks({ sex, coat, coat2, breed, marks, collar }: DeskReport): string[] {
  const said = [sexWords(sex), coatWords(coat, coat2), breed, marks, collar]
  return said.filter((each): each is string => Boolean(each))
}

/** Where it is and whether its number was read: what a team wants to know before it drives. */
export function circumstances({ chip, whereabouts }: DeskReport): string[] {
  return [
    ...(whereabouts ? [WHEREABOUTS_LABELS[whereabouts]] : []),
    chip === 'UNKNOWN' ? 'Puce à vérifier' : CHIP_LABELS[chip],
  ]
}

export const pictureOf = ({ photo }: { photo: string | null }) =>
  ({ image: photo, card: photo, icon: 'camera' }) as const

export const pageOf = ({ kind, id }: DeskReport): string => reportPath(kind, id)
