import { z } from 'zod'

import { isEmailAddress } from '@/platform/email/model'
import { SENTENCES as CAMPAIGN } from '@/features/campaigns/model'
import { thanksNameSchema } from '@/features/campaigns/schema'
import { idempotencyKeySchema, idSchema, shelterKeySchema } from '@/platform/http/params'
import { atMost } from '@/platform/validation/at-most.model'

import { CHECKOUT_TYPES, FREQUENCY_LABELS, GIFT_LIMITS, type GiftFrequency } from './model'
import { fromPlainForm } from './plain-form'

const FREQUENCIES = Object.keys(FREQUENCY_LABELS) as [GiftFrequency, ...GiftFrequency[]]

/** Sentences of the contract. */
const email = z
  .string()
  .trim()
  .max(GIFT_LIMITS.email, 'Email invalide')
  .refine(isEmailAddress, 'Email invalide')
/** A name is printed in messages, receipts and lists: on one line, without signs that nobody sees. */
const name = (tooShort: string) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(GIFT_LIMITS.nameMin, tooShort)
        .max(GIFT_LIMITS.name, atMost(GIFT_LIMITS.name))
        .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Ce nom contient un caractère invisible'),
    )
const firstName = name('Le prénom doit contenir au moins 2 caractères')
const lastName = name('Le nom doit contenir au moins 2 caractères')
const message = z.string().trim().max(GIFT_LIMITS.message, atMost(GIFT_LIMITS.message))

const required = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, atMost(max))

/** Asked for only when a receipt is wanted (docs/decisions/money.md). */
const addressSchema = z.strictObject({
  line: required(GIFT_LIMITS.line, 'Indiquez votre adresse'),
  postalCode: required(GIFT_LIMITS.postalCode, 'Indiquez votre code postal'),
  city: required(GIFT_LIMITS.city, 'Indiquez votre ville'),
  country: required(GIFT_LIMITS.country, 'Indiquez votre pays').default('France'),
})

const wholeCents = (euros: number): boolean => {
  const cents = euros * 100
  return Math.abs(cents - Math.round(cents)) < 1e-6
}

/** A sum of the form, in euros with two decimals at most. */
const sum = z.number('Indiquez un montant').refine(wholeCents, 'Deux décimales au maximum')

/** The form as a person fills it; sums in euros. Rules and sentences: docs/decisions/money.md. */
export const giftSchema = z
  .object({
    amount: sum
      .min(1, 'Le montant doit être supérieur à 0€')
      .max(GIFT_LIMITS.amountMax / 100, 'Le montant est de 10 000 € au maximum'),
    tip: sum
      .min(0, 'Le pourboire ne peut pas être négatif')
      .max(GIFT_LIMITS.tipMax / 100, 'Le pourboire est de 1 000 € au maximum'),
    tipPercentage: z.number().min(0).max(100),
    email,
    firstName,
    lastName,
    message,
    thanksName: thanksNameSchema,
    anonymous: z.boolean(),
    newsletter: z.boolean(),
    frequency: z.enum(FREQUENCIES),
    receiptWanted: z.boolean(),
    address: z.object({
      line: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
  })
  .superRefine(({ receiptWanted, address }, context) => {
    if (!receiptWanted) return
    for (const issue of addressSchema.safeParse(address).error?.issues ?? []) {
      context.addIssue({
        code: 'custom',
        path: ['address', ...issue.path],
        message: issue.message,
      })
    }
  })

const count = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value

/** Integer cents; the digits of a plain form too. */
const centsBetween = (least: number, highest: number, tooLow: string, tooHigh: string) =>
  z.preprocess(
    count,
    z
      .number('Indiquez un montant')
      .int('Un nombre entier de centimes est attendu')
      .min(least, tooLow)
      .max(highest, tooHigh),
  )

/** A campaign by its id or its slug. */
const campaignKeySchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, CAMPAIGN.notThere)
  .max(100, CAMPAIGN.notThere)
  .regex(/^[a-z0-9-]+$/, CAMPAIGN.notThere)

const checkoutFields = z.strictObject({
  type: z.enum(CHECKOUT_TYPES),
  amount: centsBetween(
    GIFT_LIMITS.amountMin,
    GIFT_LIMITS.amountMax,
    'Le montant est de 1 € au minimum',
    'Le montant est de 10 000 € au maximum',
  ).describe('Le don, sans le pourboire, en centimes'),
  tipAmount: centsBetween(
    0,
    GIFT_LIMITS.tipMax,
    'Le pourboire ne peut pas être négatif',
    'Le pourboire est de 1 000 € au maximum',
  )
    .nullish()
    .describe('Pour la plateforme, en centimes'),
  currency: z.literal('EUR', 'Seul l’euro est accepté').default('EUR'),
  shelterId: shelterKeySchema.nullish(),
  animalId: idSchema.nullish(),
  campaignId: campaignKeySchema
    .nullish()
    .describe('Collecte du refuge à laquelle va le don\u00a0: identifiant ou adresse'),
  thanksName: thanksNameSchema
    .nullish()
    .describe(
      'Prénom ou pseudo affiché sur la page de la collecte\u00a0; vide\u00a0: rien n’y est',
    ),
  thanksAmount: z.boolean().nullish().describe('Affiche aussi le montant, à côté de ce nom'),
  customerEmail: email,
  customerFirstName: firstName,
  customerLastName: lastName,
  customerMessage: message.nullish(),
  anonymous: z.boolean().nullish(),
  newsletter: z.boolean().nullish(),
  frequency: z.enum(FREQUENCIES).nullish().describe('Pour un parrainage seulement'),
  receiptWanted: z.boolean().nullish(),
  address: addressSchema.nullish().describe('Seulement avec un reçu fiscal'),
  expectedTotal: z
    .preprocess(count, z.number().int())
    .nullish()
    .describe('Ce que la page affichait, en centimes\u00a0: une autre somme est refusée (409)'),
  idempotencyKey: idempotencyKeySchema
    .nullish()
    .describe(
      'Le même envoi deux fois donne la même page\u00a0; l’en-tête Idempotency-Key vaut aussi',
    ),
})

/** Body of `POST /api/create-checkout`. Source: docs/decisions/money.md. */
export const checkoutSchema = z.preprocess(
  fromPlainForm,
  checkoutFields.superRefine((sent, context) => {
    const wrong = (path: string, text: string) =>
      context.addIssue({ code: 'custom', path: [path], message: text })
    if (sent.type !== 'tip' && !sent.shelterId) wrong('shelterId', 'Choisissez un refuge')
    if (sent.type === 'tip' && (sent.tipAmount ?? 0) > 0) {
      wrong('tipAmount', 'Un don à la plateforme n’a pas de pourboire')
    }
    if (sent.campaignId && sent.type !== 'donation') wrong('campaignId', CAMPAIGN.onlyGifts)
    if (sent.thanksName && !sent.campaignId) wrong('thanksName', CAMPAIGN.thanksWithout)
    if (sent.thanksAmount && !sent.thanksName) wrong('thanksName', CAMPAIGN.thanksAmountWithout)
    if (sent.receiptWanted && !sent.address) {
      wrong('address', 'Indiquez votre adresse pour recevoir un reçu fiscal')
    }
  }),
)
export type CheckoutBody = z.infer<typeof checkoutFields>
