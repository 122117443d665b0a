import { contrast, readableOn } from '@/features/shelters/theme/model'
import type { Species } from '@/features/animals/model'
import type { AnimalCardData } from '@/features/animals/queries'
import { escapeHtml } from '@/platform/html/escape'

type Shown = {
  shelter: { slug: string; name: string }
  /** `#rrggbb` of what can be pressed. */
  color: string
  animals: readonly AnimalCardData[]
  /** Only of this species. */
  species?: Species | null
  total: number
  /** The address of the platform: links leave the frame. */
  origin: string
}

/** WCAG 2.2, 1.4.3: words on white. */
const LEAST = 4.5
const INK = '#22302E'

/**
 * The height of the page, told to whoever frames it, also when it asks: its script may come after the page.
 * Nothing that it could not measure itself.
 */
const SCRIPT = `const say=()=>parent.postMessage({patteBlanche:document.documentElement.offsetHeight},'*');addEventListener('message',say);new ResizeObserver(say).observe(document.documentElement)`

const style = (color: string): string => `
*{box-sizing:border-box}
body{margin:0;padding:4px;background:#fff;color:#22302e;font:400 16px/1.5 Figtree,system-ui,sans-serif}
h1{margin:0 0 12px;font-size:1.25rem;line-height:1.25}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,180px),1fr));gap:12px;margin:0 0 16px;padding:0;list-style:none}
li a{display:block;height:100%;overflow:hidden;border:1px solid #e6ddd0;border-radius:12px;color:inherit;text-decoration:none}
img{display:block;width:100%;height:auto;aspect-ratio:460/420;object-fit:cover;background:#f4eee4}
li span{display:block;padding:0 12px}
li .name{padding-top:8px;color:${contrast('#FFFFFF', color) >= LEAST ? color : INK};font-weight:700}
li .facts{padding-bottom:10px;color:#55635f;font-size:.9375rem}
li a:hover .name{text-decoration:underline}
p{margin:0 0 12px}
.more{display:inline-flex;align-items:center;min-height:44px;padding:8px 20px;border-radius:999px;background:${color};color:${readableOn(color, '#FFFFFF')};font-weight:650;text-decoration:none}
a:focus-visible{outline:3px solid #22302e;outline-offset:2px}
`

function card(animal: AnimalCardData, at: (path: string) => string): string {
  const { name, href, image, isSos, isReserved, age, breed, decisive } = animal
  const label = isSos ? `SOS\u00a0: ${name}` : name
  const facts = [breed, age, isReserved ? 'réservé' : null, ...decisive].filter(Boolean).join(', ')
  return `<li><a href="${at(href)}" target="_blank" rel="noopener"><img src="${at(image)}" alt="" width="460" height="420" loading="lazy"><span class="name">${escapeHtml(label)}</span><span class="facts">${escapeHtml(facts)}</span></a></li>`
}

/** The page that other sites frame: HTML that needs neither our style sheets nor our scripts. */
export function widgetHtml({ shelter, color, animals, species, total, origin }: Shown): string {
  const at = (path: string): string => escapeHtml(new URL(path, origin).href)
  const all = at(`/shelter/${shelter.slug}/animals`)
  const list =
    animals.length > 0
      ? `<ul>${animals.map((animal) => card(animal, at)).join('')}</ul>`
      : `<p>Aucun animal${species ? ' de cette espèce' : ''} n’attend une famille aujourd’hui.</p>`
  const more =
    !species && total > animals.length ? `Voir nos ${total} animaux` : 'Voir tous nos animaux'
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Animaux à adopter · ${escapeHtml(shelter.name)}</title>
<style>${style(color)}</style>
</head>
<body>
<h1>À adopter\u00a0: ${escapeHtml(shelter.name)}</h1>
${list}
<a class="more" href="${all}" target="_blank" rel="noopener">${more}</a>
<script>${SCRIPT}</script>
</body>
</html>
`
}
