import { HttpError } from '@/platform/http/errors'
import { failureOf } from '@/platform/http/failure'
import { plainPage } from '@/platform/http/plain-page'
import { refuseForeignOrigin } from '@/platform/http/session'
import { isSimulated } from '@/platform/payments/simulator/page-actions'

/** Sends a browser on with GET. @param to a path of ours or a whole address */
export const seeOther = (to: string): Response =>
  new Response(null, { status: 303, headers: { location: to, 'cache-control': 'no-store' } })

/**
 * Answers a form of the simulator's pages; there are none outside of a demonstration.
 * @param work receives the fields; `null` means that there is no such thing
 */
export async function answerForm(
  request: Request,
  work: (field: (name: string) => string) => Promise<string | null>,
): Promise<Response> {
  try {
    if (!isSimulated()) throw new HttpError(404)
    refuseForeignOrigin(request)
    const form = await request.formData().catch(() => {
      throw new HttpError(400)
    })
    const to = await work((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    })
    if (to === null) throw new HttpError(404)
    return seeOther(to)
  } catch (error) {
    const { status, error: text } = failureOf(error)
    return plainPage(status, {
      title: 'Paiement de démonstration',
      text: [text],
      links: [{ href: '/', label: 'Accueil' }],
    })
  }
}
