import { z } from 'zod'

import { MAIL_MODES } from '../types.model'
import { emailName, siteName, TOPICS, type Choices } from './model'

const UNKNOWN = 'Choisissez une des réponses proposées'
const email = z.enum(['', ...MAIL_MODES], { error: UNKNOWN }).optional()
const yes = z.enum(['OUI', 'NON'], { error: UNKNOWN }).optional()

const emails = Object.fromEntries(
  TOPICS.map(({ category }) => [emailName(category), email]),
) as Record<ReturnType<typeof emailName>, typeof email>
const sites = Object.fromEntries(
  TOPICS.filter(({ isAlwaysOnSite }) => !isAlwaysOnSite).map(({ category }) => [
    siteName(category),
    yes,
  ]),
) as Record<ReturnType<typeof siteName>, typeof yes>

/** What one chooses; what is not sent stays as it is. */
export const preferencesSchema = z.strictObject({ ...emails, ...sites, digest: yes })
export type Preferences = z.infer<typeof preferencesSchema>

/** The choices after a form was sent. */
export function chosen(before: Choices, sent: Preferences): Choices {
  const next: Choices = { ...before }
  for (const { category } of TOPICS) {
    const mail = sent[emailName(category)]
    const site = sent[siteName(category)]
    const topic = { ...next[category] }
    if (mail !== undefined) topic.email = mail || undefined
    if (site !== undefined) topic.site = site === 'NON' ? 'NO' : undefined
    next[category] = topic
  }
  if (sent.digest !== undefined) next.digest = sent.digest === 'NON' ? 'NEVER' : undefined
  return next
}
