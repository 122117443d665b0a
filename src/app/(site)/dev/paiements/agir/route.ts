import { moveClock } from '@/platform/payments/simulator/clock'
import {
  ACCOUNT_OUTCOMES,
  changeSettings,
  dispute,
  emptyAccount,
  failRefund,
  refundOutside,
  resend,
  decideAccount,
  type AccountOutcome,
} from '@/platform/payments/simulator/page-actions'

import { answerForm } from '../../paiement/see-other'

/** Longest move of the clock at once, in days. */
const MOST_DAYS = 500

const ACTS: Record<string, (id: string) => Promise<unknown>> = {
  'events-off': () => changeSettings({ areEventsOff: true }),
  'events-on': () => changeSettings({ areEventsOff: false }),
  down: () => changeSettings({ isDown: true }),
  up: () => changeSettings({ isDown: false }),
  resend,
  refund: refundOutside,
  'refund-failed': failRefund,
  dispute: (id) => dispute(id, true),
  won: (id) => dispute(id, false),
  empty: (id) => emptyAccount(id, true),
  fill: (id) => emptyAccount(id, false),
}

/** What the pages of the simulator ask for. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async (field) => {
    const [act, id] = [field('acte'), field('id')]
    if (act === 'clock') {
      const days = Number(field('jours'))
      if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) return null
      const count = await moveClock(days)
      return `/dev/paiements?faits=${count}`
    }
    if (Object.hasOwn(ACCOUNT_OUTCOMES, act)) await decideAccount(id, act as AccountOutcome)
    else if (Object.hasOwn(ACTS, act)) await ACTS[act]?.(id)
    else return null
    return '/dev/paiements'
  })
}
