import { postJson } from '@/ui/post-json'

import { likeApi, postPath, signInTo } from '../model'
import type { Own } from './own'

/** What the reader pressed since the page is there, by posts; it is newer than what was read. */
const pressed = new Map<string, boolean>()
const busy = new Set<string>()

const postOf = (form: Element): string | undefined =>
  form.closest<HTMLElement>('[data-post]')?.dataset.post

/** Each heart says whether the reader likes its post. */
export function tellLikes(own: Own | null): void {
  for (const form of document.querySelectorAll('[data-post] > form')) {
    const id = postOf(form) ?? ''
    const isLiked = pressed.get(id) ?? own?.liked.includes(id) ?? false
    form.querySelector('button')?.setAttribute('aria-pressed', String(isLiked))
  }
}

/** What went wrong, under the tools of a post; nothing where nothing did. */
function tellProblem(form: HTMLFormElement, sentence: string): void {
  const next = form.nextElementSibling
  if (next?.getAttribute('role') === 'alert') next.remove()
  if (!sentence) return
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.textContent = sentence
  form.after(line)
}

/**
 * Likes a post, or likes it no more: shown at once, taken back where the server refuses.
 * @param own what is known of the reader; who is not signed in goes there first
 */
export async function pressLike(form: HTMLFormElement, own: Own | null): Promise<void> {
  const id = postOf(form)
  if (!id || busy.has(id)) return
  if (own && !own.isSignedIn) return window.location.assign(signInTo(postPath(id)))
  const wasLiked = form.querySelector('button')?.getAttribute('aria-pressed') === 'true'
  busy.add(id)
  pressed.set(id, !wasLiked)
  tellProblem(form, '')
  tellLikes(own)
  const { answer, error } = await postJson(likeApi(id), { liked: !wasLiked })
  busy.delete(id)
  if (answer) return
  pressed.set(id, wasLiked)
  tellLikes(own)
  tellProblem(form, error)
}
