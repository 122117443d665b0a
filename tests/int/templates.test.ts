import type { Payload } from 'payload'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { templates } from '@/site/templates'
import { defaultContent, TEMPLATES, type TemplateType } from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'
import type { Animal, Shelter } from '@/payload-types'

import { getTestPayload } from '../support/payload'
import { legalCat, makeWorld, picture, type World } from './access/world'

let payload: Payload
let world: World

const asProgram = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

/** The HTML that a visitor gets of a template, as the site draws it. */
async function draw(
  type: TemplateType,
  more: Partial<TemplateContent> = {},
  shelterId = world.a.shelter,
): Promise<string> {
  const content = { ...(defaultContent('TEMPLATE', type) as TemplateContent), ...more }
  const template = templates[type] as (props: object) => Promise<React.ReactNode>
  // With what comes by itself in the browser (`lazyDrawn`): the server waits for it.
  const { prelude } = await prerender(await template({ content, shelterId }))
  const html = await new Response(prelude).text()
  return html.replaceAll(/<!--.*?-->/g, '')
}

const animal = (name: string, more: Partial<Animal> = {}) =>
  payload.create({
    collection: 'animals',
    ...asProgram,
    data: { name, shelter: world.a.shelter, status: 'AT_SHELTER', ...legalCat, ...more },
  })
const change = (id: string, data: Partial<Animal>) =>
  payload.update({ collection: 'animals', id, ...asProgram, data })
const settle = (data: Partial<Shelter>) =>
  payload.update({ collection: 'shelters', id: world.a.shelter, ...asProgram, data })

describe('animal-vedette', () => {
  const featured = (animalId: string | null, more: Partial<TemplateContent> = {}) =>
    draw('animal-vedette', { animalId, ...more })

  it('shows one animal, its breed as the law wants it, and the way to its page', async () => {
    const { id } = await animal('Réglisse', {
      breed: 'Siamois',
      shortDescription: 'Un chat qui parle.',
      sociabilityDogs: 'GOOD',
      sociabilityCats: 'POOR',
      isSos: true,
      fosterWanted: true,
    })
    const html = await featured(id, { title: 'Coup de cœur', alignment: 'right' })
    expect(html).toContain('<h2>Coup de cœur</h2>')
    expect(html).toContain('data-alignment="right"')
    expect(html).toContain('Chat · Femelle')
    expect(html).toContain('D’apparence Siamois, n’appartient pas à une race')
    expect(html).toContain('Un chat qui parle.')
    expect(html).toContain('<li>chiens</li>')
    expect(html).not.toContain('<li>chats</li>')
    expect(html).toContain('SOS')
    expect(html).toContain('Cherche une famille d’accueil')
    expect(html).toMatch(/href="\/shelter\/alpha\/animals\/[^"]+"[^>]*>Rencontrer Réglisse</)
  })

  it('hides the call to action when the animal is adopted', async () => {
    const { id } = await animal('Partant', { fosterWanted: true })
    await change(id, { status: 'ADOPTED' })
    const html = await featured(id)
    expect(html).toContain('Adopté')
    expect(html).toContain('Partant a trouvé sa famille.')
    expect(html).not.toContain('Rencontrer')
    expect(html).not.toContain('famille d’accueil')
  })

  it.each([
    ['nothing was chosen', () => null],
    ['it is hidden', () => world.a.animals.hidden],
    ['it was thrown away', () => world.a.animals.trashed],
    ['it belongs to another shelter', () => world.b.animals.public],
    ['its shelter is suspended', () => world.suspended.animals.public],
    ['the identifier is none', () => 'gribouille'],
  ])('leaves no hole when %s', async (_, chosen) => {
    expect(await featured(chosen(), { title: 'Coup de cœur' })).toBe('')
  })
})

