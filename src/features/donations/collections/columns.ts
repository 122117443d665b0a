import type { Field } from 'payload'

import { nobody } from '@/platform/access/builders'
import { row } from '@/platform/fields/shorthand'

import { GIFT_LIMITS } from '../model'

/** Everything is written by commands, so no screen of Payload offers these columns. */
const hidden = { admin: { hidden: true } }

/** What only the program reads: with it one pays, or answers as somebody else. */
const secret = { access: { read: nobody }, ...hidden }

/** The shelter that receives; empty for a gift to the platform. Not the plugin’s: it is required there. */
export const shelterColumn: Field = {
  name: 'shelter',
  type: 'relationship',
  relationTo: 'shelters',
  label: 'Refuge',
  index: true,
}

export const donorColumn: Field = {
  name: 'donor',
  type: 'relationship',
  relationTo: 'donors',
  label: 'Donateur',
  required: true,
  index: true,
}

export const animalColumn: Field = {
  name: 'animal',
  type: 'relationship',
  relationTo: 'animals',
  label: 'Animal',
  index: true,
}

/** Integer cents. */
export const cents = (name: string, label: string, required = true): Field => ({
  name,
  type: 'number',
  label,
  required,
  ...(required ? { defaultValue: 0 } : {}),
  validate: (value: unknown) =>
    value === null || value === undefined
      ? !required || 'Indiquez une somme'
      : Number.isSafeInteger(value) || 'Une somme est un nombre entier de centimes',
})

export const sums: Field = row(
  cents('amountCents', 'Don (centimes)'),
  cents('tipCents', 'Pourboire (centimes)'),
  { name: 'currency', type: 'text', label: 'Monnaie', required: true, defaultValue: 'EUR' },
)

/** Who gave, as they wrote it then: a later gift under another name changes nothing here. */
export const person: Field[] = [
  row(
    { name: 'firstName', type: 'text', label: 'Prénom', maxLength: GIFT_LIMITS.name },
    { name: 'lastName', type: 'text', label: 'Nom', maxLength: GIFT_LIMITS.name },
    { name: 'email', type: 'email', label: 'E-mail', required: true, index: true },
  ),
  { name: 'message', type: 'textarea', label: 'Message', maxLength: GIFT_LIMITS.message },
  row(
    {
      name: 'isAnonymous',
      type: 'checkbox',
      label: 'Souhaite rester anonyme',
      defaultValue: false,
    },
    { name: 'newsletterAt', type: 'date', label: 'A demandé les nouvelles le' },
    { name: 'newsletterText', type: 'text', label: 'En acceptant' },
  ),
  { name: 'receiptWanted', type: 'checkbox', label: 'Demande un reçu fiscal', defaultValue: false },
  {
    name: 'address',
    type: 'group',
    label: 'Adresse pour le reçu',
    fields: [
      { name: 'line', type: 'text', label: 'Adresse', maxLength: GIFT_LIMITS.line },
      row(
        {
          name: 'postalCode',
          type: 'text',
          label: 'Code postal',
          maxLength: GIFT_LIMITS.postalCode,
        },
        { name: 'city', type: 'text', label: 'Ville', maxLength: GIFT_LIMITS.city },
        { name: 'country', type: 'text', label: 'Pays', maxLength: GIFT_LIMITS.country },
      ),
    ],
  },
]

export const providerColumns: Field = row(
  { name: 'provider', type: 'text', label: 'Prestataire', required: true },
  { name: 'account', type: 'text', label: 'Compte', ...hidden },
)

/** The page on which it is paid, and what makes a second try the same one. */
export const checkout: Field[] = [
  { name: 'checkoutId', type: 'text', label: 'Page de paiement', unique: true, ...hidden },
  { name: 'checkoutUrl', type: 'text', label: 'Adresse de la page de paiement', ...secret },
  { name: 'expiresAt', type: 'date', label: 'Page ouverte jusqu’au' },
  { name: 'idempotencyKey', type: 'text', label: 'Clé de l’envoi', unique: true, ...secret },
  { name: 'fingerprint', type: 'text', label: 'Empreinte de l’envoi', ...secret },
  { name: 'failure', type: 'text', label: 'Raison de l’échec' },
  // Whoever read the provider before another write looks again: see `settle`.
  {
    name: 'revision',
    type: 'number',
    label: 'Révision',
    required: true,
    defaultValue: 0,
    ...hidden,
  },
]

export const card: Field = {
  name: 'card',
  type: 'group',
  label: 'Carte',
  fields: [
    row(
      { name: 'brand', type: 'text', label: 'Réseau' },
      { name: 'last4', type: 'text', label: 'Quatre derniers chiffres' },
      { name: 'expiresMonth', type: 'number', label: 'Expire (mois)' },
      { name: 'expiresYear', type: 'number', label: 'Expire (année)' },
    ),
  ],
}
