import { escapeHtml } from '../html/escape'
import { PLAIN_STYLE } from './plain-style.mjs'

/** A page that a route handler draws itself: a refusal with its status, or a short choice. */
export type PlainPage = {
  title: string
  /** Paragraphs. */
  text: readonly string[]
  /** The first one is the main action. */
  links?: ReadonlyArray<{ href: string; label: string; note?: string }>
  /** Draws the links as a list of things to choose from. */
  isChoice?: boolean
}

/** The page as HTML that needs nothing else. */
export function plainHtml({ title, text, links = [], isChoice }: PlainPage): string {
  const items = links.map(({ href, label, note }, at) => {
    const look = isChoice ? 'row' : at === 0 ? 'button first' : 'button'
    const aside = note ? ` <span>${escapeHtml(note)}</span>` : ''
    return `<li><a class="${look}" href="${escapeHtml(href)}">${escapeHtml(label)}${aside}</a></li>`
  })
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Patte Blanche</title>
<style>${PLAIN_STYLE}</style>
</head>
<body>
<main>
<a class="brand" href="/">Patte Blanche</a>
<h1>${escapeHtml(title)}</h1>
${text.map((each) => `<p>${escapeHtml(each)}</p>`).join('\n')}
${items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : ''}
</main>
</body>
</html>
`
}

/** The page as an answer that nobody keeps. */
export function plainPage(status: number, page: PlainPage): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(plainHtml(page), { status, headers })
}
