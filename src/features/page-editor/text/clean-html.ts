import { isSafeUrl } from '@/features/pages/model'

const KEPT = new Set(
  ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'strong', 'em', 'u', 's', 'a'].map(
    (tag) => tag.toUpperCase(),
  ),
)
/** Text inside these leaves its words; inside all others that are not kept, it goes. */
const UNWRAPPED = new Set(['B', 'I', 'SPAN', 'DIV', 'DEL', 'STRIKE', 'SECTION', 'ARTICLE'])

function cleanAttributes(element: Element): void {
  const href = element.getAttribute('href') ?? ''
  const isBlank = element.getAttribute('target') === '_blank'
  const align = element instanceof HTMLElement ? element.style.textAlign : ''
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
  if (element.tagName === 'A') {
    if (isSafeUrl(href)) element.setAttribute('href', href)
    if (isBlank) element.setAttribute('rel', 'noopener')
  } else if (/^(?:left|center|right|justify)$/.test(align)) {
    element.setAttribute('style', `text-align: ${align}`)
  }
}

function cleanChildren(parent: Element): void {
  for (const element of [...parent.children]) {
    if (KEPT.has(element.tagName)) {
      cleanAttributes(element)
      cleanChildren(element)
    } else if (UNWRAPPED.has(element.tagName)) {
      cleanChildren(element)
      element.replaceWith(...element.childNodes)
    } else {
      element.remove()
    }
  }
}

/**
 * The HTML of a text block with nothing in it that could run: the canvas shows
 * what was typed, pasted or restored in this browser, which no server has seen.
 * @param document the HTML, parsed apart from the page: nothing of it runs or loads
 */
export function cleanHtml({ body }: Document): string {
  cleanChildren(body)
  return body.innerHTML
}
