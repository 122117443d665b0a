// @ts-check
import { gzipSync } from 'node:zlib'

import ts from 'typescript'

import { scriptsOf } from './weights.mjs'

/** What only the code of notices, likes, follows and their doors says; the menu was there before. */
const OWN = /api\/v1\/me\/|patte-blanche\.(?:likes|follow)|Suivre ce refuge/

/** A module that only fetches others. */
const LAZY = /^\w+=>\{\w+\.v\(\w+=>Promise/

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
  for (const { id, text } of modules.filter((each) => LAZY.test(each.text))) {
    const chunks = text.match(/static\/chunks\/[\w~.-]+\.js/g) ?? []
    const fetched = await Promise.all(chunks.map((chunk) => read(`${site}/_next/${chunk}`)))
    if (fetched.some((chunk) => OWN.test(chunk))) doors.add(id)
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
    if (!ts.isArrayLiteralExpression(node)) {
      ts.forEachChild(node, visit)
      return
    }
    for (const [at, each] of node.elements.entries()) {
      const next = node.elements[at + 1]
      if (ts.isNumericLiteral(each) && next && !ts.isNumericLiteral(next))
        found.push({ id: each.text, text: next.getText() })
    }
  }
  ts.forEachChild(file, visit)
  return found
}
