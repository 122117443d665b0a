import { z } from 'zod'

import { isEmailAddress } from '../email/model'

/**
 * An address to which a letter can leave. `z.email` alone takes some that the outbox refuses, such as
 * one whose part before the « @ » is too long: an account or an answer could never be written to.
 * @param sentence what is said of any other text
 */
export const emailAddress = (sentence = 'Email invalide') =>
  z.email({ error: sentence, abort: true }).refine(isEmailAddress, sentence)

/** The same, or an empty field. */
export const emailAddressOrNone = (sentence = 'Email invalide') =>
  z.union([z.literal(''), emailAddress(sentence)], { error: sentence })
