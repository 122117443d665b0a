// @ts-check
import fs from 'node:fs'
import os from 'node:os'

import { inProject } from '../lib/project.mjs'
import { outcome, run, tool } from '../lib/run.mjs'
import { say } from '../lib/terminal.mjs'

/**
 * A table of measurements.
 * @typedef {object} Section
 * @property {string[]} head
 * @property {(string | number)[][]} rows
 * @property {string} [note] what must be known to read it
 */

/** Where the last figures of each part stand. */
const SPEED = inProject('docs', 'speed.md')

/**
 * A table for the terminal.
 * @param {Section} section
 */
export function print({ head, rows, note }) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)),
  )
  say('')
  for (const row of [head, ...rows]) {
    const cells = widths.map((width, column) => {
      const cell = String(row[column] ?? '')
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    say(cells.join('  '))
  }
  if (note) say(note)
}

/**
 * The same table for a document.
 * @param {Section} section
 */
export function markdown({ head, rows, note }) {
  const line = (/** @type {(string | number)[]} */ cells) =>
    `| ${head.map((_, column) => String(cells[column] ?? '').replaceAll('|', '\\|')).join(' | ')} |`
  const rule = `| ${head.map((_, column) => (column === 0 ? '---' : '---:')).join(' | ')} |`
  const table = [line(head), rule, ...rows.map(line)].join('\n')
  return note ? `${table}\n\n${note}` : table
}

/**
 * A document in which one part has its new figures, and all others theirs.
 * @param {string} document
 * @param {string} part a name that the document has between two marks
 * @param {string} text
 * @throws {Error} when it has no such marks
 */
export function replacePart(document, part, text) {
  const [open, shut] = [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`]
  const [start, end] = [document.indexOf(open), document.indexOf(shut)]
  if (start < 0 || end < start) throw new Error(`docs/speed.md has no place for « ${part} ».`)
  return `${document.slice(0, start + open.length)}\n\n${text}\n\n${document.slice(end)}`
}

/**
 * Writes what a part measured into docs/speed.md, with when and where.
 * @param {string} part
 * @param {Section[]} sections
 * @param {{ load: number, seconds: number }} with load average of a minute when the bench began, and
 *   seconds of each question
 */
export async function keep(part, sections, { load, seconds }) {
  const text = [await conditions({ load, seconds }), ...sections.map(markdown)].join('\n\n')
  fs.writeFileSync(SPEED, replacePart(fs.readFileSync(SPEED, 'utf8'), part, text))
  await run([...tool('oxfmt'), SPEED], { quiet: true })
}

/** @param {{ load: number, seconds: number }} with */
async function conditions({ load, seconds }) {
  const cpu = os.cpus()
  const gigabytes = Math.round(os.totalmem() / 2 ** 30)
  const commit = await outcome(['git', 'rev-parse', '--short', 'HEAD'], { quiet: true }).catch(
    () => ({ code: 1, output: '' }),
  )
  const of = commit.code === 0 ? `, commit ${commit.output.trim()}` : ''
  return (
    `_${new Date().toISOString().slice(0, 10)}${of}: ${cpu.length} cores (${cpu[0]?.model.trim()}), ` +
    `${gigabytes} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}, load ` +
    `${load.toFixed(1)} before it began, ${seconds} s a question._`
  )
}
