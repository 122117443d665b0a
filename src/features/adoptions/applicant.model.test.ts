import { expect, it } from 'vitest'

import { storyForApplicant } from './applicant.model'
import type { TimelineEntry } from './model'

const team = { id: '1', name: 'Inès' }
const line = (
  kind: TimelineEntry['kind'],
  text: string | null,
  author: TimelineEntry['author'] = team,
): TimelineEntry => ({ at: '2026-01-01T10:00:00Z', kind, from: null, to: null, text, author })

it('who asked has the steps and what they were told, and nothing that the team keeps for itself', () => {
  const story = storyForApplicant([
    line('CREATED', null, null),
    line('NOTE', 'Jardin trop petit'),
    line('ASSIGNED', 'Inès'),
    line('MESSAGE', 'Bonjour\n\nVenez mardi'),
    line('LETTER', 'Bonjour\n\nVenez jeudi'),
    line('MEETING_SET', '2026-01-06T10:00:00Z'),
    line('CERTIFICATE_DATED', 'Remis le 3 janvier\nEssai'),
    line('CORRECTED', 'Une erreur'),
    line('MOVED', 'Trop d’absences', null),
    line('RETURNED', 'Mord'),
  ])
  expect(story.map(({ kind, text }) => [kind, text])).toEqual([
    ['CREATED', null],
    ['ASSIGNED', null],
    ['MESSAGE', 'Bonjour\n\nVenez mardi'],
    ['LETTER', 'Bonjour\n\nVenez jeudi'],
    ['MEETING_SET', '2026-01-06T10:00:00Z'],
    ['CERTIFICATE_DATED', null],
    ['CORRECTED', null],
    ['MOVED', null],
    ['RETURNED', null],
  ])
  expect(story.map(({ author }) => author)).toEqual(Array(9).fill(null))
})

it('what a person wrote themselves is theirs', () => {
  const own = line('MOVED', 'Nous déménageons', { id: null, name: 'Zoé' })
  expect(storyForApplicant([own])).toEqual([own])
})

it.each([null, undefined, 'x', {}])('%s is no story', (stored) => {
  expect(storyForApplicant(stored)).toEqual([])
})
