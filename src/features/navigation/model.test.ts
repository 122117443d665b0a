import { describe, expect, it } from 'vitest'

import { REPORT_LINKS, REPORT_QUESTION } from './report-links.model'

import {
  FOOTER_COLUMNS,
  GIVE_LINK,
  MENU_GROUPS,
  QUICK_ACCESS,
  QUICK_REPORTS,
  SPONSOR_LINK,
} from './model'

/** The contract writes some addresses with a slash at their end; ours have none. */
const addresses = (text: string): string[] =>
  text.split(', ').map((path) => path.replace(/(?<=.)\/$/, ''))

describe('the menus lead to the addresses of the contract', () => {
  it.each([
    [
      'Découvrir et adopter',
      '/animaux/, /refuges/, /refuges/rejoindre-plateforme/, /guide/adoption, /inscription/',
    ],
    [
      'Soutenir et agir',
      '/agir/, /animaux-perdus/, /animaux-trouves/, /agir/maltraitance/, /agir/campagnes/, /agir/devenir-benevole/, /a-propos/',
    ],
    ['Services et activités', '/promenades/, /soins/'],
  ])('%s', (label, specified) => {
    const group = MENU_GROUPS.find((each) => each.label === label)
    expect(group?.entries.map(({ href }) => href).sort()).toEqual(addresses(specified).sort())
  })

  it('there is no other group', () => {
    expect(MENU_GROUPS).toHaveLength(3)
  })

  it('quick reports, foot of the menus, quick access', () => {
    expect(QUICK_REPORTS.map(({ href }) => href)).toEqual([
      '/agir/maltraitance',
      '/animaux-perdus',
      '/animaux-trouves',
      '/guide/soins',
    ])
    expect(REPORT_QUESTION).toBe('Vous souhaitez faire un signalement\u00a0?')
    expect(REPORT_LINKS.map(({ href }) => href)).toEqual([
      '/agir/maltraitance',
      '/agir/animaux-perdus-trouves',
      '/guide/soins',
    ])
    expect(QUICK_ACCESS.map(({ href }) => href)).toEqual([
      '/bonnes-adresses',
      '/promenades',
      '/educateurs',
      '/soins',
    ])
  })
})

it('to give, and whom to sponsor, are at hand at the foot of every page', () => {
  const links = FOOTER_COLUMNS.flatMap((column) => column.links)
  expect(links).toContainEqual(SPONSOR_LINK)
  expect(links.map(({ href }) => href)).toContain(GIVE_LINK.href)
})