describe('animaux-urgence', () => {
  it('says so when nobody is in SOS, and shows on the next reading who is', async () => {
    await payload.update({
      collection: 'animals',
      ...asProgram,
      where: { shelter: { equals: world.a.shelter } },
      data: { isSos: false },
    })
    const none = await draw('animaux-urgence')
    expect(none).toContain('<h2>Animaux en urgence</h2>')
    expect(none).toContain('Aucun animal en urgence actuellement\u00a0!')

    const { id } = await animal('Urgence', { isSos: true })
    await animal('Tranquille', { isSos: false })
    await animal('Cachée', { isSos: true, isVisible: false })
    const some = await draw('animaux-urgence')
    expect(some).toContain('Urgence</a>')
    expect(some).not.toContain('Tranquille')
    expect(some).not.toContain('Cachée')
    expect(some).not.toContain('Aucun animal')

    await change(id, { status: 'ADOPTED' })
    expect(await draw('animaux-urgence')).toContain('Aucun animal en urgence actuellement\u00a0!')
  })

  it('shows six, or as many as asked, and leads to the others', async () => {
    for (let each = 1; each <= 7; each += 1) await animal(`Sirène ${each}`, { isSos: true })
    const six = await draw('animaux-urgence')
    expect(six.match(/<article/g)).toHaveLength(6)
    expect(six).toContain('href="/shelter/alpha/animals?isSos=true"')
    expect(six).toContain('Voir tous les SOS (7 animaux)')
    const two = await draw('animaux-urgence', { limit: 2, cardsPerRow: 2 })
    expect(two.match(/<article/g)).toHaveLength(2)
    expect(two).toContain('data-per-row="2"')
    const all = await draw('animaux-urgence', { limit: 12 })
    expect(all).not.toContain('Voir tous')
  })

  it('says which shelter it lacks, and that the animals could not be read', async () => {
    expect(await draw('animaux-urgence', {}, '')).toContain('ID du refuge requis')
    const { drizzle } = payload.db
    const broken = vi.spyOn(drizzle, 'execute').mockRejectedValue(new Error('no database'))
    const html = await draw('animaux-urgence', { title: 'SOS' }).finally(() => broken.mockRestore())
    expect(html).toContain('<h2>SOS</h2>')
    expect(html).toContain('Impossible de charger les animaux en urgence')
    expect(html).toContain('Réessayer')
  })
})

describe('the design of cards', () => {
  it.each([
    ['round', 'round'],
    ['compact-list', 'compact-list'],
    ['ludique2', 'floating'],
    ['marqueOcean', 'ocean'],
    ['licorne', 'basic'],
  ])('%s is drawn as %s, with every word of the basic card', async (stored, drawn) => {
    const cardDesign = stored as TemplateContent['cardDesign']
    for (const type of ['animaux-liste', 'animaux-urgence'] as const) {
      const html = await draw(type, { cardDesign, limit: 3 })
      expect(html.match(/<article[^>]* data-design="[\w-]+"/g)).toHaveLength(3)
      expect(html.split(`data-design="${drawn}"`)).toHaveLength(4)
      const basic = await draw(type, { cardDesign: 'basic', limit: 3 })
      expect(html.replaceAll(`data-design="${drawn}"`, 'data-design="basic"')).toBe(basic)
    }
  })
})

describe('galerie', () => {
  it('shows the photos of the shelter in their order, as links to the whole pictures', async () => {
    const photos: string[] = []
    for (const [name, description] of [
      ['parc', 'Le parc au printemps'],
      ['cour', ''],
      ['chatterie', ''],
    ] as const) {
      const data = await picture(1000, 900)
      const media = await payload.create({
        collection: 'media',
        ...asProgram,
        data: { shelter: world.a.shelter, alt: `Vue\u00a0: ${name}`, description },
        file: { data, size: data.length, mimetype: 'image/jpeg', name: `${name}.jpg` },
      })
      photos.push(media.id)
    }
    expect(await draw('galerie')).toBe('')
    await settle({ photos })
    const html = await draw('galerie', { cardsPerRow: 3 })
    expect(html).toContain('data-per-row="3"')
    expect(html.match(/Agrandir la photo \d sur 3\s: Vue\s: \w+/g)).toEqual([
      'Agrandir la photo 1 sur 3\u00a0: Vue\u00a0: parc',
      'Agrandir la photo 2 sur 3\u00a0: Vue\u00a0: cour',
      'Agrandir la photo 3 sur 3\u00a0: Vue\u00a0: chatterie',
    ])
    expect(html.match(/<figcaption[^>]*>[^<]+/g)).toHaveLength(1)
    expect(html).toContain('Le parc au printemps')
    expect(html).toMatch(/srcSet="[^"]+ 460w, [^"]+ 920w"/)
    expect(html).toMatch(/<a [^>]*href="\/api\/cms\/media\/file\/[^"]+"/)
    expect(html.match(/loading="lazy"/g)).toHaveLength(3)
    expect((await draw('galerie', { limit: 2 })).match(/<figure/g)).toHaveLength(2)
    expect((await draw('galerie', { cardsPerRow: 1 })).match(/460w/)).toBeNull()
    expect(html).not.toContain('carrousel')
    // A row that scrolls without JavaScript, of links to the same pictures.
    const turning = await draw('galerie', { arrangement: 'carousel', cardsPerRow: 1 })
    expect(turning).toContain('aria-roledescription="carrousel"')
    expect(turning).toContain('data-preset="gallery"')
    expect(turning).toContain('--per-page:3')
    expect(turning).toMatch(/aria-label="Photos du [^"]+, à faire défiler"/)
    expect(turning.match(/aria-roledescription="diapositive"/g)).toHaveLength(3)
    expect(turning.match(/Agrandir la photo \d sur 3/g)).toHaveLength(3)
  })
})

