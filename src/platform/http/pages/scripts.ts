/** A script that Next.js asks for in the head of a page, or at its end. */
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g

const PRELOADED = /<link rel="preload" as="script"[^>]*\/>/g

/** As text inside of a script. */
const list = (addresses: readonly string[]): string =>
  JSON.stringify(addresses).replaceAll('<', String.raw`\u003c`)

/**
 * A page that asks for its scripts when it has been read and its styles are there. On a poor network
 * they would else take the place of its styles, letters and first picture: it is shown sooner, and
 * comes alive as soon as before.
 * @param html the whole page
 */
export function withScriptsAfterStyles(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, src = '']) => src)
  if (addresses.length === 0 || !html.includes('</body>')) return html
  const loader =
    `<script>addEventListener("DOMContentLoaded",function(){${list(addresses)}.forEach(function(a){` +
    'var s=document.createElement("script");s.src=a;s.async=true;document.head.append(s)})})</script>'
  const rest = html.replace(SCRIPT, '').replace(PRELOADED, '')
  const end = rest.lastIndexOf('</body>')
  return rest.slice(0, end) + loader + rest.slice(end)
}
