import { addressOf, NAME, type Place, type Sql } from './place'

/** The donor on a receipt, without the person, in the shape that receipts are read in. */
const redactedDonor = (key: string): Sql => ({
  sql: `jsonb_set(facts, '{donor}', jsonb_build_object(
    'firstName', '', 'lastName', '${NAME}', 'email', ${addressOf(key).sql},
    'address', jsonb_build_object('line', '', 'postalCode', '', 'city', '', 'country', '')))`,
})

const GIFT = {
  first_name: null,
  last_name: null,
  email: addressOf(),
  message: null,
  newsletter_at: null,
  newsletter_text: null,
  receipt_wanted: false,
  address_line: null,
  address_postal_code: null,
  address_city: null,
  address_country: null,
  checkout_url: null,
  fingerprint: null,
  // Whoever read the provider before this looks again: see `settle`.
  revision: { sql: 'revision + 1' },
} as const

const CARD = {
  card_brand: null,
  card_last4: null,
  card_expires_month: null,
  card_expires_year: null,
} as const

const GIFT_SECRETS = ['checkout_url', 'idempotency_key', 'fingerprint', 'revision'] as const

/** Gifts, and the accounting that stays without the person. */
export const GIVING: readonly Place[] = [
  {
    table: 'donors',
    kind: 'donor',
    emails: ['email'],
    // Written for an address that the account had proven alone (checkout, follow-account).
    users: ['user_id'],
    erase: { email: addressOf(), first_name: null, last_name: null, user_id: null },
  },
  {
    table: 'donations',
    kind: 'donation',
    emails: ['email'],
    of: [{ column: 'donor_id', table: 'donors' }],
    erase: GIFT,
    secret: GIFT_SECRETS,
  },
  {
    // A name on a page that everybody reads goes whole.
    table: 'campaign_thanks',
    kind: 'donation',
    key: 'donation_id',
    of: [{ column: 'donation_id', table: 'donations' }],
    erase: 'delete',
  },
  {
    table: 'sponsorships',
    kind: 'sponsorship',
    emails: ['email'],
    of: [{ column: 'donor_id', table: 'donors' }],
    erase: { ...GIFT, ...CARD, card_warned: null },
    secret: GIFT_SECRETS,
  },
  {
    table: 'payments',
    kind: 'payment',
    of: [
      { column: 'donor_id', table: 'donors' },
      { column: 'donation_id', table: 'donations' },
      { column: 'sponsorship_id', table: 'sponsorships' },
    ],
    erase: CARD,
  },
  {
    table: 'receipts',
    kind: 'receipt',
    of: [{ column: 'payment_id', table: 'payments' }],
    erase: { facts: redactedDonor('id'), donor_key: addressOf() },
    files: ['file_key'],
  },
  {
    table: 'receipt_orders',
    kind: 'receipt',
    key: 'payment_id',
    of: [{ column: 'payment_id', table: 'payments' }],
    // Without a donor no other receipt can follow.
    erase: { facts: redactedDonor('payment_id'), is_closed: true, is_done: true },
  },
]
