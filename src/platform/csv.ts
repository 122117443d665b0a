import { stringify } from 'csv-stringify'

import { parisDay } from './time/model'

/** Characters that a spreadsheet takes for the start of a formula hide behind these too. */
const LEADING = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u

/**
 * A text as one cell: nothing before its first visible character, and one kind of line break (a
 * lone carriage return would start a new row, out of reach of the quotes).
 */
export const cell = (text: string): string =>
  text.replace(LEADING, '').replaceAll('\0', '').replace(/\r\n?/g, '\n')

/**
 * Rows as a CSV file that French spreadsheets open by a double click: UTF-8 with its mark, « ; »
 * between cells, and cells that begin with = + - @ shown as the text that they are. It is written
 * while the rows are read, so that its length costs no memory.
 * @param rows batches of rows of cells
 */
export function csvStream(
  header: readonly string[],
  rows: AsyncIterable<ReadonlyArray<readonly string[]>>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const batches = rows[Symbol.asyncIterator]()
  let isFirst = true
  const text = async (batch: ReadonlyArray<readonly string[]>): Promise<string> =>
    new Promise((resolve, reject) => {
      stringify(
        batch.map((row) => row.map(cell)),
        {
          delimiter: ';',
          bom: isFirst,
          escape_formulas: true,
          record_delimiter: 'windows',
          quoted_match: /[\n;"]/,
        },
        (error, output) => (error ? reject(error) : resolve(output)),
      )
      isFirst = false
    })
  return new ReadableStream({
    async pull(controller) {
      try {
        if (isFirst) return controller.enqueue(encoder.encode(await text([header])))
        const next = await batches.next()
        if (next.done) return controller.close()
        controller.enqueue(encoder.encode(await text(next.value)))
      } catch (error) {
        controller.error(error)
      }
    },
    async cancel() {
      await batches.return?.(undefined)
    },
  })
}

/** A name for the file that every system accepts: « reponses-devenir-benevole-2026-03-12.csv ». */
export function csvName(day: string, ...parts: readonly string[]): string {
  const words = parts.map((part) =>
    part
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60),
  )
  return `${[...words.filter(Boolean), day].join('-')}.csv`
}

/**
 * The same as an answer that the browser keeps as a file, named after its words and the day in
 * Paris.
 */
export function csvResponse(
  words: readonly string[],
  header: readonly string[],
  rows: AsyncIterable<ReadonlyArray<readonly string[]>>,
): Response {
  return new Response(csvStream(header, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${csvName(parisDay(new Date()), ...words)}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
