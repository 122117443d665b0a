import type { ReturnedForm } from '@/platform/http/plain-form'

import { endsOf } from '../editor/body'
import { shownFigures, type WalkContent } from '../editor/content'
import { spotWords } from '../editor/spot'

/** What a form without JavaScript shows. */
export type PlainValues = {
  texts: Readonly<Record<string, string>>
  /** The names of the boxes that are ticked. */
  ticked: readonly string[]
}

/**
 * What stands in the form of a walk: what was typed when it came back, else the walk itself.
 * @param version of a walk that was saved before
 */
export function plainValues(
  content: WalkContent,
  draft: ReturnedForm['draft'],
  version: number | null,
): PlainValues {
  const typed = Object.entries(draft).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string'
  })
  const { texts, ticks, allowedAnimals, bestSeasons } = content
  const shown = {
    ...texts,
    ...shownFigures(content),
    start: spotWords(endsOf(content).startPoint),
    version: version?.toString() ?? '',
  }
  if (typed.length > 0) {
    // The version that was read, not the newer one that a refusal told of.
    const ticked = typed.flatMap(([name, value]) => (value === 'on' ? [name] : []))
    return { texts: { ...shown, ...Object.fromEntries(typed) }, ticked }
  }
  return {
    texts: shown,
    ticked: [
      ...Object.entries(ticks).flatMap(([name, isSo]) => (isSo ? [name] : [])),
      ...allowedAnimals.map((animal) => `animal-${animal}`),
      ...bestSeasons.map((season) => `saison-${season}`),
    ],
  }
}
