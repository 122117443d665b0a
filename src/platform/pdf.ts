import fs from 'node:fs'
import path from 'node:path'

import PDFDocument from 'pdfkit'

// Static files: pdfkit reads no variable font. Next copies them beside the server (next.config.mjs).
const FONTS = path.join('node_modules', '@fontsource', 'figtree', 'files')
const fontFile = (letters: 'latin' | 'latin-ext', weight: 400 | 700) =>
  path.join(FONTS, `figtree-${letters}-${weight}-normal.woff`)

type Face = { weight: 400 | 700; latin: Buffer; extended: Buffer }
const readFace = (weight: 400 | 700): Face => ({
  weight,
  latin: fs.readFileSync(path.resolve(fontFile('latin', weight))),
  extended: fs.readFileSync(path.resolve(fontFile('latin-ext', weight))),
})

let fonts: { text: Face; strong: Face } | undefined
const readFonts = () => (fonts ??= { text: readFace(400), strong: readFace(700) })

/** Letters of the rest of Europe, which stand in a file of their own: Łódź, Dvořák, Şahin. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+)/

/** Words in runs of letters of one file. The t with a cedilla is that of Romanian, with a comma. */
const runsOf = (words: string): string[] =>
  words.normalize('NFC').replace(/ţ/g, 'ț').replace(/Ţ/g, 'Ț').split(EXTENDED).filter(Boolean)

const INK = '#22302e'
const PINE = '#17543f'
const MARGIN = 56

type Document = InstanceType<typeof PDFDocument>

/** Writes pieces of text, each under a tag that screen readers announce. */
export type PdfWriter = {
  title: (words: string) => void
  heading: (words: string) => void
  paragraph: (words: string) => void
  /** A paragraph in bold, for what must not be overlooked. */
  strong: (words: string) => void
  /** A paragraph in small letters. */
  note: (words: string) => void
  list: (items: readonly string[]) => void
}

function writer(doc: Document): PdfWriter & { end: () => void } {
  const { text, strong } = readFonts()
  const root = doc.struct('Document')
  doc.addStructure(root)
  // By a name of its own: else each run would bring the whole font again.
  const extended = ({ weight }: Face) => `extended-${weight}`
  for (const face of [text, strong]) doc.registerFont(extended(face), face.extended)
  // pdfkit looks for a letter in one font alone, and leaves out what it does not find.
  const put = (words: string, face: Face, size: number) => {
    const runs = runsOf(words)
    for (const [at, run] of runs.entries()) {
      doc.font(EXTENDED.test(run) ? extended(face) : face.latin, size)
      doc.text(run, { lineGap: 2.5, continued: at < runs.length - 1 })
    }
  }
  const write = (
    tag: 'H1' | 'H2' | 'P',
    words: string,
    { size = 10.5, isStrong = false, color = INK, after = 0.5 } = {},
  ) => {
    root.add(
      doc.struct(tag, {}, () => {
        doc.fillColor(color)
        put(words, isStrong ? strong : text, size)
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
            doc.fillColor(INK)
            put(`•  ${item}`, text, 10.5)
          }),
        ]),
      )
      doc.moveDown(0.2)
    }
    doc.moveDown(0.4)
  }
  return {
    title: (words) => write('H1', words, { size: 20, isStrong: true, color: PINE }),
    heading: (words) => write('H2', words, { size: 13, isStrong: true, color: PINE, after: 0.3 }),
    paragraph: (words) => write('P', words),
    strong: (words) => write('P', words, { size: 12, isStrong: true }),
    note: (words) => write('P', words, { size: 8.5, after: 0.3 }),
    list,
    end: () => root.end(),
  }
}

type About = { title: string; author: string; subject: string; createdAt: Date }

/**
 * A French A4 document that a screen reader can read (PDF/UA: tagged, its fonts inside). The same
 * words at the same `createdAt` give the same bytes.
 */
export async function frenchPdf(
  { title, author, subject, createdAt }: About,
  compose: (writer: PdfWriter) => void,
): Promise<Buffer> {
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
    font: readFonts().text.latin as unknown as string,
    info: { Title: title, Author: author, Subject: subject, CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const { end, ...write } = writer(doc)
  compose(write)
  end()
  doc.end()
  return done
}
