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

function issuerLines({ name, address, siren, rna, legalPurpose }: Issuer): string[] {
  return [
    `Nom ou dénomination\u00a0: ${name}`,
    ...(siren ? [`Numéro SIREN\u00a0: ${sirenLabel(siren)}`] : []),
    ...(rna ? [`Numéro RNA\u00a0: ${rna}`] : []),
    `Adresse\u00a0: ${placeLabel(address)}`,
    `Objet\u00a0: ${legalPurpose}`,
    'Qualité\u00a0: œuvre ou organisme d’intérêt général',
  ]
}

/** Ticked: a person's gift. The two other articles are those of a wealth tax and of companies. */
const ARTICLES = [
  '[X]\u00a0article 200 du CGI',
  '[\u00a0\u00a0]\u00a0article 238 bis du CGI',
  '[\u00a0\u00a0]\u00a0article 978 du CGI',
].join('        ')

/**
 * The receipt of a gift, with every mention of the model 11580*05, as a PDF that a screen reader
 * can read. The same snapshot gives the same bytes.
 */
export const receiptPdf = async (facts: ReceiptSnapshot): Promise<Buffer> =>
  frenchPdf(
    {
      title: `Reçu fiscal n° ${facts.label}`,
      author: facts.issuer.name,
      subject: `Don du ${plainDay(new Date(facts.paidAt))}`,
      createdAt: new Date(facts.issuedAt),
    },
    ({ title, heading, paragraph, strong, note, list }) => {
      const { donor, issuer, amountCents, replaces } = facts
      title('Reçu au titre des dons à certains organismes d’intérêt général')
      paragraph('Articles 200, 238 bis et 978 du code général des impôts (CGI). Modèle 11580*05.')
      strong(`Numéro d’ordre du reçu\u00a0: ${facts.label}`)
      if (replaces) strong(`Ce reçu annule et remplace le reçu n°\u00a0${replaces}.`)
      heading('Bénéficiaire des versements')
      list(issuerLines(issuer))
      heading('Donateur')
      list([
        `Nom\u00a0: ${donor.lastName}`,
        `Prénom\u00a0: ${donor.firstName}`,
        `Adresse\u00a0: ${placeLabel(donor.address)}`,
      ])
      heading('Don')
      paragraph(
        'Le bénéficiaire reconnaît avoir reçu, au titre des dons et versements ouvrant droit à réduction d’impôt, la somme de\u00a0:',
      )
      strong(`***${numberLabel(amountCents)}*** euros`)
      list([
        `Somme en toutes lettres\u00a0: ${amountInWords(amountCents)}`,
        `Date du versement ou du don\u00a0: ${plainDay(new Date(facts.paidAt))}`,
        `Forme du don\u00a0: ${facts.form}`,
        `Nature du don\u00a0: ${facts.nature}`,
        `Mode de versement\u00a0: ${facts.mode}`,
      ])
      paragraph(
        'Le bénéficiaire certifie sur l’honneur que les dons et versements qu’il reçoit ouvrent droit à la réduction d’impôt prévue à l’article\u00a0:',
      )
      paragraph(ARTICLES)
      heading('Date et signature')
      paragraph(`Le ${plainDay(new Date(facts.issuedAt))}`)
      strong(`Signé\u00a0: ${issuer.signer}, pour ${issuer.name}`)
      note(
        'Un éventuel pourboire à la plateforme n’est pas un don au bénéficiaire\u00a0: il n’est pas compris dans cette somme et n’ouvre droit à aucune réduction.',
      )
    },
  )
