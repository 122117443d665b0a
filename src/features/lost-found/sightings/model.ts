/** Longest words of whoever saw an animal, in characters: the conversation takes 2,000 with the rest. */
export const SEEN_TEXT_MAX = 1000

/** What the author of a report says of where its animal was seen. */
export const SIGHTING_ANSWERS = ['HIDE', 'SHOW'] as const
export type SightingAnswer = (typeof SIGHTING_ANSWERS)[number]
