import { describe, expect, it } from 'vitest'

import { givePath } from '@/features/campaigns/model'

import { draftCookies, readDraft } from './draft'
import { draftOf } from './model'
import { backToGift, giftPath, toPayment } from './without-script'

const ANIMAL = '0190f0a0-0000-7000-8000-000000000001'
const sent = {
  form: 'oui',
  type: 'donation',
  shelterId: 'alpha',
  amount: 'other',
  amountOther: '12,50',
  customerFirstName: 'Léa',
  receiptWanted: 'oui',
}

const jarOf = (cookies: string[]) => (name: string) =>
  cookies.map((each) => /^([^=]+)=([^;]*)/.exec(each)).find((pair) => pair?.[1] === name)?.[2]

describe('the page of a form', () => {
  it.each([
    [sent, '/shelter/alpha/donate'],
    [
      { ...sent, type: 'sponsorship', animalId: ANIMAL },
      `/shelter/alpha/animals/${ANIMAL}/parrainer`,
    ],
    [{ type: 'tip' }, '/don/plateforme'],
    [{ ...sent, campaignId: 'a'.repeat(80) }, givePath('alpha', 'a'.repeat(80))],
    [{ ...sent, campaignId: 'a'.repeat(81) }, '/shelter/alpha/donate'],
    // Tampered with: never another house.
    [{ ...sent, shelterId: '//evil.fr' }, '/don/plateforme'],
    [{ ...sent, shelterId: '../admin' }, '/don/plateforme'],
    [{ ...sent, type: 'sponsorship', animalId: '../../x' }, '/shelter/alpha/donate'],
  ])('is found by its hidden fields', (fields, path) => {
    expect(giftPath(fields)).toBe(path)
  })
})

describe('what was typed', () => {
  it('goes through cookies of that page alone, and comes back', () => {
    const answer = backToGift({ status: 422, error: 'Refuge fermé' }, sent)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/shelter/alpha/donate/corriger')
    const cookies = answer.headers.getSetCookie()
    for (const each of cookies) {
      expect(each).toMatch(
        /; Path=\/shelter\/alpha\/donate; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
      )
    }
    expect(readDraft(jarOf(cookies))).toEqual({ draft: draftOf(sent), error: 'Refuge fermé' })
  })
  it('comes back without a sentence when its controls say it, with the wait when one must wait', () => {
    const wrong = backToGift({ status: 400, error: 'Email invalide' }, sent)
    expect(readDraft(jarOf(wrong.headers.getSetCookie()))?.error).toBe('')
    const many = backToGift({ status: 429, error: 'Trop', more: { retryAfter: 90 } }, sent)
    expect(many.headers.get('location')).toBe('/shelter/alpha/donate/corriger?attente=90')
  })
  it('is kept when the browser goes on to the payment', () => {
    const order = {
      type: 'donation',
      shelterId: 'alpha',
      amount: 1250,
      customerFirstName: 'Léa',
      customerLastName: 'Petit',
      customerEmail: 'lea@exemple.fr',
    }
    const answer = toPayment('https://checkout.stripe.com/c/pay', order)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://checkout.stripe.com/c/pay',
    ])
    const kept = readDraft(jarOf(answer.headers.getSetCookie()))
    expect(kept?.draft).toMatchObject({ amount: 'other', amountOther: '12,50' })
  })
  it('loses its message before it loses the rest', () => {
    const noise = Array.from({ length: 2000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    )
    const draft = draftOf({ ...sent, customerMessage: noise.join(''), city: 'x'.repeat(50) })
    const cookies = draftCookies('/don/plateforme', draft)
    for (const each of cookies) expect(each.length).toBeLessThan(4096)
    expect(readDraft(jarOf(cookies))?.draft).toMatchObject({
      amountOther: '12,50',
      city: draft.city,
    })
  })
  it('is nothing when somebody wrote the cookie', () => {
    expect(readDraft(() => 'AAAA')).toBeNull()
    expect(readDraft(() => undefined)).toBeNull()
  })
})
