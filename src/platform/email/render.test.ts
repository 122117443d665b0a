import { describe, expect, it } from 'vitest'

import type { EmailContent } from './content'
import { linkParts } from './link-parts'
import { DARK_STYLE } from './look'
import { plainTextOf } from './plain-text'
import { renderHtml, renderText } from './render'

const SITE = 'https://patte-blanche.exemple.fr'
const HOSTILE = "\"><img src=x onerror=alert(1)><script>alert('x')</script>&amp;"

const content: EmailContent = {
  title: 'Votre demande est arrivée',
  paragraphs: ['Bonjour Zoé,', 'Deux lignes\u00a0:\nla seconde.'],
  facts: [{ label: 'Animal', value: 'Grisou' }],
  quote: 'Il a l’air adorable\u00a0!\nQuand puis-je venir\u00a0?',
  button: { label: 'Voir la demande', href: `${SITE}/x?a=1&b=2` },
  notes: ['Ce lien vaut une heure.'],
}

describe('a message', () => {
  it('is of whoever sends it, by the platform', () => {
    const sender = { name: 'Refuge <b>Alpha</b>', href: `${SITE}/shelter/alpha` }
    const html = renderHtml({ ...content, sender }, SITE)
    expect(html).toContain(`<a href="${SITE}/shelter/alpha"`)
    expect(html).toContain('Refuge &lt;b&gt;Alpha&lt;/b&gt;')
    expect(html).toContain('Envoyé de sa part par Patte Blanche')
    expect(renderText({ ...content, sender }, SITE)).toMatch(
      /^De la part du Refuge <b>Alpha<\/b>\n/,
    )
    expect(renderHtml(content, SITE)).not.toContain('de sa part')
  })
  it('says the same as HTML and as plain text', () => {
    const html = renderHtml(content, SITE)
    const text = renderText(content, SITE)
    for (const words of ['Bonjour Zoé,', 'Animal', 'Grisou', 'Voir la demande', 'une heure']) {
      expect(html).toContain(words)
      expect(text).toContain(words)
    }
    expect(text).toContain(`Voir la demande\u00a0:\n${SITE}/x?a=1&b=2`)
    expect(text).toContain('> Il a l’air adorable\u00a0!\n> Quand puis-je venir\u00a0?')
    expect(html).toContain('Deux lignes\u00a0:<br>la seconde.')
    expect(html).toContain(`href="${SITE}/x?a=1&amp;b=2"`)
  })
  it('loads nothing and runs nothing, whatever people are called', () => {
    const html = renderHtml(
      {
        title: HOSTILE,
        paragraphs: [HOSTILE],
        facts: [{ label: HOSTILE, value: HOSTILE }],
        quote: HOSTILE,
        button: { label: HOSTILE, href: `${SITE}/?q=${encodeURIComponent(HOSTILE)}` },
        notes: [HOSTILE],
        sender: {
          name: HOSTILE,
          href: SITE,
          colors: { head: HOSTILE, headText: '', button: '', buttonText: '', link: 'red' },
        },
        animal: { name: HOSTILE, href: `${SITE}/animaux/1`, picture: null },
        leave: { label: HOSTILE, href: SITE },
      },
      SITE,
    ).replace(DARK_STYLE, '')
    expect(html).not.toMatch(/<(img|script|link|iframe|style)\b/i)
    expect(html).not.toMatch(/<[^>]*\son\w+=/i)
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(11)
  })
  it('wears the colours, the logo and the animal of its sender', () => {
    const colors = {
      head: '#101820',
      headText: '#ffffff',
      button: '#a03020',
      buttonText: '#fefefe',
      link: '#803018',
    }
    const sender = { name: 'Refuge Alpha', href: `${SITE}/shelter/alpha`, colors }
    const animal = {
      name: 'Nala',
      href: `${SITE}/animaux/1`,
      picture: { src: `${SITE}/api/cms/media/file/nala.webp`, alt: 'Nala, chatte tigrée' },
    }
    const dressed = { ...content, animal, sender: { ...sender, logo: `${SITE}/logo.png` } }
    const html = renderHtml(dressed, SITE)
    expect(html).toContain('background:#101820')
    expect(html).toContain('background:#a03020')
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringContaining(`src="${SITE}/logo.png" alt=""`),
      expect.stringContaining(
        `src="${SITE}/api/cms/media/file/nala.webp" alt="Nala, chatte tigrée"`,
      ),
    ])
    expect(html).toContain('Voir la fiche de Nala')
    expect(renderText(dressed, SITE)).toContain(`Voir la fiche de Nala\u00a0:\n${SITE}/animaux/1`)
    // An animal that is not public any more has a picture and no page.
    const gone = renderHtml({ ...dressed, animal: { ...animal, href: null } }, SITE)
    expect(gone).not.toContain('/animaux/1')
    expect(gone).toContain('nala.webp')
    // Nothing but an address of a page is ever loaded.
    const bad = { ...sender, logo: 'javascript:alert(1)' }
    expect(() => renderHtml({ ...content, sender: bad }, SITE)).toThrow()
  })
  it('says to a team that it comes from the platform', () => {
    const sender = { name: 'Refuge Alpha', href: SITE, isToTeam: true }
    expect(renderHtml({ ...content, sender }, SITE)).toContain(
      'Message de Patte Blanche à l’équipe',
    )
    expect(renderText({ ...content, sender }, SITE)).toMatch(/^Patte Blanche, à l’équipe du Refuge/)
  })
  it('ends with the way out, where there is one', () => {
    const leave = { label: 'Ne plus recevoir les nouvelles', href: `${SITE}/desinscription/x` }
    expect(renderHtml({ ...content, leave }, SITE)).toContain(`href="${SITE}/desinscription/x"`)
    expect(renderText({ ...content, leave }, SITE)).toContain(
      `Ne plus recevoir les nouvelles\u00a0:\n${SITE}/desinscription/x`,
    )
  })
  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])(
    'has no button that leads to %j',
    (href) => {
      const bad = { ...content, button: { label: 'Ici', href } }
      expect(() => renderHtml(bad, SITE)).toThrow()
      expect(() => renderText(bad, SITE)).toThrow()
    },
  )
})

it('plainTextOf reads a message of Payload', () => {
  const html = '<p>Bonjour&nbsp;!</p> Ouvrez <a href="https://a.fr/x">ce lien</a><br>L&#39;équipe'
  expect(plainTextOf(html)).toBe("Bonjour\u00a0!\nOuvrez ce lien (https://a.fr/x)\nL'équipe")
})

it('linkParts finds web addresses, and nothing else', () => {
  expect(linkParts('Ici\u00a0:\nhttps://a.fr/x?b=1\njavascript:alert(1) http://c.fr')).toEqual([
    { text: 'Ici\u00a0:\n' },
    { text: 'https://a.fr/x?b=1', href: 'https://a.fr/x?b=1' },
    { text: '\njavascript:alert(1) ' },
    { text: 'http://c.fr', href: 'http://c.fr' },
  ])
})
