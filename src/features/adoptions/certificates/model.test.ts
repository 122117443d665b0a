import { describe, expect, it } from 'vitest'

import { refuseDelivery, sniffPaper } from './model'

const NOW = new Date('2026-11-22T12:00:00.000Z')

it('dates a certificate given by hand neither in the future nor before the animal', () => {
  const animal = { arrivalDate: '2026-11-01T11:00:00.000Z', birthDate: '2020-05-01' }
  const at = (iso: string, of: typeof animal | object = animal) =>
    refuseDelivery(new Date(iso), of, NOW)
  expect(at('2026-11-10T09:00:00.000Z')).toBeNull()
  expect(at('2026-11-22T12:00:30.000Z')).toBeNull()
  expect(at('2026-11-22T12:02:00.000Z')).toBe('future')
  // The day of the arrival itself, whatever the hour that it was kept at.
  expect(at('2026-11-01T08:00:00.000Z')).toBeNull()
  expect(at('2026-10-30T08:00:00.000Z')).toBe('beforeAnimal')
  expect(at('2026-10-30T08:00:00.000Z', {})).toBeNull()
  expect(at('2025-11-10T09:00:00.000Z', {})).toBe('tooOld')
})

it.each([
  ['2026-11-22T12:01:00.000Z', null],
  ['2026-11-22T12:01:00.001Z', 'future'],
  ['2025-11-22T12:00:00.000Z', null],
  ['2025-11-22T11:59:59.999Z', 'tooOld'],
])('takes a delivery at %s up to the limits themselves: %s', (iso, refusal) => {
  expect(refuseDelivery(new Date(iso), {}, NOW)).toBe(refusal)
})

it.each([
  ['2026-10-31T11:00:00.000Z', null],
  ['2026-10-31T10:59:59.999Z', 'beforeAnimal'],
])('takes the whole day of the arrival, at %s: %s', (iso, refusal) => {
  const animal = { arrivalDate: '2026-11-01T11:00:00.000Z' }
  expect(refuseDelivery(new Date(iso), animal, NOW)).toBe(refusal)
})

describe('a signed paper', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  it.each([
    ['%PDF-1.7', 'pdf'],
    ['%PDF 1.7', null],
    ['\u0089PNG\r\n\u001a\n\u0000', 'image'],
    ['\u0089PNG\n\n\u001a\n\u0000', null],
    ['RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image'],
    ['RIFF\u0001\u0002\u0003\u0004WAVEfmt ', null],
    ['XXXX\u0001\u0002\u0003\u0004WEBPVP8 ', null],
    ['\u00ff\u00d8\u00ff\u00e0', 'image'],
    ['\u00fe\u00d8\u00ff\u00e0', null],
    ['\u00ff\u00d9\u00ff\u00e0', null],
    ['\u00ff\u00d8\u00fe\u00e0', null],
    ['\u00ff\u00d9\u00fe\u00e0', null],
    ['\u00fe\u00d9\u00ff\u00e0', null],
    ['<html>', null],
    ['', null],
  ])('that begins with %j is taken as %s', (start, type) => {
    expect(sniffPaper(bytes(start))).toBe(type)
  })
})
