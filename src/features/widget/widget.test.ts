import fs from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { AnimalCardData } from '@/features/animals/queries'

import { widgetCode } from './code'
import {
  readWidgetChoice,
  USUAL_CHOICE,
  WIDGET_TALLEST,
  widgetPath,
  type WidgetChoice,
} from './model'
import { widgetHtml } from './page'

const read = (query: string) => readWidgetChoice(new URLSearchParams(query))
const SHELTER = { slug: 'alpha', name: 'Les "Amis" & <co>' }
const NALA: AnimalCardData = {
  id: '1',
  href: '/shelter/alpha/animals/1',
  name: 'Nala <3',
  species: 'CAT',
  sex: 'FEMALE',
  breed: 'Européen',
  birthDate: null,
  age: '2 ans',
  shortDescription: '',
  isSos: true,
  isReserved: true,
  isAdopted: false,
  fosterWanted: false,
  decisive: ['Ne part pas seule'],
  goodWith: [],
  place: 'Rennes (35)',
  distance: null,
  image: '/placeholder-animal.svg',
  image2x: null,
}

it('a frame of one species promises nothing of the others', () => {
  const none = { shelter: SHELTER, color: '#1e6b57', animals: [], total: 0, origin: 'https://x.fr' }
  expect(widgetHtml(none)).toContain('Aucun animal n’attend')
  expect(widgetHtml({ ...none, species: 'CAT' })).toContain('Aucun animal de cette espèce')
  expect(widgetHtml({ ...none, animals: [NALA], total: 12 })).toContain('Voir nos 12 animaux')
  const cats = widgetHtml({ ...none, animals: [NALA], total: 12, species: 'CAT' })
  expect(cats).toContain('Voir tous nos animaux')
})

describe('the choice of an address', () => {
  it('is what is understood of it', () => {
    expect(read('')).toEqual(USUAL_CHOICE)
    expect(read('species=CAT&count=3&color=AABBCC')).toEqual({
      species: 'CAT',
      count: 3,
      color: '#aabbcc',
    })
    for (const query of ['species=toString', 'count=-1', 'count=0', 'count=1e9', 'color=red;}'])
      expect(read(query)).toEqual(USUAL_CHOICE)
    expect(read('count=99').count).toBe(12)
  })
  it('is read again from the address that is written for it', () => {
    const choices: WidgetChoice[] = [
      USUAL_CHOICE,
      { species: 'DOG', count: 12, color: '#1e6b57' },
      { species: null, count: 1, color: null },
    ]
    for (const choice of choices)
      expect(read(widgetPath('alpha', choice).split('?')[1] ?? '')).toEqual(choice)
    expect(widgetPath('alpha', USUAL_CHOICE)).toBe('/widget/alpha')
  })
})

describe('what is pasted', () => {
  it('holds the name of the shelter as text, with a script or without', () => {
    const code = widgetCode('https://exemple.fr', SHELTER, USUAL_CHOICE, true)
    expect(code).toContain('title="Animaux à adopter\u00a0: Les &quot;Amis&quot; &amp; &lt;co&gt;"')
    expect(code).toContain('src="https://exemple.fr/widget/alpha"')
    expect(code).toContain('<script src="https://exemple.fr/widget.js" async></script>')
    expect(widgetCode('https://exemple.fr', SHELTER, USUAL_CHOICE, false)).not.toContain('script')
  })
  it('asks for a script of a kilobyte at most, whose bound is ours', () => {
    const script = fs.readFileSync('public/widget.js', 'utf8')
    expect(Buffer.byteLength(script)).toBeLessThan(1024)
    expect(script).toContain(`Math.min(Math.ceil(height), ${WIDGET_TALLEST})`)
  })
})

describe('the page in the frame', () => {
  const page = (animals: AnimalCardData[], total: number, color = '#1e6b57') =>
    widgetHtml({ shelter: SHELTER, color, animals, total, origin: 'https://exemple.fr' })

  it('shows animals as text, and leads out of the frame', () => {
    const html = page([NALA], 40)
    expect(html).toContain('SOS\u00a0: Nala &lt;3')
    expect(html).toContain('Européen, 2 ans, réservé, Ne part pas seule')
    expect(html).toContain(
      'href="https://exemple.fr/shelter/alpha/animals/1" target="_blank" rel="noopener"',
    )
    expect(html).toContain('Voir nos 40 animaux')
    expect(html).not.toContain('<co>')
  })
  it('says that nobody waits', () => {
    expect(page([], 0)).toContain('Aucun animal n’attend une famille aujourd’hui.')
    expect(page([NALA], 1)).toContain('Voir tous nos animaux')
  })
  it('can be read in any colour', () => {
    expect(page([NALA], 1, '#ffff00')).toContain('.name{padding-top:8px;color:#22302E')
    expect(page([NALA], 1, '#ffff00')).toContain('background:#ffff00;color:#22302E')
    expect(page([NALA], 1)).toContain('background:#1e6b57;color:#FFFFFF')
  })
})
