import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { EmptyList } from './EmptyList'

const draw = (isFiltered: boolean, isActionFirst = false) =>
  renderToStaticMarkup(
    createElement(EmptyList, {
      isFiltered,
      isActionFirst,
      none: 'Aucune promenade pour l’instant',
      hint: 'Décrivez la première.',
      action: { href: '/promenades/proposer', label: 'Proposer' },
      all: { href: '/promenades', label: 'Voir toutes les promenades' },
    }),
  )

it('says that there is nothing at all, and what to do', () => {
  const html = draw(false)
  expect(html).toContain('Aucune promenade pour l’instant')
  expect(html).toContain('Décrivez la première.')
  expect(html).toContain('href="/promenades/proposer"')
  expect(html).not.toContain('Voir toutes')
})

it('leads out of filters that nothing matches', () => {
  const html = draw(true)
  expect(html).toContain('Rien ne correspond pour l’instant')
  expect(html).toContain('Élargissez la distance, ou retirez un critère.')
  expect(html).not.toContain('Décrivez la première.')
  expect(html.indexOf('href="/promenades"')).toBeLessThan(html.indexOf('/promenades/proposer'))
})

it('puts what helps more first', () => {
  const html = draw(true, true)
  expect(html.indexOf('/promenades/proposer')).toBeLessThan(html.indexOf('href="/promenades"'))
})
