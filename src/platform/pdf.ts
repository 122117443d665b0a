import fs from 'node:fs'
import path from 'node:path'

import PDFDocument from 'pdfkit'

import { unpackWoff } from './woff'

// Static files: pdfkit reads no variable font. Next copies them beside the server (next.config.mjs).
const FONTS = path.join(/* turbopackIgnore: true */ 'node_modules', '@fontsource/figtree/files')
const fontFile = (letters: 'latin' | 'latin-ext', weight: 400 | 700) =>
  path.join(/* turbopackIgnore: true */ FONTS, `figtree-${letters}-${weight}-normal.woff`)

type Face = { weight: 400 | 700; latin: Buffer; extended: Buffer }
const readFont = (file: string) =>
  unpackWoff(fs.readFileSync(path.resolve(/* turbopackIgnore: true */ file)))
const readFace = (weight: 400 | 700): Face => ({
  weight,
  latin: readFont(fontFile('latin', weight)),
  extended: readFont(fontFile('latin-ext', weight)),
})

let fonts: { text: Face; strong: Face } | undefined
const readFonts = () => (fonts ??= { text: readFace(400), strong: readFace(700) })

/** Letters of the rest of Europe, which stand in a file of their own: Łódź, Dvořák, Şahin. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+)/

/** Small raised letters (« 2ᵉ »), which the font has not: it writes the plain ones instead. */
const RAISED: Readonly<Record<string, string>> = { ᵉ: 'e', ʳ: 'r', ⁿ: 'n', ᵈ: 'd' }

/**
 * Words in runs of letters of one file, with nothing that the files have not: pdfkit would leave it
 * out in silence. The t with a cedilla is that of Romanian, with a comma.
 */
export const runsOf = (words: string): string[] =>
  words
    .normalize('NFC')
    .replace(/ţ/g, 'ț')
    .replace(/Ţ/g, 'Ț')
    .replace(/[ᵉʳⁿᵈ]/gu, (letter) => RAISED[letter] ?? letter)
    .split(EXTENDED)
    .filter(Boolean)

const INK = '#22302e'
const SOFT = '#55635f'
const PINE = '#17543f'
const LINE = '#d9d2c5'
const TINT = '#f4efe6'
const MARGIN = 56
/** Above and below the words of a page, in points: less, so that a receipt stays on one. */
const EDGE = 36
/** Width of the names of a table, in points. */
const NAMES = 158

type Document = InstanceType<typeof PDFDocument>

/** The head of a document: who gives it, and its number at the right. */
type Letterhead = { name: string; lines: readonly string[]; number: string; logo: Buffer | null }

/** Writes pieces of text, each under a tag that screen readers announce. */
export type PdfWriter = {
  /** `logo`: a PNG or JPEG without transparency; its name stands beside it. */
  letterhead: (head: Letterhead) => void
  title: (words: string) => void
  heading: (words: string) => void
  paragraph: (words: string) => void
  /** A paragraph in bold, for what must not be overlooked. */
  strong: (words: string) => void
  /** A paragraph in small letters. */
  note: (words: string) => void
  list: (items: readonly string[]) => void
  /** Names at the left, what they say in a column of its own. */
  table: (rows: ReadonlyArray<readonly [name: string, value: string]>) => void
  /** A sum in large letters on a tinted ground, and what it is in words. */
  sum: (figures: string, words: string) => void
  /** Boxes on one line, ticked or not. */
  boxes: (choices: ReadonlyArray<{ label: string; isTicked: boolean }>) => void
}

type Place = { x?: number; width?: number; align?: 'left' | 'right' }

