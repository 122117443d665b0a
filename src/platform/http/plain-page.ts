import { escapeHtml } from '../html/escape'

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

// The tokens of ui/tokens.scss; a handler has no style sheet.
const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#fbf7f0;color:#22302e;
font:400 17px/1.6 Figtree,system-ui,sans-serif}
main{width:min(100%,34rem);padding:clamp(24px,6vw,44px);background:#fff;border:1px solid #e6ddd0;border-radius:20px;
box-shadow:0 8px 24px rgb(34 48 46/7%)}
h1{margin:0 0 .5em;font-size:clamp(1.6rem,1.3rem + 1.6vw,2.2rem);line-height:1.15}
.brand{display:inline-flex;align-items:center;min-height:44px;color:#17543f;font-weight:700;text-decoration:none}
ul{display:grid;gap:12px;margin:24px 0 0;padding:0;list-style:none}
.button,.row{display:flex;align-items:center;min-height:48px;padding:10px 24px;border-radius:999px;
font-weight:650;text-decoration:none}
.button{justify-content:center;border:2px solid #1e6b57;color:#17543f}
.first{background:#1e6b57;color:#fff}
.row{flex-wrap:wrap;gap:0 12px;padding:12px 20px;border:1px solid #e6ddd0;border-radius:12px;color:#17543f}
.row span{flex-basis:100%;color:#55635f;font-weight:400}
a:focus-visible{outline:3px solid #f2a65a;outline-offset:3px;box-shadow:0 0 0 3px #22302e}
`

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
<style>${STYLE}</style>
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
