import { payCheckout } from '@/platform/payments/simulator/page-actions'
import { isCardChoice } from '@/platform/payments/simulator/model'

import { answerForm } from '../../see-other'

type Args = { params: Promise<{ id: string }> }

/** Plays the chosen card. A refusal stays on the page; all else goes back to the site. */
export async function POST(request: Request, { params }: Args): Promise<Response> {
  const { id } = await params
  return answerForm(request, async (field) => {
    const card = field('carte')
    const page = `/dev/paiement/${encodeURIComponent(id)}`
    if (card === 'CONFIRM') return `${page}?etape=confirmation`
    const choice = card === 'CONFIRMED' ? 'CONFIRM' : card
    if (!isCardChoice(choice)) return page
    const checkout = await payCheckout(id, choice)
    if (!checkout) return null
    if (checkout.state === 'open' || checkout.state === 'expired') return page
    return checkout.successUrl
  })
}
