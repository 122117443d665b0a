import { plain } from '@/platform/db/plain'

import { facets, type Facets } from './facets'

/**
 * Shelters to choose from: those with a word of their name or town that begins as what was typed,
 * the ones with the most animals first; all of them when nothing was.
 */
export async function suggestShelters(typed: string, limit: number): Promise<Facets['shelters']> {
  const wanted = plain(typed).trim()
  const { shelters } = await facets()
  return shelters
    .filter(({ name, city }) => ` ${plain(`${name} ${city}`)}`.includes(` ${wanted}`))
    .sort((a, b) => b.total - a.total)
    .slice(0, limit)
}
