import { describe, expect, it } from 'vitest'

import {
  amountsWith,
  billOf,
  buttonWords,
  draftOf,
  draftOfOrder,
  orderOf,
  OTHER,
  type GiftOffer,
} from './model'
import { splitName } from './person.model'

const offer: GiftOffer = {
  kind: 'donation',
  shelter: { id: 's', slug: 'alpha', name: 'Refuge alpha' },
  animal: null,
  amounts: amountsWith(null),
  canTip: true,
  ratePercent: 66,
  path: '/shelter/alpha/donate',
}
const nala: GiftOffer = { ...offer, kind: 'sponsorship', animal: { id: 'a', name: 'Nala' } }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('what the form says', () => {
  it('offers the suggested sums where there is no plan', () => {
    expect(amountsWith(null)).toEqual([1000, 2500, 5000, 10_000])
  })

  it('names a gift and a sponsorship each by its word', () => {
    const draft = draftOf({ amount: '5000' })
    const after = (of: GiftOffer) => plain(billOf(draft, of).afterTax ?? '')
    expect(after(offer)).toContain('votre don de 50 €')
    expect(after(nala)).toContain('votre parrainage de 50 €')
  })

  it.each([
    [{}, 'Parrainer'],
    [{ amount: '1000' }, 'Parrainer 10 €/mois'],
  ])('has a button for a sponsorship of the whole shelter, with %j', (sent, words) => {
    const ofAll = { ...nala, animal: null }
    const draft = draftOf(sent)
    expect(plain(buttonWords(ofAll, draft, billOf(draft, ofAll)))).toBe(words)
  })

  it('divides a name at any space', () => {
    const both = { firstName: 'Léa', lastName: 'Le Goff' }
    expect(splitName('  Léa   Le \u00a0 Goff ')).toEqual(both)
  })

  it('cuts what is too long for any rule, and takes no list for a frequency', () => {
    expect(draftOf({ customerMessage: 'a'.repeat(2001) }).customerMessage).toHaveLength(2000)
    expect(draftOf({ frequency: ['yearly'] }).frequency).toBe('monthly')
    expect(draftOf({ frequency: 'yearly' }).frequency).toBe('yearly')
  })
})

describe('the order', () => {
  it('names the animal and the frequency of a sponsorship', () => {
    const draft = draftOf({ amount: '1000', frequency: 'quarterly' })
    expect(orderOf(draft, nala)).toMatchObject({
      type: 'sponsorship',
      shelterId: 's',
      animalId: 'a',
      frequency: 'quarterly',
    })
    expect(orderOf(draft, { ...nala, animal: null })).not.toHaveProperty('animalId')
  })

  it('leaves out the spaces around what was typed', () => {
    const draft = draftOf({
      customerEmail: ' lea@exemple.fr ',
      customerFirstName: ' Léa ',
      customerLastName: ' Le Goff ',
      customerMessage: ' Bravo\n',
    })
    expect(orderOf(draft, offer)).toMatchObject({
      customerEmail: 'lea@exemple.fr',
      customerFirstName: 'Léa',
      customerLastName: 'Le Goff',
      customerMessage: 'Bravo',
    })
  })
})

describe('a gift that goes back into its form', () => {
  const person = {
    customerFirstName: 'Léa',
    customerLastName: 'Petit',
    customerEmail: 'lea@exemple.fr',
  }
  const sums = (amount: number, tipAmount?: number | null) => {
    const draft = draftOfOrder({ amount, tipAmount, ...person })
    return [draft.amount, draft.amountOther, draft.tipPercent, draft.tipOther]
  }

  it.each([
    ['a suggested sum', 2500, 0, ['2500', '', '', '']],
    ['the smallest suggested sum', 1000, null, ['1000', '', '', '']],
    ['a sum of one’s own', 1250, undefined, [OTHER, '12,50', '', '']],
    ['a tip in percent', 2500, 250, ['2500', '', '10', '']],
    ['a tip in percent, rounded', 1250, 188, [OTHER, '12,50', '15', '']],
    ['a tip of one’s own', 2500, 1, ['2500', '', OTHER, '0,01']],
    ['so little that any percent of it is nothing', 1, 0, [OTHER, '0,01', '', '']],
  ])('presses again on %s', (_, amount, tipAmount, controls) => {
    expect(sums(amount, tipAmount)).toEqual(controls)
  })

  it('keeps how often, the ticks and the address', () => {
    const address = { line: '1 rue', postalCode: '1000', city: 'Genève', country: 'Suisse' }
    const ticks = { anonymous: true, newsletter: true, receiptWanted: true }
    const order = { amount: 1000, ...person, ...ticks, address, customerMessage: 'Bravo' }
    expect(draftOfOrder({ ...order, frequency: 'yearly' })).toMatchObject({
      ...person,
      ...ticks,
      frequency: 'yearly',
      customerMessage: 'Bravo',
      addressLine: '1 rue',
      postalCode: '1000',
      city: 'Genève',
      country: 'Suisse',
    })
  })

  it('is as empty as a new form where nothing was said', () => {
    const nothing = { frequency: null, customerMessage: null, anonymous: null, address: null }
    expect(draftOfOrder({ amount: 1000, ...person, ...nothing })).toEqual(
      draftOf({ amount: '1000', ...person }),
    )
  })
})
