import type { Species } from '@/features/animals/model'

import type { Flock } from './shelters/types'

/** Words that speak of a species, and so belong to a shelter that has it. */
const WORDS: ReadonlyArray<readonly [words: RegExp, species: readonly Species[]]> = [
  [/(?<!\p{L})(chien(ne)?s?|chiots?|aboie\p{L}*|en laisse|promenades?)(?!\p{L})/iu, ['DOG']],
  [/(?<!\p{L})(chat(te)?s?|chatons?|chatteries?|ronron\p{L}*)(?!\p{L})/iu, ['CAT']],
  [/(?<!\p{L})(lapin(e)?s?)(?!\p{L})/iu, ['RABBIT']],
  [/(?<!\p{L})(rats?)(?!\p{L})/iu, ['RAT']],
  [/(?<!\p{L})(tortues?)(?!\p{L})/iu, ['TURTLE']],
  [/(?<!\p{L})(chevaux|cheval|équidés?)(?!\p{L})/iu, ['HORSE', 'DONKEY']],
  [/(?<!\p{L})(ânes?|ânesses?)(?!\p{L})/iu, ['DONKEY']],
]

/** Whether every animal that a text speaks of lives in the shelter that tells it. */
export const suits = (text: string, flock: Flock): boolean =>
  WORDS.every(
    ([words, species]) => !words.test(text) || species.some((each) => (flock[each] ?? 0) > 0),
  )
