// @ts-check
import { gzipSync } from 'node:zlib'

import ts from 'typescript'

import { scriptsOf } from './weights.mjs'

/** What only the code of accounts, notices, likes and follows says. */
const OWN =
  /api\/v1\/me\/|api\/user\/session|patte-blanche\.(?:likes|follow)|Suivre ce refuge|Tout se visite/

/**
 * What accounts, notices, likes and follows weigh in the first scripts of a page, for a visitor who
 * is not signed in: the modules that only they have, and those that would fetch the rest of them.
 * @param {string} site origin
 * @param {string} path
 * @returns {Promise<{ kilobytes: number, modules: number }>} kilobytes after gzip
 */
export async function accountWeight(site, path) {
  const texts = await Promise.all((await scriptsOf(site, path)).map((url) => read(url)))
  const modules = texts.flatMap(modulesOf)
  const doors = new Set()
  for (const { id, text } of modules) {
    const [chunk] =
      /static\/chunks\/[\w~.-]+\.js/.exec(/e\.v\(t=>Promise/.test(text) ? text : '') ?? []
    if (chunk && OWN.test(await read(`${site}/_next/${chunk}`))) doors.add(id)
  }
  const own = modules.filter(
    ({ id, text }) =>
      OWN.test(text) ||
      doors.has(id) ||
      [...text.matchAll(/\.A\((\d+)\)/g)].some(([, door]) => doors.has(door)),
  )
  const bytes =
    own.length > 0 ? gzipSync(own.map(({ text }) => text).join(), { level: 6 }).length : 0
  return { kilobytes: bytes / 1024, modules: own.length }
}

/** @param {string} url */
const read = async (url) => (await fetch(url)).text()

/**
 * The modules of a script, as Turbopack writes them: numbers, each before its function.
 * @param {string} script
 * @returns {Array<{ id: string, text: string }>}
 */
function modulesOf(script) {
  const file = ts.createSourceFile('chunk.js', script, ts.ScriptTarget.Latest, true)
  /** @type {Array<{ id: string, text: string }>} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (!ts.isArrayLiteralExpression(node)) return void ts.forEachChild(node, visit)
    for (const [at, each] of node.elements.entries()) {
      const next = node.elements[at + 1]
      if (ts.isNumericLiteral(each) && next && !ts.isNumericLiteral(next))
        found.push({ id: each.text, text: next.getText() })
    }
  }
  ts.forEachChild(file, visit)
  return found
}
