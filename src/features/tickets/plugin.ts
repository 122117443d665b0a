import { extendCollections } from '@/platform/plugins'

import { followAccount } from './hooks/follow-account'
import { moveTicket } from './hooks/follow-answers'

/** Tickets follow the answers that opened them, and the address of who asked. */
export const ticketsPlugin = extendCollections({
  users: followAccount,
  'form-submissions': { afterChange: [moveTicket] },
})
