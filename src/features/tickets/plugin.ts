import { extendCollections } from '@/platform/plugins'

import { moveTicket } from './hooks/follow-answers'

/** Tickets follow the answers that opened them. */
export const ticketsPlugin = extendCollections({
  'form-submissions': { afterChange: [moveTicket] },
})
