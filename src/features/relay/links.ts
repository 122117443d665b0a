import { idOfToken, personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'

import { confirmPath, PURPOSE, SIDES, threadPath, type Side } from './model'

/** The token of one side of a thread. */
export const sideToken = (side: Side, thread: string): string =>
  personalToken(PURPOSE[side], thread)

/** The page of a thread for one side. */
export const sidePath = (side: Side, thread: string): string => threadPath(sideToken(side, thread))

/** The page on which a message that waits is sent. */
export const confirmLink = (message: string): string =>
  env.publicUrl + confirmPath(personalToken(PURPOSE.confirm, message))

/** Which side of which thread a token opens; null for any other. */
export function openedBy(token: string): { thread: string; side: Side } | null {
  for (const side of SIDES) {
    const thread = idOfToken(PURPOSE[side], token)
    if (thread) return { thread, side }
  }
  return null
}

/** The address to which a side answers by mail; null while no mail comes in. */
export const answerAddress = (mailKey: string): string | null =>
  env.relay && `r-${mailKey}@${env.relay.domain}`
