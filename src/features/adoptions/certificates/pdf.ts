import { SPECIES_LABELS, type Species } from '@/features/animals/model'
import { frenchPdf } from '@/platform/pdf'
import { longDayIn, longMomentIn, PARIS } from '@/platform/time/model'
import { ZONE_LABELS } from '@/platform/time/zones.model'

import { readyAt } from '../model'
import { SIGNATURE_LABELS, type SignatureMeans } from './model'
import { certificateChapters, certificateLaw, ENGAGEMENT } from './needs.model'

/** Which clock an hour is told on: the paper is read anywhere, and for years. */
const clockWords = (timezone: string): string =>
  timezone === PARIS ? 'heure de Paris' : `heure locale\u00a0: ${ZONE_LABELS[timezone] ?? timezone}`

/** What a certificate says. Times are ISO 8601. */
export type CertificateFacts = {
  /** `timezone`: IANA name of its clocks, on which every hour is told. */
  shelter: { name: string; address: string; siret: string | null; timezone: string }
  animal: { name: string; species: Species; breed: string; idNumber: string | null }
  /** `contact`: an e-mail address, or a telephone number. */
  applicant: { name: string; contact: string | null }
  deliveredAt: string
  signature: { at: string; name: string; means: SignatureMeans } | null
}

function identityLines({ shelter, animal, applicant, deliveredAt }: CertificateFacts): string[] {
  const { name, species, breed, idNumber } = animal
  const when = (at: Date) => longMomentIn(shelter.timezone, at)
  return [
    `Animal\u00a0: ${name}, ${SPECIES_LABELS[species].toLowerCase()} (${breed})${idNumber ? `, identification ${idNumber}` : ''}`,
    `Remis à\u00a0: ${applicant.name}${applicant.contact ? ` (${applicant.contact})` : ''}`,
    `Par\u00a0: ${shelter.name}, ${shelter.address}${shelter.siret ? `, SIRET ${shelter.siret}` : ''}`,
    `Remis le ${when(new Date(deliveredAt))} (${clockWords(shelter.timezone)}). L’animal peut partir à partir du ${when(readyAt(deliveredAt))}, soit sept jours entiers plus tard.`,
  ]
}

function signatureLines(facts: CertificateFacts): string[] {
  const { signature, shelter } = facts
  if (!signature) {
    return [
      'Mention à écrire à la main, puis signature, si le certificat est signé sur papier\u00a0:',
      'Nom, date et signature\u00a0: ………………………………………………………………………………',
    ]
  }
  return [
    `${ENGAGEMENT}.`,
    `Signé par ${signature.name}, le ${longMomentIn(shelter.timezone, new Date(signature.at))} (${clockWords(shelter.timezone)}), ${SIGNATURE_LABELS[signature.means]}.`,
  ]
}

/** The engagement certificate of a species as a PDF that a screen reader can read. */
export const certificatePdf = async (facts: CertificateFacts): Promise<Buffer> =>
  frenchPdf(
    {
      title: `Certificat d’engagement et de connaissance\u00a0: ${facts.animal.name}`,
      author: facts.shelter.name,
      subject: `Remis le ${longDayIn(facts.shelter.timezone, new Date(facts.deliveredAt))}`,
      createdAt: new Date(facts.deliveredAt),
    },
    ({ title, heading, paragraph, list }) => {
      const { species } = facts.animal
      title('Certificat d’engagement et de connaissance')
      paragraph(
        `Avant d’adopter un animal, la loi demande de connaître ses besoins et de s’engager à les respecter\u00a0: ${certificateLaw(species) ?? ''}.`,
      )
      list(identityLines(facts))
      for (const { title: chapter, lines } of certificateChapters(species)) {
        heading(chapter)
        list(lines)
      }
      heading('L’engagement')
      if (!facts.signature) paragraph(`«\u00a0${ENGAGEMENT}.\u00a0»`)
      for (const words of signatureLines(facts)) paragraph(words)
    },
  )
