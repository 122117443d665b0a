import {
  ACCOUNT_OUTCOMES,
  openAccount,
  decideAccount,
  type AccountOutcome,
} from '@/platform/payments/simulator/page-actions'

import { answerForm } from '../../../see-other'

type Args = { params: Promise<{ id: string }> }

/** Ends the opening of an account, and goes back to the site. */
export async function POST(request: Request, { params }: Args): Promise<Response> {
  const { id } = await params
  return answerForm(request, async (field) => {
    const account = await openAccount(id, field('jeton'))
    const outcome = field('issue')
    if (!account?.onboarding || !Object.hasOwn(ACCOUNT_OUTCOMES, outcome)) return null
    await decideAccount(id, outcome as AccountOutcome)
    return account.onboarding.returnUrl
  })
}