function writer(doc: Document): PdfWriter & { end: () => void } {
  const { text, strong } = readFonts()
  const root = doc.struct('Document')
  doc.addStructure(root)
  const inner = doc.page.width - 2 * MARGIN
  // By names of their own: else each run would read, or even bring, the whole font again.
  const plain = ({ weight }: Face) => `latin-${weight}`
  const extended = ({ weight }: Face) => `extended-${weight}`
  for (const face of [text, strong]) {
    doc.registerFont(plain(face), face.latin)
    doc.registerFont(extended(face), face.extended)
  }
  // pdfkit looks for a letter in one font alone, and leaves out what it does not find.
  const put = (words: string, face: Face, size: number, { x, width, align }: Place = {}) => {
    const runs = runsOf(words)
    for (const [at, run] of runs.entries()) {
      doc.font(EXTENDED.test(run) ? extended(face) : plain(face), size)
      const options = { lineGap: 2.5, width, align, continued: at < runs.length - 1 }
      if (at === 0 && x !== undefined) doc.text(run, x, doc.y, options)
      else doc.text(run, options)
    }
  }
  /** What only decorates: screen readers pass over it. */
  const decorate = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const ruleBelow = (gap: number) => {
    const y = doc.y + gap
    decorate(() =>
      doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + inner, y)
        .lineWidth(0.75)
        .stroke(LINE),
    )
    doc.x = MARGIN
    doc.y = y + gap + 4
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
  const letterhead = ({ name, lines, number, logo }: Letterhead) => {
    const top = doc.y
    if (logo) decorate(() => doc.image(logo, MARGIN, top, { fit: [110, 52] }))
    const x = logo ? MARGIN + 124 : MARGIN
    const width = MARGIN + inner - 150 - x
    const piece = (words: string, face: Face, size: number, color: string, place: Place) =>
      root.add(
        doc.struct('P', {}, () => {
          doc.fillColor(color)
          put(words, face, size, place)
        }),
      )
    piece(name, strong, 13, INK, { x, width })
    for (const line of lines) piece(line, text, 9.5, SOFT, { x, width })
    const bottom = doc.y
    doc.y = top
    piece(number, strong, 11, PINE, { x: MARGIN + inner - 150, width: 150, align: 'right' })
    doc.y = Math.max(bottom, doc.y, logo ? top + 52 : 0)
    ruleBelow(8)
  }
  const table = (rows: ReadonlyArray<readonly [string, string]>) => {
    const container = doc.struct('L')
    root.add(container)
    const x = MARGIN + NAMES
    const width = inner - NAMES
    for (const [name, value] of rows) {
      doc.font(plain(text), 10)
      const needed = doc.heightOfString(value, { width, lineGap: 2.5 })
      if (doc.y + needed > doc.page.height - EDGE) doc.addPage()
      const top = doc.y
      let below = top
      container.add(
        doc.struct('LI', {}, [
          doc.struct('Lbl', {}, () => {
            doc.fillColor(SOFT)
            put(name, text, 10, { x: MARGIN, width: NAMES - 10 })
            below = doc.y
            doc.y = top
          }),
          doc.struct('LBody', {}, () => {
            doc.fillColor(INK)
            put(value, text, 10, { x, width })
          }),
        ]),
      )
      doc.x = MARGIN
      doc.y = Math.max(below, doc.y) + 1
    }
    doc.moveDown(0.5)
  }
  const sum = (figures: string, words: string) => {
    const top = doc.y
    const [side, place] = [16, { x: MARGIN + 16, width: inner - 32 }]
    doc.font(plain(text), 10.5)
    const height = 2 * 11 + 26 + doc.heightOfString(words, { width: place.width, lineGap: 2.5 })
    decorate(() => doc.roundedRect(MARGIN, top, inner, height, side / 2).fill(TINT))
    doc.y = top + 11
    root.add(
      doc.struct('P', {}, () => {
        doc.fillColor(PINE)
        put(figures, strong, 18, place)
        doc.fillColor(INK)
        put(words, text, 10.5, place)
      }),
    )
    doc.x = MARGIN
    doc.y = top + height + 9
  }
  const boxes = (choices: ReadonlyArray<{ label: string; isTicked: boolean }>) => {
    const container = doc.struct('L')
    root.add(container)
    const top = doc.y
    const width = inner / choices.length
    for (const [at, { label, isTicked }] of choices.entries()) {
      const x = MARGIN + at * width
      container.add(
        doc.struct('LI', {}, [
          doc.struct('Lbl', { alt: isTicked ? 'Coché' : 'Non coché' }, () => {
            doc.roundedRect(x, top, 11, 11, 2).lineWidth(1)
            if (!isTicked) return doc.stroke(SOFT)
            doc.fillAndStroke(PINE, PINE)
            const tick = doc.moveTo(x + 2.6, top + 5.8).lineTo(x + 4.8, top + 8.2)
            return tick
              .lineTo(x + 8.6, top + 3)
              .lineWidth(1.5)
              .stroke('#ffffff')
          }),
          doc.struct('LBody', {}, () => {
            doc.fillColor(INK)
            doc.y = top - 1
            put(label, isTicked ? strong : text, 10.5, { x: x + 18, width: width - 18 })
          }),
        ]),
      )
    }
    doc.x = MARGIN
    doc.moveDown(0.6)
  }
  return {
    letterhead,
    title: (words) => write('H1', words, { size: 16, isStrong: true, color: PINE, after: 0.2 }),
    heading: (words) => write('H2', words, { size: 13, isStrong: true, color: PINE, after: 0.3 }),
    paragraph: (words) => write('P', words),
    strong: (words) => write('P', words, { size: 12, isStrong: true }),
    note: (words) => write('P', words, { size: 8.5, color: SOFT, after: 0.3 }),
    list,
    table,
    sum,
    boxes,
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
    margins: { top: EDGE, bottom: EDGE, left: MARGIN, right: MARGIN },
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // Its types know the archive formats only.
    subset: 'PDF/UA' as 'PDF/A-2a',
    // None to begin with: pdfkit's own is one that the file would not carry.
    font: '',
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
