import { frenchPdf } from '@/platform/pdf'
import { plainDay } from '@/platform/time/model'

import {
  numberLabel,
  sirenLabel,
  type Issuer,
  type PostalAddress,
  type ReceiptSnapshot,
} from './model'
import { amountInWords } from './words.model'

const placeLabel = ({ line, postalCode, city, country }: PostalAddress): string =>
  `${line}, ${postalCode} ${city}, ${country}`

type Rows = Array<readonly [string, string]>

function issuerRows({ name, address, siren, rna, legalPurpose }: Issuer): Rows {
  return [
    ['Nom ou dénomination', name],
    ...(siren ? [['Numéro SIREN', sirenLabel(siren)] as const] : []),
    ...(rna ? [['Numéro RNA', rna] as const] : []),
    ['Adresse', placeLabel(address)],
    ['Objet', legalPurpose],
    ['Qualité', 'Œuvre ou organisme d’intérêt général'],
  ]
}

/** Ticked: a person's gift. The two other articles are those of companies and of a wealth tax. */
const ARTICLES = [
  { label: 'article 200 du CGI', isTicked: true },
  { label: 'article 238 bis du CGI', isTicked: false },
  { label: 'article 978 du CGI', isTicked: false },
]

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * The receipt of a gift, with every mention of the model 11580*05, as a PDF that a screen reader
 * can read. The same snapshot with the same logo gives the same bytes.
 * @param logo of the shelter, a PNG or JPEG without transparency
 */
export const receiptPdf = async (
  facts: ReceiptSnapshot,
  logo: Buffer | null = null,
): Promise<Buffer> =>
  frenchPdf(
    {
      title: `Reçu fiscal n° ${facts.label}`,
      author: facts.issuer.name,
      subject: `Don du ${plainDay(new Date(facts.paidAt))}`,
      createdAt: new Date(facts.issuedAt),
    },
    ({ letterhead, title, heading, paragraph, strong, note, table, sum, boxes }) => {
      const { donor, issuer, amountCents, replaces } = facts
      const { line, postalCode, city } = issuer.address
      letterhead({
        name: issuer.name,
        lines: [line, `${postalCode} ${city}`],
        number: `Reçu n°\u00a0${facts.label}`,
        logo,
      })
      title('Reçu au titre des dons à certains organismes d’intérêt général')
      note(
        `Articles 200, 238 bis et 978 du code général des impôts (CGI). Modèle 11580*05. Numéro d’ordre du reçu\u00a0: ${facts.label}.`,
      )
      if (replaces) strong(`Ce reçu annule et remplace le reçu n°\u00a0${replaces}.`)
      heading('Bénéficiaire des versements')
      table(issuerRows(issuer))
      heading('Donateur')
      table([
        ['Nom', donor.lastName],
        ['Prénom', donor.firstName],
        ['Adresse', placeLabel(donor.address)],
      ])
      heading('Don')
      paragraph(
        'Le bénéficiaire reconnaît avoir reçu, au titre des dons et versements ouvrant droit à réduction d’impôt, la somme de\u00a0:',
      )
      sum(
        `${numberLabel(amountCents)} euros`,
        `Somme en toutes lettres\u00a0: ${amountInWords(amountCents)}`,
      )
      table([
        ['Date du versement ou du don', plainDay(new Date(facts.paidAt))],
        ['Forme du don', capital(facts.form)],
        ['Nature du don', capital(facts.nature)],
        ['Mode de versement', capital(facts.mode)],
        ...(facts.campaign ? [['Donné pour', facts.campaign] as const] : []),
      ])
      paragraph(
        'Le bénéficiaire certifie sur l’honneur que les dons et versements qu’il reçoit ouvrent droit à la réduction d’impôt prévue à l’article\u00a0:',
      )
      boxes(ARTICLES)
      heading('Date et signature')
      table([
        ['Le', plainDay(new Date(facts.issuedAt))],
        ['Signé', `${issuer.signer}, pour ${issuer.name}`],
      ])
      note(
        'Un éventuel pourboire à la plateforme n’est pas un don au bénéficiaire\u00a0: il n’est pas compris dans cette somme et n’ouvre droit à aucune réduction.',
      )
    },
  )
