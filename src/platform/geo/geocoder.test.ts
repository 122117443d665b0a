import { describe, expect, it, vi } from 'vitest'

import { communeGeocoder, nationalGeocoder, withFallback } from './geocoder'
import found from './fixtures/found.json'
import nothing from './fixtures/nothing.json'

const LOCHES = {
  address: '4 rue des Lices',
  postalCode: '37600',
  city: 'Loches',
  country: 'France',
}
const URL_OF_SERVICE = 'https://geo.exemple.fr/search'

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })))

describe('the national service', () => {
  it('gives the point, its label and how precise it is', async () => {
    const ask = answering(found)
    expect(await nationalGeocoder(URL_OF_SERVICE, ask).locate(LOCHES)).toEqual({
      lat: 47.128916,
      lng: 0.994581,
      label: '4 Rue des Lices 37600 Loches',
      precision: 'address',
    })
    const [asked] = ask.mock.calls[0] as [URL]
    expect(asked.origin).toBe('https://geo.exemple.fr')
    expect(asked.searchParams.get('postcode')).toBe('37600')
  })
  it('knows no place when it found none, or none that it believes', async () => {
    expect(await nationalGeocoder(URL_OF_SERVICE, answering(nothing)).locate(LOCHES)).toBeNull()
    const doubtful = structuredClone(found)
    for (const feature of doubtful.features) feature.properties.score = 0.2
    expect(await nationalGeocoder(URL_OF_SERVICE, answering(doubtful)).locate(LOCHES)).toBeNull()
  })
  it('cannot be sent elsewhere by an address', async () => {
    const ask = answering(nothing)
    const address = '&limit=9#@interne.exemple.fr/../'
    await nationalGeocoder(URL_OF_SERVICE, ask).locate({ ...LOCHES, address })
    const [asked] = ask.mock.calls[0] as [URL]
    expect(`${asked.origin}${asked.pathname}`).toBe(URL_OF_SERVICE)
    expect(asked.searchParams.getAll('limit')).toEqual(['1'])
  })
  it('looks in the whole of a city that has several postal codes', async () => {
    const ask = answering(found)
    const paris = { ...LOCHES, address: '10 rue de Rivoli', postalCode: '', city: 'Paris' }
    await nationalGeocoder(URL_OF_SERVICE, ask).locate(paris)
    const [asked] = ask.mock.calls[0] as [URL]
    expect([asked.searchParams.get('q'), asked.searchParams.has('postcode')]).toEqual([
      '10 rue de Rivoli Paris',
      false,
    ])
    const place = await communeGeocoder.locate(paris)
    expect(place).toMatchObject({ label: 'Paris', precision: 'commune' })
  })
  it('means the commune that was chosen, not the largest of its name', async () => {
    const chosen = { ...LOCHES, postalCode: '', city: 'Saint-Denis', communeCode: '97411' }
    const place = await communeGeocoder.locate(chosen)
    expect(place?.lat).toBeLessThan(0)
    expect(
      (await communeGeocoder.locate({ ...chosen, communeCode: '93066' }))?.lat,
    ).toBeGreaterThan(0)
    expect(await communeGeocoder.locate({ ...chosen, communeCode: '00000' })).toBeNull()
    const ask = answering(found)
    const both = withFallback(nationalGeocoder(URL_OF_SERVICE, ask), communeGeocoder)
    await both.locate(chosen)
    await both.locate({ ...chosen, communeCode: '93066' })
    expect(ask).toHaveBeenCalledTimes(2)
  })
  it('fails when the service fails', async () => {
    const failing = nationalGeocoder(URL_OF_SERVICE, answering({}, 500))
    await expect(failing.locate(LOCHES)).rejects.toThrow('500')
  })
})

describe('with the table behind it', () => {
  it('asks the same address once', async () => {
    const ask = answering(found)
    const both = withFallback(nationalGeocoder(URL_OF_SERVICE, ask), communeGeocoder)
    await both.locate(LOCHES)
    await both.locate({ ...LOCHES, city: 'LOCHES' })
    expect(ask).toHaveBeenCalledTimes(1)
  })
  it('gives the commune while the service is away, and asks again later', async () => {
    const ask = answering({}, 503)
    const both = withFallback(nationalGeocoder(URL_OF_SERVICE, ask), communeGeocoder)
    const place = { label: '37600 Loches', precision: 'commune', lat: 47.1286, lng: 0.9952 }
    expect(await both.locate(LOCHES)).toEqual(place)
    await both.locate(LOCHES)
    expect(ask).toHaveBeenCalledTimes(2)
  })
  it('knows no address abroad, nor an unknown postal code', async () => {
    const both = withFallback(null, communeGeocoder)
    expect(await both.locate({ ...LOCHES, country: 'Belgique' })).toBeNull()
    expect(await both.locate({ ...LOCHES, postalCode: '00000' })).toBeNull()
  })
})
