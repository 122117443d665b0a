import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'

import {
  addressFacts,
  exceptionFacts,
  listFacts,
  pointFacts,
  questionFacts,
  trailFacts,
  weekFacts,
} from './facts.model'
import { JsonLd } from './JsonLd'

const written = (facts: unknown) => JSON.parse(JSON.stringify(facts)) as unknown

describe('facts for search engines', () => {
  it('a trail begins at home, and its last step carries no address', () => {
    const trail = [{ label: 'Refuges', href: '/refuges' }, { label: 'Alpha' }]
    expect(written(trailFacts('https://exemple.fr', trail))).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://exemple.fr/' },
        { '@type': 'ListItem', position: 2, name: 'Refuges', item: 'https://exemple.fr/refuges' },
        { '@type': 'ListItem', position: 3, name: 'Alpha' },
      ],
    })
  })

  it('a list goes on where the page before ended', () => {
    expect(listFacts(['https://exemple.fr/a', 'https://exemple.fr/b'], 12)).toMatchObject({
      itemListElement: [{ position: 13 }, { position: 14, url: 'https://exemple.fr/b' }],
    })
  })

  it('an address and a point say what is known, and no more', () => {
    expect(written(addressFacts({ street: '', city: 'Rennes' }))).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Rennes',
      addressCountry: 'FR',
    })
    expect(pointFacts(null, 2)).toBeUndefined()
    expect(pointFacts(0, 0)).toMatchObject({ latitude: 0, longitude: 0 })
  })

  it('days that are open alike are said together', () => {
    const morning = { opensAt: '09:00', closesAt: '12:00' }
    const evening = { opensAt: '20:00', closesAt: '02:00' }
    const week = weekFacts([1, 2, 0], (day) => (day === 2 ? [morning, evening] : [morning]))
    expect(week).toMatchObject([
      { dayOfWeek: ['Monday', 'Tuesday', 'Sunday'], opens: '09:00', closes: '12:00' },
      { dayOfWeek: 'Tuesday', opens: '20:00', closes: '02:00' },
    ])
    expect(weekFacts([1], () => [])).toBeUndefined()
  })

  it('a closed day is one from midnight to midnight', () => {
    expect(exceptionFacts('2026-12-24', '2026-12-26', [])).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      },
    ])
  })

  it('nothing that was typed ends the script, and several facts share one', () => {
    const typed = questionFacts([{ question: '</script><b>', answer: 'Oui & non' }])
    const html = renderToStaticMarkup(createElement(JsonLd, { data: [typed, typed] }))
    expect(html.match(/</g)).toHaveLength(2)
    expect(html).toContain('"@graph":[{"@type":"FAQPage"')
    expect(html).toContain('\\u003c/script>\\u003cb>')
  })
})
