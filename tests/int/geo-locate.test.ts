import { beforeAll, describe, expect, it } from 'vitest'

import { locateAddress } from '@/features/shelters/api'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'

const LOCHES = {
  address: '4 rue des Lices',
  postalCode: '37600',
  city: 'Loches',
  country: 'France',
}

let world: World

beforeAll(async () => {
  world = await makeWorld(await getTestPayload())
})

const locate = (body: unknown) => call(world, locateAddress, { as: 'editor', body })

describe('an address that is looked for', () => {
  it.each([
    [{ ...LOCHES, city: ' ' }, 400, 'Veuillez remplir tous les champs d’adresse'],
    [{ ...LOCHES, postalCode: '' }, 400, 'Veuillez remplir tous les champs d’adresse'],
    [{ ...LOCHES, communeCode: 'Loches' }, 400, 'Code de commune inconnu'],
    [{ ...LOCHES, country: 'Belgique' }, 422, 'Impossible de trouver la localisation'],
    [{ ...LOCHES, country: 'Belgique', postalCode: '', communeCode: '37132' }, 422, undefined],
    [{ ...LOCHES, address: 'x'.repeat(201) }, 400, '200 caractères au maximum'],
    [{ ...LOCHES, url: 'http://127.0.0.1' }, 400, undefined],
  ])('refuses %o', async (body, status, sentence) => {
    const answer = await locate(body)
    expect(answer.status).toBe(status)
    if (sentence) expect(answer.json.error).toBe(sentence)
  })
  it('says of each part that is missing that it is required, on its field', async () => {
    const answer = await locate({ ...LOCHES, postalCode: ' ', city: '' })
    expect([answer.status, answer.json.fields]).toEqual([
      400,
      { postalCode: 'Le code postal est requis', city: 'La ville est requise' },
    ])
  })
})
