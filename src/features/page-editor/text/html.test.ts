import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import fc from 'fast-check'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { $fromHtml } from './from-html'
import { TEXT_NODES } from './nodes'
import { $toHtml } from './to-html'

const page = new Window()
const globals = globalThis as { document?: unknown; window?: unknown }
const before = { document: globals.document, window: globals.window }

// Lexical looks for these two while it reads a document.
beforeAll(() => Object.assign(globals, { document: page.document, window: page }))
afterAll(() => Object.assign(globals, before))

/** Opens HTML in the editor and reads it back, as a save would. */
function roundTrip(html: string): string {
  const editor = createHeadlessEditor({
    nodes: TEXT_NODES,
    onError: (error) => {
      throw error
    },
  })
  const parsed = new page.DOMParser().parseFromString(html, 'text/html')
  editor.update(() => $fromHtml(parsed as unknown as Document), { discrete: true })
  return editor.getEditorState().read($toHtml)
}

describe('HTML through the text editor', () => {
  it.each([
    [''],
    ['<p>Bonjour</p>'],
    ['<p>Un <strong>chien</strong>, un <em>chat</em>, <u>deux</u> <s>trois</s></p>'],
    ['<p><strong><em><u><s>tout</s></u></em></strong></p>'],
    ['<h2>Un</h2><h3>Deux</h3><h4>Trois</h4><p>Quatre</p>'],
    ['<ul><li>Un</li><li>Deux</li></ul><ol><li>Trois</li></ol>'],
    ['<ul><li>Un<ul><li>Un un</li><li>Un deux</li></ul></li><li>Deux</li></ul>'],
    ['<ol><li>Un<ul><li>Dedans<ol><li>Au fond</li></ol></li></ul></li></ol>'],
    ['<blockquote>Une citation<br />sur deux lignes</blockquote>'],
    ['<p>Une ligne<br />une autre</p><p><br /></p><p>Après un vide</p>'],
    [
      '<p><a href="/animaux?a=1&amp;b=2">Nos animaux</a> et <a href="tel:+33199001234">nous</a></p>',
    ],
    ['<p><a href="https://exemple.fr" target="_blank" rel="noopener">Ailleurs</a></p>'],
    ['<p>Un <strong>lien </strong><a href="#a"><strong>gras</strong></a></p>'],
    ['<p style="text-align:center">Au centre</p><h2 style="text-align:right">À droite</h2>'],
    ['<p>1 &lt; 2 &amp; "3" &gt; 2\u00a0: l’été…</p>'],
  ])('%s comes back as it was', (html) => {
    expect(roundTrip(html)).toBe(html)
  })

  it.each([
    ['texte nu', '<p>texte nu</p>'],
    ['<b>gras</b> et <i>penché</i>', '<p><strong>gras</strong> et <em>penché</em></p>'],
    ['<h1>Un</h1><h6>Six</h6>', '<h2>Un</h2><h4>Six</h4>'],
    ['<div>Un</div><div>Deux</div>', '<p>Un</p><p>Deux</p>'],
    ['<blockquote><p>Un</p></blockquote>', '<blockquote>Un</blockquote>'],
    ['<ul><li><p>Un</p></li></ul>', '<ul><li>Un</li></ul>'],
    ['<p><code>a</code><span style="color:red">b</span></p>', '<p>ab</p>'],
    ['<p>A<img src="x"></p>', '<p>A</p>'],
    ['<p><a href="javascript:alert(1)">A</a></p>', '<p>A</p>'],
    ['<p>  </p>', ''],
    ['<p><br></p>', ''],
  ])('%s becomes %s', (html, expected) => expect(roundTrip(html)).toBe(expected))

  const words = fc.stringMatching(/^[a-zà-ÿ0-9’"&<>]{1,8}( [a-z]{1,5})?$/)
  const escaped = words.map((text) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  )
  const formatted = fc
    .tuple(escaped, fc.subarray(['s', 'u', 'em', 'strong']))
    .map(([text, tags]) => tags.reduce((inside, tag) => `<${tag}>${inside}</${tag}>`, text))
  const line = fc.array(formatted, { minLength: 1, maxLength: 3 }).map((all) => all.join('<br />'))
  const list = (depth: number): fc.Arbitrary<string> =>
    fc
      .tuple(
        fc.constantFrom('ul', 'ol'),
        fc.array(fc.tuple(line, depth > 0 ? fc.option(list(depth - 1)) : fc.constant(null)), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([tag, items]) => {
        const all = items.map(([text, nested]) => `<li>${text}${nested ?? ''}</li>`).join('')
        return `<${tag}>${all}</${tag}>`
      })
  const block = fc.oneof(
    list(2),
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4', 'blockquote'), line)
      .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  )
  const anyText = fc
    .array(block, { maxLength: 4 })
    .map((blocks) => blocks.join(''))
    // The editor makes one list of two that touch.
    .filter((html) => !/<\/(ul|ol)><\1>/.test(html))

  it('changes nothing of any text that it could have written', () => {
    fc.assert(
      fc.property(anyText, (html) => {
        expect(roundTrip(html)).toBe(html)
      }),
    )
  })
})
