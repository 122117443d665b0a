import { describe, expect, it } from 'vitest'

import { carouselOptions, mayPlay } from './carousel-presets'
import { leftLabel, overLabel, spokenLeft } from './character-count'
import { dismiss, toast, toastsNow, toastText } from './toasts'

describe('room that is left in a text', () => {
  it('is counted in French', () => {
    expect(leftLabel(120, 1000)).toBe('880 caractères restants')
    expect(leftLabel(999, 1000)).toBe('1 caractère restant')
    expect(leftLabel(1200, 1000)).toBe('0 caractère restant')
    expect(overLabel(1001, 1000)).toBe('1 caractère de trop')
    expect(overLabel(1200, 1000)).toBe('200 caractères de trop')
  })
  it('is spoken only near the end, and only by steps', () => {
    expect(spokenLeft(0, 1000)).toBe('')
    expect(spokenLeft(949, 1000)).toBe('')
    expect(spokenLeft(950, 1000)).toBe('50 caractères restants')
    expect(spokenLeft(979, 1000)).toBe('50 caractères restants')
    expect(spokenLeft(985, 1000)).toBe('20 caractères restants')
    expect(spokenLeft(1000, 1000)).toBe('0 caractère restant')
    // A short field would begin by speaking.
    expect(spokenLeft(0, 40)).toBe('')
  })
})

describe('carousels', () => {
  it('turn as the contract says (§9)', () => {
    expect(carouselOptions('hero')).toMatchObject({ perPage: 1, autoplay: 5000 })
    expect(carouselOptions('testimonials').autoplay).toBe(6000)
    expect(carouselOptions('gallery').perPage).toBe(3)
    expect(carouselOptions('products').perPage).toBe(4)
  })
  it('change for nobody but « custom »', () => {
    expect(carouselOptions('custom', { perPage: 2 }).perPage).toBe(2)
    expect(carouselOptions('hero', { perPage: 2 }).perPage).toBe(1)
  })
  it('stand still under a pointer, the focus, out of sight, or when asked', () => {
    const free = { isWanted: true, isHovered: false, isFocused: false, isHidden: false }
    expect(mayPlay(free)).toBe(true)
    expect(mayPlay({ ...free, isWanted: false })).toBe(false)
    expect(mayPlay({ ...free, isHovered: true })).toBe(false)
    expect(mayPlay({ ...free, isFocused: true })).toBe(false)
    expect(mayPlay({ ...free, isHidden: true })).toBe(false)
  })
})

describe('toasts', () => {
  it('are cut at a word after 100 characters', () => {
    expect(toastText('Court.')).toBe('Court.')
    const cut = toastText('mot '.repeat(40))
    expect(cut.length).toBeLessThanOrEqual(100)
    expect(cut).toMatch(/mot…$/)
    expect(toastText('a'.repeat(150))).toHaveLength(100)
  })
  it('are three at most, say a thing once, stay 5 seconds, and go', () => {
    for (const text of ['un', 'deux', 'trois', 'deux', 'quatre']) toast({ text })
    expect(toastsNow().map(({ text }) => text)).toEqual(['trois', 'deux', 'quatre'])
    expect(toastsNow()[0]).toMatchObject({ tone: 'info', duration: 5000 })
    for (const { id } of toastsNow()) dismiss(id)
    expect(toastsNow()).toEqual([])
  })
})
