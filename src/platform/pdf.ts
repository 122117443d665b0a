import fs from 'node:fs'
import path from 'node:path'

import PDFDocument from 'pdfkit'

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
    font: readFonts().text as unknown as string,
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
