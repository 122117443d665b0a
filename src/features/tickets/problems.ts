import { COMMENT_FAILED } from './model'

/** What the address of the page says went wrong; the words are the page's own. */
const SENTENCES = {
  vide: 'Écrivez votre réponse',
  clos: 'Ce ticket est clos\u00a0: ouvrez-en un autre',
  attente: 'Trop de tentatives détectées. Réessayez dans quelques minutes.',
  service: COMMENT_FAILED,
} as const

export const problemOf = (status: number): keyof typeof SENTENCES =>
  status === 400 ? 'vide' : status === 422 ? 'clos' : status === 429 ? 'attente' : 'service'

/** The sentence behind that word; null for any other. */
export const problemSentence = (problem: unknown): string | null =>
  typeof problem === 'string' && Object.hasOwn(SENTENCES, problem)
    ? SENTENCES[problem as keyof typeof SENTENCES]
    : null
