import { z } from 'zod'

import { plainText } from '@/platform/validation/plain-text'

import { REASON_MAX, SENTENCES, TEXT_MAX } from './model'

const token = z.string().min(1).max(120)

/** The words of a message. */
export const relayText = plainText(TEXT_MAX).pipe(z.string().min(1, SENTENCES.empty))

/** A message of one side; `key` is made by the page, so that two presses are one. */
export const messageSchema = z.strictObject({
  token,
  text: relayText,
  key: z.uuid().optional(),
})

/** What one side says of the other. */
export const reportSchema = z.strictObject({
  token,
  reason: plainText(REASON_MAX).pipe(z.string().min(10, SENTENCES.reason)),
})

/** A press of one side, by its link. */
export const pressSchema = z.strictObject({ token })

/** Leaving a conversation, or taking it up again. */
export const stopSchema = z.strictObject({ token, resume: z.literal('oui').optional() })

/** What the platform decides of a reported thread. */
export const reviewSchema = z.strictObject({
  thread: z.uuid(),
  decision: z.enum(['CLOSE', 'REOPEN'], { error: 'Choisissez une décision' }),
  /** How many reports of it were read: one more may have come meanwhile. */
  said: z.coerce.number().int().min(1).max(2),
})
