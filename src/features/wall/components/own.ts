import { commentPath, editPath, OWN_API } from '../model'
import { aboutLabel, aboutOf } from './words.fr'

/** What of a page is the reader’s own. */
export type Own = {
  isSignedIn: boolean
  posts: readonly string[]
  liked: readonly string[]
  comments: readonly string[]
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Asks of what the page shows; null without an answer: the page then stays as everybody reads it. */
export async function readOwn(signal: AbortSignal): Promise<Own | null> {
  const posts = all('[data-post]').map(({ dataset }) => dataset.post ?? '')
  const comments = all('[data-comment]').map(({ dataset }) => dataset.comment ?? '')
  const query = new URLSearchParams({ posts: posts.join(','), comments: comments.join(',') })
  try {
    const response = await fetch(`${OWN_API}?${query}`, { signal })
    return response.ok ? ((await response.json()) as Own) : null
  } catch {
    return null
  }
}

/** Puts the way to change something before the way to flag it, the last of its tools. */
function addLink(tools: HTMLElement, href: string): void {
  const flag = tools.lastElementChild
  const link = document.createElement('a')
  link.href = href
  link.dataset.own = ''
  link.textContent = 'Modifier'
  link.setAttribute(
    'aria-label',
    aboutLabel('Modifier ou supprimer', aboutOf(flag?.getAttribute('aria-label') ?? null)),
  )
  tools.insertBefore(link, flag)
}

/** Gives readers the way to change what they wrote; nothing to anybody else. */
export function addOwnLinks({ posts, comments }: Own): void {
  for (const link of all('a[data-own]')) link.remove()
  for (const tools of all('[data-post], [data-comment]')) {
    const { post, comment } = tools.dataset
    if (post && posts.includes(post)) addLink(tools, editPath(post))
    if (comment && comments.includes(comment)) addLink(tools, `${commentPath(comment)}/modifier`)
  }
}
