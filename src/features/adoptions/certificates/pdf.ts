import fs from 'node:fs'
import path from 'node:path'

import PDFDocument from 'pdfkit'

import { SPECIES_LABELS, type Species } from '@/features/animals/model'
import { longDay, longMoment } from '@/platform/time/model'

import { readyAt } from '../model'
import { SIGNATURE_LABELS, type SignatureMeans } from './model'
import { certificateChapters, certificateLaw, ENGAGEMENT } from './needs.model'

/** What a certificate says. Times are ISO 8601. */
export type CertificateFacts = {
  shelter: { name: string; address: string; siret: string | null }
  animal: { name: string; species: Species; breed: string; idNumber: string | null }
  applicant: { name: string; email: string }
  deliveredAt: string
  signature: { at: string; name: string; means: SignatureMeans } | null
}

// Static files: pdfkit reads no variable font. Next copies them beside the server (next.config.mjs).
const FONTS = path.join('node_modules', '@fontsource', 'figtree', 'files')
const fontFile = (weight: 400 | 700) => path.join(FONTS, `figtree-latin-${weight}-normal.woff`)

let fonts: { text: Buffer; strong: Buffer } | undefined
const readFonts = () =>
  (fonts ??= {
    text: fs.readFileSync(path.resolve(fontFile(400))),
    strong: fs.readFileSync(path.resolve(fontFile(700))),
  })

const INK = '#22302e'
const PINE = '#17543f'
const MARGIN = 56

type Document = InstanceType<typeof PDFDocument>

/** Writes one piece of text under a tag that screen readers announce. */
function writer(doc: Document) {
  const { text, strong } = readFonts()
  const root = doc.struct('Document')
  doc.addStructure(root)
  const write = (
    tag: 'H1' | 'H2' | 'P',
    words: string,
    { size = 10.5, isStrong = false, color = INK, after = 0.5 } = {},
  ) => {
    root.add(
      doc.struct(tag, {}, () => {
        doc.font(isStrong ? strong : text, size).fillColor(color)
        doc.text(words, { lineGap: 2.5 })
      }),
    )
    doc.moveDown(after)
  }
  const list = (items: readonly string[]) => {
    const container = doc.struct('L')
    root.add(container)
    for (const item of items) {
      container.add(
        doc.struct('LI', {}, [
          doc.struct('LBody', {}, () => {
            doc.font(text, 10.5).fillColor(INK)
            doc.text(`•  ${item}`, { lineGap: 2.5, indent: 0 })
          }),
        ]),
      )
      doc.moveDown(0.2)
    }
    doc.moveDown(0.4)
  }
  return {
    title: (words: string) => write('H1', words, { size: 20, isStrong: true, color: PINE }),
    heading: (words: string) =>
      write('H2', words, { size: 13, isStrong: true, color: PINE, after: 0.3 }),
    paragraph: (words: string) => write('P', words),
    list,
    end: () => root.end(),
  }
}

function identityLines({ shelter, animal, applicant, deliveredAt }: CertificateFacts): string[] {
  const { name, species, breed, idNumber } = animal
  return [
    `Animal\u00a0: ${name}, ${SPECIES_LABELS[species].toLowerCase()} (${breed})${idNumber ? `, identification ${idNumber}` : ''}`,
    `Remis à\u00a0: ${applicant.name} (${applicant.email})`,
    `Par\u00a0: ${shelter.name}, ${shelter.address}${shelter.siret ? `, SIRET ${shelter.siret}` : ''}`,
    `Remis le ${longMoment(new Date(deliveredAt))}. L’animal peut partir à partir du ${longMoment(readyAt(deliveredAt))}, soit sept jours entiers plus tard.`,
  ]
}

function signatureLines(facts: CertificateFacts): string[] {
  const { signature } = facts
  if (!signature) {
    return [
      'Mention à écrire à la main, puis signature, si le certificat est signé sur papier\u00a0:',
      'Nom, date et signature\u00a0: ………………………………………………………………………………',
    ]
  }
  return [
    `${ENGAGEMENT}.`,
    `Signé par ${signature.name}, le ${longMoment(new Date(signature.at))} (heure de Paris), ${SIGNATURE_LABELS[signature.means]}.`,
  ]
}

/** The engagement certificate of a species as a PDF that a screen reader can read. */
export async function certificatePdf(facts: CertificateFacts): Promise<Buffer> {
  const { animal, deliveredAt } = facts
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // Its types know the archive formats only.
    subset: 'PDF/UA' as 'PDF/A-2a',
    // Without it pdfkit begins with a font that the file would not carry.
    font: readFonts().text as unknown as string,
    info: {
      Title: `Certificat d’engagement et de connaissance : ${animal.name}`,
      Author: facts.shelter.name,
      Subject: `Remis le ${longDay(new Date(deliveredAt))}`,
      CreationDate: new Date(deliveredAt),
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const { title, heading, paragraph, list, end } = writer(doc)
  title('Certificat d’engagement et de connaissance')
  paragraph(
    `Avant d’adopter un animal, la loi demande de connaître ses besoins et de s’engager à les respecter\u00a0: ${certificateLaw(animal.species) ?? ''}.`,
  )
  list(identityLines(facts))
  for (const { title: chapter, lines } of certificateChapters(animal.species)) {
    heading(chapter)
    list(lines)
  }
  heading('L’engagement')
  if (!facts.signature) paragraph(`«\u00a0${ENGAGEMENT}.\u00a0»`)
  for (const words of signatureLines(facts)) paragraph(words)
  end()
  doc.end()
  return done
}
