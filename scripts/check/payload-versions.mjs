// @ts-check
import { inProject, readJson } from '../lib/project.mjs'
import { Problem } from '../lib/terminal.mjs'

/** The newest version at which every Payload package exists. */
const VERSION = '3.90.1'

/** Packages that were never published at that version: the one that is used instead. */
const EXCEPTIONS = new Map([['@payloadcms/plugin-stripe', '3.90.2']])

/**
 * Payload's packages must all have one version, each installed once: a mix makes
 * `payload migrate` exit 0 having done nothing.
 * @param {Record<string, { version?: string }>} packages as in package-lock.json
 * @returns {string[]} one sentence for each wrong package
 */
export function mixedVersions(packages) {
  return Object.entries(packages).flatMap(([place, { version }]) => {
    const name = place.split('node_modules/').at(-1) ?? ''
    if (name !== 'payload' && !name.startsWith('@payloadcms/')) return []
    const wanted = EXCEPTIONS.get(name) ?? VERSION
    const copy = place !== `node_modules/${name}` ? [`${place} is a second copy`] : []
    return version === wanted ? copy : [...copy, `${place} is ${version}, and must be ${wanted}`]
  })
}

export async function checkPayloadVersions() {
  const wrong = mixedVersions(readJson(inProject('package-lock.json')).packages)
  if (wrong.length > 0) throw new Problem(wrong.join('\n'))
}
