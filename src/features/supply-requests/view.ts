import { z } from 'zod'

import { CATEGORIES, DELIVERY_MODES, STATUSES, URGENCIES } from './model'

const words = z.string().nullable()
const number = z.number()

const shelter = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  city: words,
  department: words,
  zone: z.string().describe('Fuseau horaire du refuge, par exemple Europe/Paris'),
})

/** A request as everybody reads it. */
export const publicRequestView = z.object({
  id: z.string(),
  title: z.string(),
  description: words,
  category: z.enum(CATEGORIES),
  urgency: z.enum(URGENCIES),
  deliveryMode: z.enum(DELIVERY_MODES),
  deliveryDate: words.describe('Dernier jour, AAAA-MM-JJ'),
  isActive: z.boolean(),
  imageUrl: words,
  imageAlt: words,
  cardImage: words,
  quantityRequested: number.nullable(),
  quantityUnit: words,
  quantitySecured: number.describe('Promis ou reçus\u00a0: réponses acceptées et terminées'),
  responses: number.describe('Combien de réponses, sans celles qui ont été retirées'),
  shelter,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type SupplyRequest = z.infer<typeof publicRequestView>

/** One of a list, with the metres between its shelter and the place that was asked about. */
export const listedRequestView = publicRequestView.extend({
  away: number.nullable().describe('Mètres entre le refuge et le lieu demandé'),
})
export type ListedRequest = z.infer<typeof listedRequestView>

/** The same for its team, with who answers in the shelter. */
export const teamRequestView = publicRequestView.extend({
  userName: words,
  userPhone: words,
  waiting: number.describe('Réponses à confirmer'),
})
export type TeamRequest = z.infer<typeof teamRequestView>

const ofRequest = z.object({
  id: z.string(),
  title: z.string(),
  quantityUnit: words,
  deliveryMode: z.enum(DELIVERY_MODES),
})

/** An answer for whoever gave it. */
export const ownResponseView = z.object({
  id: z.string(),
  version: number,
  requestId: z.string(),
  quantityDonated: number.nullable().describe('Absent\u00a0: la personne ne l’a pas dit'),
  name: z.string(),
  message: words,
  status: z.enum(STATUSES),
  rejectedReason: words,
  respondedAt: z.string(),
  isArchived: z.boolean(),
  request: ofRequest,
  shelter: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
})
export type OwnResponse = z.infer<typeof ownResponseView>

/** An answer for the team that it is given to. */
export const teamResponseView = ownResponseView.extend({
  phone: words,
  decidedAt: words,
  progress: z.object({ requested: number.nullable(), secured: number }),
})
export type TeamResponse = z.infer<typeof teamResponseView>

/** An answer with the person who gave it. */
export type Held = TeamResponse & { userId: string | null }
