import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hintOf } from './hint'

const event = (type: string, object: object, account?: string) => ({
  id: 'evt_1',
  object: 'event',
  type,
  ...(account && { account }),
  data: { object },
})

describe('hintOf', () => {
  it.each([
    ['checkout.session.completed', { id: 'cs_1', amount_total: 1 }, 'checkout', 'cs_1'],
    ['checkout.session.expired', { id: 'cs_1' }, 'checkout', 'cs_1'],
    ['customer.subscription.deleted', { id: 'sub_1' }, 'subscription', 'sub_1'],
    [
      'invoice.paid',
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      'subscription',
      'sub_1',
    ],
    ['invoice.payment_failed', { id: 'in_1', subscription: 'sub_1' }, 'subscription', 'sub_1'],
    ['payment_intent.succeeded', { id: 'pi_1' }, 'payment', 'pi_1'],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, 'payment', 'pi_1'],
    ['charge.dispute.created', { id: 'dp_1', payment_intent: { id: 'pi_1' } }, 'payment', 'pi_1'],
  ])('%s says where to look', (type, object, kind, id) => {
    expect(hintOf(event(type, object))).toEqual({ kind, account: null, id })
    expect(hintOf(event(type, object, 'acct_1'))).toEqual({ kind, account: 'acct_1', id })
  })

  it('knows which account changed', () => {
    const hint = { kind: 'account', id: 'acct_1' }
    expect(hintOf(event('account.updated', { id: 'acct_2' }, 'acct_1'))).toEqual(hint)
    expect(hintOf(event('account.application.deauthorized', { id: 'ca_1' }, 'acct_1'))).toEqual(
      hint,
    )
    expect(hintOf(event('account.updated', { id: 'acct_1' }))).toBeNull()
  })

  it.each([
    event('customer.created', { id: 'cus_1' }),
    event('invoice.paid', { id: 'in_1' }),
    event('charge.refunded', { id: 'ch_1', payment_intent: null }),
    { type: 'checkout.session.completed' },
    { type: 4, data: { object: { id: 'cs_1' } } },
  ])('has nothing to say of %j', (other) => {
    expect(hintOf(other)).toBeNull()
  })

  it('bears anything', () => {
    const type = fc.constantFrom('invoice.paid', 'charge.refunded', 'checkout.session.completed')
    fc.assert(
      fc.property(type, fc.anything(), fc.anything(), (type, account, data) => {
        const hint = hintOf({ type, account, data })
        expect(hint === null || typeof hint.id === 'string').toBe(true)
      }),
    )
  })
})
