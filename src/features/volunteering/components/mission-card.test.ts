import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { ListedMission } from '../view'
import { MissionCard } from './MissionCard'

const mission: ListedMission = {
  id: 'm1',
  slug: 'promener',
  title: 'Promener les chiens',
  kind: 'WALKS',
  rhythm: 'WEEKLY',
  skills: [],
  minAge: 16,
  description: 'Deux heures le samedi.',
  placeWords: null,
  communeName: 'Rennes',
  department: '35',
  lat: 48.1,
  lng: -1.7,
  shelter: { id: 's1', name: 'Refuge du Lac', slug: 'lac' },
  updatedAt: '2026-11-28T10:00:00.000Z',
  away: 1500,
}

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('says where a mission is, and how far, once', () => {
  const words = wordsOf(renderToStaticMarkup(createElement(MissionCard, { mission })))
  expect(words).toContain('Rennes (35)')
  expect(words).toContain('Refuge du Lac')
  expect(words.match(/à\s/g)).toHaveLength(1)
  expect(words).toContain('à 1,5 km')
})

it('does not name the shelter on its own site', () => {
  const html = renderToStaticMarkup(createElement(MissionCard, { mission, isAtHome: true }))
  expect(html).not.toContain('Refuge du Lac')
})
