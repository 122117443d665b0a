import { counted } from '@/platform/french.model'
import { listWords } from '@/platform/list-words.model'

/** What the list of receipts says. */
export const words = {
  ...listWords({
    title: 'Reçus fiscaux',
    one: 'reçu',
    several: 'reçus',
    emptyHint:
      'Un reçu part de lui-même, par e-mail, quand une personne donne par carte et demande un reçu fiscal.',
  }),
  chooseHint: 'Chaque refuge a ses propres reçus.',
  search: 'Rechercher (numéro, nom ou e-mail)',
  settings: 'Ouvrir les réglages',
  noMore: (hasReceipts: boolean) =>
    `Le refuge ne délivre pas de reçus fiscaux${hasReceipts ? '\u00a0: les anciens restent ici' : ''}.`,
  waiting: (count: number) =>
    `${counted(count, 'reçu')} ${count > 1 ? 'attendent et partiront' : 'attend et partira'} dès que ce sera complet.`,
  waitingForMore: (count: number) =>
    `${counted(count, 'reçu demandé', 'reçus demandés')} ${count > 1 ? 'attendent et partiront' : 'attend et partira'} si le refuge en délivre de nouveau.`,
  declaration: 'Déclaration annuelle',
  declarationHint:
    'Chaque année, l’association déclare le nombre et le total des reçus valables (article 222 bis du code général des impôts).',
  total: (count: number) => `${counted(count, 'reçu')}, total `,
  cancelledOf: (count: number) =>
    ` (${counted(count, 'annulé')}, non ${count > 1 ? 'comptés' : 'compté'})`,
  cancel: 'Annuler ce reçu',
  cancelOf: (label: string) => `Annuler le reçu ${label}`,
  year: 'Année',
  everyYear: 'Toutes',
  status: 'État',
  exportYear: (year: number | null) => (year ? `Exporter ${year} (CSV)` : 'Exporter tout (CSV)'),
  gift: (day: string) => `Don du ${day}`,
  replaces: (label: string) => `Remplace ${label}`,
  replacedBy: (label: string) => `Remplacé par ${label}`,
  cancelledOn: (day: string) => `Annulé le ${day}`,
  reason: (text: string) => `Motif\u00a0: ${text}`,
} as const
