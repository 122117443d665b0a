import { readFileSync } from 'node:fs'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { readContent } from '../model'
import { PageRenderer } from './PageRenderer'
import type { TemplateProps, Templates } from './surroundings'

const templates: Templates = {
  presentation: ({ content, shelterId }) =>
    createElement('p', null, `${content.title} de ${shelterId}`),
}

const draw = (...blocks: unknown[]) =>
  renderToStaticMarkup(
    createElement(PageRenderer, {
      content: readContent({ schemaVersion: 1, sections: [{ layout: 1, columns: [{ blocks }] }] }),
      pictures: {},
      shelterId: 's1',
      templates,
    }),
  )

const text = (html: string) => ({ type: 'TEXT', content: { text: html } })
const image = (content: object) => ({ type: 'IMAGE', content })

describe('the content of a page', () => {
  it('says so when there is none', () => {
    const html = renderToStaticMarkup(
      createElement(PageRenderer, {
        content: readContent(null),
        pictures: {},
        shelterId: 's1',
        templates,
      }),
    )
    expect(html).toContain('Cette page ne contient aucune section')
  })
  it('names what this version cannot draw, and draws the rest', () => {
    const html = draw(
      { type: 'HOLOGRAM', content: {} },
      { type: 'TEMPLATE', content: { templateType: 'meteo' } },
      text('<p>Bonjour</p>'),
    )
    expect(html).toContain('Type de bloc non supporté')
    expect(html).toContain('Template non reconnu\u00a0: meteo')
    expect(html).toContain('<p>Bonjour</p>')
  })
  it('shows nothing for a template that is only planned', () => {
    const html = draw({ type: 'TEMPLATE', content: { templateType: 'galerie' } })
    expect(html).not.toContain('galerie')
    expect(html).not.toContain('Template non reconnu')
  })
  it('gives a template its settings and its shelter', () => {
    const html = draw({
      type: 'TEMPLATE',
      content: { templateType: 'presentation', title: 'Histoire' },
    })
    expect(html).toContain('<p>Histoire de s1</p>')
  })
  it('tells a template how many events the page announces elsewhere', () => {
    const seen = ({ eventsShown }: TemplateProps) => createElement('p', null, String(eventsShown))
    const drawn = (...types: string[]) =>
      renderToStaticMarkup(
        createElement(PageRenderer, {
          content: readContent({
            schemaVersion: 1,
            sections: types.map((templateType) => ({
              layout: 1,
              columns: [{ blocks: [{ type: 'TEMPLATE', content: { templateType, limit: 2 } }] }],
            })),
          }),
          pictures: {},
          shelterId: 's1',
          templates: { 'news-list': seen },
        }),
      )
    expect(drawn('news-list', 'events-list')).toContain('<p>2</p>')
    expect(drawn('news-list')).toContain('<p>0</p>')
  })
  it('cleans text again, whichever way it came', () => {
    const html = draw(text('<p onclick="x()">Un<script>alert(1)</script></p>'))
    expect(html).toContain('<p>Un</p>')
    expect(html).not.toContain('script')
  })
  it.each([
    { src: '' },
    { src: 'javascript:alert(1)' },
    { src: 'https://ailleurs.example/suivi.gif' },
    { src: '//ailleurs.example/suivi.gif' },
    { mediaId: 'parti', src: '' },
  ])('shows no picture for %j', (content) => {
    expect(draw(image(content))).not.toContain('<img')
  })
  it('shows a picture of our own, with its words', () => {
    const html = draw(image({ src: '/placeholder-animal.svg', alt: 'Une patte' }))
    expect(html).toContain('src="/placeholder-animal.svg"')
    expect(html).toContain('alt="Une patte"')
  })
  it('shows the colours of a picture until it comes, but where it leaves room beside itself', () => {
    const picture = { id: 'p1', url: '/a.webp', alt: '', caption: '', width: 4, height: 3 }
    const more = { card: '/a.webp', card2x: null, thumb: '/a.webp', srcSet: '' }
    const shown = (objectFit: string) => {
      const blocks = [image({ mediaId: 'p1', src: '', objectFit })]
      return renderToStaticMarkup(
        createElement(PageRenderer, {
          content: readContent({
            schemaVersion: 1,
            sections: [{ layout: 1, columns: [{ blocks }] }],
          }),
          pictures: { p1: { ...picture, ...more, colours: '#a64,#864,#432' } },
          shelterId: 's1',
          templates,
        }),
      )
    }
    expect(shown('cover')).toContain('style="--colours:#a64,#864,#432"')
    expect(shown('contain')).toContain('src="/a.webp"')
    expect(shown('contain')).not.toContain('--colours')
  })
  it('does not say of a section what its style sheet does anyway', () => {
    const html = draw(text('<p>Un</p>'))
    const sheet = readFileSync(new URL('./PageRenderer.module.scss', import.meta.url), 'utf8')
    const usual = ["background='transparent'", "margin='none'", "width='container'", "align='top'"]
    for (const said of [...usual, "layout='1'", "padding='medium'"]) {
      expect(html).not.toContain(`data-${said.replaceAll("'", '"')}`)
      expect(sheet).not.toContain(`[data-${said}]`)
    }
    expect(html).not.toContain('--columns')
  })
  it('leaves a call to action without its button when the address is not safe', () => {
    const cta = (buttonUrl: string) =>
      draw({ type: 'CTA', content: { title: 'Venez', buttonText: 'Ici', buttonUrl } })
    expect(cta('/adopter')).toContain('href="/adopter"')
    expect(cta('javascript:alert(1)')).toContain('Venez')
    expect(cta('javascript:alert(1)')).not.toContain('href')
  })
})