describe('localisation', () => {
  const hours = [{ weekday: 1, opensAt: '14:00', closesAt: '18:00' }]
  const at = (point: { lat: number | null; lng: number | null }) => ({
    location: {
      address: '1 rue',
      postalCode: '35000',
      city: 'Rennes',
      country: 'France',
      ...point,
    },
  })
  beforeAll(() => settle({ ...at({ lat: 48.1, lng: -1.68 }), openingHours: hours }))

  it.each(['standard', 'accordion', 'large'] as const)(
    '%s says where and when',
    async (variant) => {
      const html = await draw('localisation', { variant })
      for (const said of ['1 rue', '35000 Rennes', 'alpha@exemple.fr', 'Lundi', '14 h – 18 h']) {
        expect(html).toContain(said)
      }
      expect(html).toContain('Afficher la carte')
      // The map of another host waits for a click.
      expect(html).not.toContain('<iframe')
      expect(html.match(/<details/g)?.length ?? 0).toBe(variant === 'accordion' ? 3 : 0)
      expect(html.includes('data-room="large"')).toBe(variant === 'large')
      // One way to the place: a search of the address would be the same need.
      expect(html.match(/Itinéraire/g)).toHaveLength(1)
      expect(html).not.toContain('sur une carte')
    },
  )

  it('draws the standard one for a variant that it does not know', async () => {
    const html = await draw('localisation', { variant: 'hologramme' as 'standard' })
    expect(html).toBe(await draw('localisation', { variant: 'standard' }))
  })

  it.each(['standard', 'accordion', 'large'] as const)(
    '%s says that there is no map, and leads to a search of the address',
    async (variant) => {
      await settle({ ...at({ lat: null, lng: null }), openingHours: [] })
      const html = await draw('localisation', { variant })
      expect(html).toContain('Carte non disponible')
      expect(html).toContain('search?query=1%20rue%2C%2035000%20Rennes')
      expect(html).not.toContain('Afficher la carte')
      expect(html).not.toContain('Horaires')
    },
  )
})

describe('contact-formulaire', () => {
  it('shows every way to a shelter that has no form', async () => {
    await settle({ phone: '01 99 00 12 34' })
    const html = await draw('contact-formulaire', { title: 'Parlons-nous' })
    expect(html).toContain('<h2>Parlons-nous</h2>')
    expect(html).toContain('href="tel:0199001234"')
    expect(html).toContain('href="mailto:alpha@exemple.fr"')
    expect(html).toContain('1 rue')
    expect(html).toContain('Itinéraire')
    expect(html).not.toContain('<form')
  })
  it('leads nowhere when the shelter receives nobody, and calls nobody without a number', async () => {
    await settle({ phone: '', isPhysical: false })
    const html = await draw('contact-formulaire')
    expect(html).not.toContain('Itinéraire')
    expect(html).not.toContain('tel:')
    expect(html).not.toContain('1 rue')
    expect(html).toContain('mailto:')
  })
})

it.each(['localisation', 'contact-formulaire', 'galerie', 'presentation'] as const)(
  '%s says that it knows nothing of a shelter that is not public',
  async (type) => {
    const html = await draw(type, {}, world.suspended.shelter)
    expect(html).toContain('Informations du refuge non disponibles')
  },
)

it('the site draws every template that the editor offers', () => {
  expect(Object.keys(templates).sort()).toEqual(Object.keys(TEMPLATES).sort())
})
