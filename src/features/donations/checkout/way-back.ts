import { GIFT_LIMITS } from '../model'
import type { Failure } from '@/platform/http/failure'
import { plainPage } from '@/platform/http/plain-page'

const KEY = /^[0-9a-z-]{1,60}$/i

/** The page of the form that was sent. */
function formPath({ type, shelterId }: Readonly<Record<string, unknown>>): string {
  const key = typeof shelterId === 'string' && KEY.test(shelterId) ? shelterId : null
  if (type === 'tip' || !key) return '/agir'
  return `/shelter/${key}/${type === 'sponsorship' ? 'sponsor' : 'donate'}`
}

/**
 * The answer to a form that was refused without JavaScript: what to correct, and the way back.
 * A browser that goes one page back shows what was typed; nothing of it is sent anywhere else.
 */
export function wayBack(
  { status, error, fields }: Failure,
  sent: Readonly<Record<string, unknown>>,
): Response {
  const wrong = Object.values(fields ?? {}).map((each) => each.slice(0, GIFT_LIMITS.message))
  return plainPage(status, {
    title: 'Rien n’a été débité',
    text: [
      ...(wrong.length > 0 ? wrong : [error]),
      'Revenez d’une page en arrière avec votre navigateur\u00a0: ce que vous avez écrit y est encore.',
    ],
    links: [{ href: formPath(sent), label: 'Recommencer avec un formulaire vide' }],
  })
}
