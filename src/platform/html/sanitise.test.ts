import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sanitiseHtml } from './sanitise'

describe('sanitiseHtml', () => {
  it.each([
    ['<p>Un <b>chien</b> <i>doux</i></p>', '<p>Un <strong>chien</strong> <em>doux</em></p>'],
    ['<h1>Titre</h1><h6>Petit</h6>', '<h2>Titre</h2><h4>Petit</h4>'],
    ['<p style="text-align:center;color:red">A</p>', '<p style="text-align:center">A</p>'],
    ['<p class="x" onclick="y()">A</p>', '<p>A</p>'],
    ['<script>alert(1)</script><p>A</p>', '<p>A</p>'],
    ['<img src=x onerror=alert(1)><p>A</p>', '<p>A</p>'],
    ['<svg><script>alert(1)</script></svg>A', 'A'],
    ['<a href="javascript:alert(1)">A</a>', 'A'],
    ['<a href="java&#10;script:alert(1)">A</a>', 'A'],
    ['<a href="//exemple.fr">A</a>', 'A'],
    ['<a href="/\\\\exemple.fr">A</a>', 'A'],
    ['<a href="exemple.fr">A</a>', 'A'],
    ['<a href="/animaux">A</a>', '<a href="/animaux">A</a>'],
    ['<a href="tel:+33199001234">A</a>', '<a href="tel:+33199001234">A</a>'],
    [
      '<a href="https://exemple.fr" target="_blank" rel="opener">A</a>',
      '<a href="https://exemple.fr" target="_blank" rel="noopener">A</a>',
    ],
    ['<a href="/a" target="_top">A</a>', '<a href="/a">A</a>'],
    [
      '<ul><li value="1">A</li></ul><blockquote>B</blockquote>',
      '<ul><li>A</li></ul><blockquote>B</blockquote>',
    ],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%s → %s', (html, clean) => expect(sanitiseHtml(html)).toBe(clean))

  it.each([
    ['<p><strong><em><u><s>tout</s></u></em></strong> &lt; &amp; "3"\u00a0: l’été…</p>'],
    ['<ul><li>Un<ol><li>Un un</li></ol></li><li>Deux</li></ul>'],
    ['<blockquote>Une citation<br />sur deux lignes</blockquote><p><br /></p>'],
    ['<p style="text-align:center">A</p><h2 style="text-align:right">B</h2><h3>C</h3><h4>D</h4>'],
    ['<p><a href="/animaux?a=1&amp;b=2">A</a> <a href="mailto:a@exemple.fr">B</a></p>'],
    ['<p><a href="https://exemple.fr" target="_blank" rel="noopener">A</a></p>'],
  ])('leaves alone what the text editor writes: %s', (html) => {
    expect(sanitiseHtml(html)).toBe(html)
  })

  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        '<script>',
        '</script>',
        '<img src=x onerror=alert(1)>',
        '<a href="javascript:x">',
        '</a>',
      ],
      ...[
        '<a href="data:text/html,x" target=_blank>',
        '<p style="text-align:left;position:fixed">',
      ],
      ...['<svg onload=x>', '<iframe srcdoc="<script>x</script>">', '<math><mi//xlink:href="x">'],
      ...[
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<noscript><p title="</noscript><img src=x onerror=x>">',
      ],
      ...[
        '<h2>',
        '</h2>',
        '<ul><li>',
        '&lt;script&gt;',
        '&#106;avascript:',
        '"',
        "'",
        '<',
        '>',
        '/',
      ],
    ),
    fc.string(),
  )
  const anyHtml = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  const ALLOWED =
    /^<\/?(?:p|br|strong|em|u|s|a|ul|ol|li|h[2-4]|blockquote)(?: style="text-align:(?:left|center|right|justify)"| href="(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))[^"<>]*"| target="_blank"| rel="noopener")*(?: \/)?>$/

  it('leaves only tags and attributes of the list, whatever comes', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        for (const tag of sanitiseHtml(html).match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ALLOWED)
      }),
      { numRuns: 500 },
    )
  })

  it('cleans to itself', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = sanitiseHtml(html)
        expect(sanitiseHtml(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })
})
