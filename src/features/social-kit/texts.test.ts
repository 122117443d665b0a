import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { animalAlt, animalText, type AnimalFacts } from './animal-text.model'
import { articleAlt, articleText, type ArticleFacts } from './article-text.model'
import { keysOf } from '@/platform/keys.model'
import { lengthOn, signsOf } from './length.model'
import { NETWORKS } from './model'

const NBSP = '\u00a0'
const networks = keysOf(NETWORKS)
const link = 'https://refuges.exemple.fr/animaux/0190c2a0-0000-7000-8000-000000000001'

const nala: AnimalFacts = {
  id: '0190c2a0-0000-7000-8000-000000000001',
  name: 'Nala',
  sex: 'FEMALE',
  noun: 'chienne',
  age: '3 ans',
  tale: 'waiting',
  told: 'Douce et joueuse. Elle aime les longues promenades au bord de l’eau.',
  isBonded: false,
  fosterWanted: false,
  legal: `D’apparence labrador, n’appartient pas à une race · Puce n°${NBSP}250268500000001`,
  shelter: { name: 'Refuge des Quatre Vents', city: 'Rennes', department: '35' },
  link,
}
const fair: ArticleFacts = {
  id: 'a1',
  title: 'Portes ouvertes',
  summary: 'Venez rencontrer nos pensionnaires.',
  event: { when: 'Samedi 5 juin, 10 h – 18 h', place: 'Au refuge', isOver: false },
  tags: ['Événement'],
  shelter: nala.shelter,
  link,
}

const tale = fc.constantFrom('waiting', 'urgent', 'reserved', 'adopted' as const)
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('👨‍👩‍👧‍👦'.repeat(90), 'نالا'.repeat(30), 'z'.repeat(250), `Voir ${link} et ${link}`),
)
const animals = fc
  .record({ name: words, told: words, legal: words, tale, isBonded: fc.boolean() })
  .map((more): AnimalFacts => ({ ...nala, ...more }))
const articles = fc
  .record({ title: words, summary: words })
  .map((more): ArticleFacts => ({ ...fair, ...more }))

describe('a text for a network', () => {
  it('is never over the limit, and has the link whole', () => {
    fc.assert(
      fc.property(animals, articles, fc.constantFrom(...networks), (animal, article, network) => {
        for (const text of [animalText(network, animal), articleText(network, article)]) {
          expect(lengthOn(network, text)).toBeLessThanOrEqual(NETWORKS[network].limit)
          if (network !== 'STORY') expect(text).toContain(link)
          for (const found of text.match(/https?:\/\/\S*/g) ?? []) expect(found).toContain(link)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('keeps the signs of its reader whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(...networks), fc.nat(200), (network, size) => {
        const text = articleText(network, { ...fair, title: '👩🏽‍🚒'.repeat(size + 1) })
        expect(signsOf(text).filter((sign) => /🚒|👩/u.test(sign) && sign !== '👩🏽‍🚒')).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('is the same each time, and not the same everywhere', () => {
    const all = networks.map((network) => animalText(network, nala))
    expect(networks.map((network) => animalText(network, nala))).toEqual(all)
    expect(new Set(all.map((text) => text.split('\n')[0])).size).toBeGreaterThan(2)
  })

  it('says who, where, and what the law wants', () => {
    expect(animalText('INSTAGRAM', nala).split('\n\n').slice(1)).toEqual([
      'Chienne · 3 ans · 📍 Rennes (35)',
      nala.told,
      `Pour rencontrer Nala${NBSP}:\n${link}`,
      nala.legal,
      '#Adoption #ChienneAAdopter #IlleEtVilaine #RefugeDesQuatreVents #Refuge',
    ])
    expect(animalText('X', nala)).toContain('250268500000001')
  })

  it('says that it cannot wait, that it is reserved, that it has left', () => {
    expect(animalText('FACEBOOK', { ...nala, tale: 'urgent' })).toContain('🆘')
    expect(animalText('FACEBOOK', { ...nala, tale: 'reserved' })).toContain('Nala est réservée')
    const happy = animalText('FACEBOOK', { ...nala, tale: 'adopted' })
    expect(happy).toMatch(/a trouvé sa famille|est adoptée/)
    expect(happy).toContain('Les autres animaux du Refuge des Quatre Vents attendent encore')
    expect(happy).not.toMatch(/à adopter|250268500000001|Pour rencontrer/)
    expect(animalText('STORY', { ...nala, tale: 'adopted' })).toBe('Nala a trouvé sa famille 💚')
  })

  it('says with whom it leaves', () => {
    expect(animalText('WHATSAPP', { ...nala, isBonded: true, fosterWanted: true })).toContain(
      'Ne part pas seule. Une famille d’accueil l’aiderait aussi.',
    )
  })

  it('announces what comes, and tells what is over as news', () => {
    const coming = articleText('FACEBOOK', fair)
    expect(coming).toContain('🕙 Samedi 5 juin, 10 h – 18 h\n📍 Au refuge')
    const over = articleText('FACEBOOK', {
      ...fair,
      event: { when: 'Samedi 5 juin', place: '', isOver: true },
    })
    expect(over).not.toContain('5 juin')
    expect(over).toContain(`À lire sur le site du Refuge des Quatre Vents${NBSP}:`)
  })

  it('has French spaces before its signs', () => {
    for (const network of networks) {
      for (const each of ['waiting', 'urgent', 'reserved', 'adopted'] as const) {
        expect(animalText(network, { ...nala, tale: each })).not.toMatch(/ [:;?!]|'/)
      }
    }
  })
})

describe('what the pictures say', () => {
  it('is who it is, what becomes of it, and where', () => {
    expect(animalAlt({ ...nala, tale: 'adopted', age: null })).toBe(
      `Photo et présentation${NBSP}: Nala, chienne adoptée. Refuge des Quatre Vents, Rennes (35).`,
    )
    expect(articleAlt(fair)).toBe(
      `Annonce${NBSP}: Portes ouvertes. Samedi 5 juin, 10 h – 18 h. Refuge des Quatre Vents.`,
    )
  })
})
