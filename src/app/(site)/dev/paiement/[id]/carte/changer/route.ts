import { env } from '@/platform/env'
import { changeCard } from '@/platform/payments/simulator/page-actions'
import { isCardChoice } from '@/platform/payments/simulator/model'

import { answerForm } from '../../../see-other'

type Args = { params: Promise<{ id: string }> }

/** Puts the chosen card behind the gift. */
export async function POST(request: Request, { params }: Args): Promise<Response> {
  const { id } = await params
  return answerForm(request, async (field) => {
    const choice = field('carte')
    if (!isCardChoice(choice) || !(await changeCard(id, choice))) return null
    const back = field('retour')
    return back.startsWith(`${env.publicUrl}/`) ? back : '/'
  })
}
