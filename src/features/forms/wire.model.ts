/** How an answer travels as a form: what is ours, and what is a question's. */
export const ANSWER_PREFIX = 'r_'
export const WIRE = {
  stamp: 'stamp',
  version: 'version',
  animal: 'animal',
  consent: 'consent',
  /** Of this try, and of those before it that had no answer. */
  saveKey: 'saveKey',
  lostKeys: 'lostKeys',
  /** Nobody sees it: programs that fill everything give themselves away. */
  trap: 'site_web',
} as const

/** Name of a question's input, in a plain form too. */
export const inputName = (name: string): string => ANSWER_PREFIX + name

/** The page of a form on the site of its shelter. @param shelter slug or id */
export const formPath = (shelter: string, formId: string): string =>
  `/shelter/${shelter}/formulaires/${formId}`

/** The page by which whoever sent an answer reads it again. */
export const answerPath = (token: string): string => `/suivi/formulaire/${token}`

/** One word for the kind of personal link that opens an answer. */
export const ANSWER_LINK = 'form-submission'
