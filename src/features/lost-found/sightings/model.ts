/** Longest words of whoever saw an animal, in characters: the conversation takes 2,000 with the rest. */
export const SEEN_TEXT_MAX = 1000

/** Sightings of one person, of the animal of one report, that are shown in 24 hours. */
export const SEEN_A_DAY = 4

/** What the author of a report says of where its animal was seen. */
export const SIGHTING_ANSWERS = ['HIDE', 'SHOW'] as const
export type SightingAnswer = (typeof SIGHTING_ANSWERS)[number]
