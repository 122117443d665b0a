import { PAYOUT_STATE_LABELS } from '@/features/shelters/model'
import { drain } from '@/platform/cache/drain'
import { failureOf } from '@/platform/http/failure'
import { shelterKeySchema } from '@/platform/http/params'
import { plainPage } from '@/platform/http/plain-page'
import { sessionOf } from '@/platform/http/session'

import { readAccountNow } from './commands/read-now'
import { PAYOUT_STATE_SENTENCES } from './model'

/**
 * Where the provider sends the person who opened an account back to. A page between the two, as
 * the admin takes whoever comes straight from another site for signed out.
 */
export async function returnFromProvider(request: Request, key: string): Promise<Response> {
  const shelter = shelterKeySchema.safeParse(key)
  const settings = `/shelter/${shelter.success ? shelter.data : ''}/admin/settings`
  const links = [{ href: settings, label: 'Revenir aux réglages du refuge' }]
  try {
    const { req, user } = await sessionOf(request)
    if (!user || !shelter.success) {
      const text = ['Connectez-vous pour voir où en est le compte de paiement du refuge.']
      return plainPage(200, { title: 'Compte de paiement', text, links })
    }
    const { payoutState } = await readAccountNow(req, shelter.data)
    // A read that has written: the shelter's pages are fresh before this one is shown.
    await drain(req.payload)
    const state = payoutState ?? 'NONE'
    const text = [PAYOUT_STATE_SENTENCES[state]]
    return plainPage(200, { title: PAYOUT_STATE_LABELS[state], text, links })
  } catch (error) {
    const { status, error: text } = failureOf(error)
    return plainPage(status, { title: 'Compte de paiement', text: [text], links })
  }
}
