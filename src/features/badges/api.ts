import { z } from 'zod'

import { requireSuperAdmin } from '@/platform/access/require'
import { idSchema } from '@/platform/http/params'
import { ownPageForms } from '@/platform/http/own-page-forms'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'
import { keysOf } from '@/platform/keys.model'
import { countPress } from '@/platform/rate-limit/presses'

import { toggleUserBadgeDisplay, toggleUserBadgeUnlock } from './commands/toggle'
import { createBadge, updateBadge } from './commands/write'
import { drawBadge, drawingPath } from './drawing.model'
import {
  CRITERIA_LABELS,
  displayApi,
  OWN_API,
  OWN_BADGES_PATH,
  OWN_PART,
  RARITY_LABELS,
  SENTENCES,
} from './model'
import { getUserBadgesForAdmin, listBadges, listOwnBadges, readBadge } from './queries'
import {
  badgeSchema,
  badgesQuerySchema,
  changedBadgeSchema,
  displaySchema,
  unlockSchema,
} from './schema'
import { badgesView, badgeView, ownBadgeView, userBadgesView } from './view'

const tags = ['Badges']
const WHO = 'Réservé aux super administrateurs.'
const one = z.object({ badgeId: idSchema })
const ofPerson = z.object({ userId: idSchema })
const badgeOfPerson = ofPerson.extend({ badgeId: idSchema })
const data = <Shape extends z.ZodType>(schema: Shape) =>
  z.object({ success: z.literal(true), data: schema })
const byAdmin = { tags, auth: 'user', description: WHO } as const

export const listBadgesRoute = defineRoute({
  ...byAdmin,
  method: 'GET',
  path: '/api/badges',
  summary: 'Tous les badges',
  query: badgesQuerySchema,
  answers: { 200: { description: 'Une page de la liste', schema: badgesView } },
  refusals: [403],
  handler: async ({ req, user, query }) => {
    requireSuperAdmin(user, SENTENCES.superAdmins)
    return { success: true, ...(await listBadges(req, query)) }
  },
})

export const createBadgeRoute = defineRoute({
  ...byAdmin,
  method: 'POST',
  path: '/api/badges',
  summary: 'Créer un badge',
  body: badgeSchema,
  bodyLimitBytes: 16_384,
  answers: { 201: { description: 'Le badge est créé', schema: data(badgeView) } },
  refusals: [403, 422],
  handler: async ({ req, user, body }) => {
    await countPress(user.id)
    const badge = await createBadge(req, body)
    return Response.json({ success: true, data: badge }, { status: 201 })
  },
})

export const readBadgeRoute = defineRoute({
  ...byAdmin,
  method: 'GET',
  path: '/api/badges/{badgeId}',
  summary: 'Un badge',
  params: one,
  answers: { 200: { description: 'Le badge', schema: data(badgeView) } },
  refusals: [403, 404],
  handler: async ({ req, user, params: { badgeId } }) => {
    requireSuperAdmin(user, SENTENCES.superAdmins)
    return { success: true, data: await readBadge(req, badgeId) }
  },
})

export const updateBadgeRoute = defineRoute({
  ...byAdmin,
  method: 'PUT',
  path: '/api/badges/{badgeId}',
  summary: 'Modifier un badge',
  params: one,
  body: changedBadgeSchema,
  bodyLimitBytes: 16_384,
  answers: { 200: { description: 'Le badge est modifié', schema: data(badgeView) } },
  refusals: [403, 404, 409, 422],
  handler: async ({ req, user, params: { badgeId }, body }) => {
    await countPress(user.id)
    return { success: true, data: await updateBadge(req, badgeId, body) }
  },
})

export const listUserBadgesRoute = defineRoute({
  ...byAdmin,
  method: 'GET',
  path: '/api/admin/users/{userId}/badges',
  summary: 'Les badges d’une personne',
  params: ofPerson,
  answers: { 200: { description: 'Tous les badges', schema: data(userBadgesView) } },
  refusals: [403, 404],
  handler: async ({ req, params: { userId } }) => ({
    success: true,
    data: await getUserBadgesForAdmin(req, userId),
  }),
})

export const toggleUnlockRoute = defineRoute({
  ...byAdmin,
  method: 'POST',
  path: '/api/admin/users/{userId}/badges/{badgeId}/unlock',
  summary: 'Débloquer ou verrouiller le badge d’une personne',
  params: badgeOfPerson,
  body: unlockSchema,
  bodyLimitBytes: 1_000,
  answers: { 200: { description: 'Tous ses badges', schema: data(userBadgesView) } },
  refusals: [403, 404, 409],
  handler: async ({ req, user, params: { userId, badgeId }, body }) => {
    await countPress(user.id)
    await toggleUserBadgeUnlock(req, userId, badgeId, body.isUnlocked ?? null)
    return { success: true, data: await getUserBadgesForAdmin(req, userId) }
  },
})

export const toggleDisplayRoute = defineRoute({
  ...byAdmin,
  method: 'POST',
  path: '/api/admin/users/{userId}/badges/{badgeId}/display',
  summary: 'Équiper ou déséquiper le badge d’une personne',
  params: badgeOfPerson,
  body: displaySchema,
  bodyLimitBytes: 1_000,
  answers: { 200: { description: 'Tous ses badges', schema: data(userBadgesView) } },
  refusals: [403, 404, 422],
  handler: async ({ req, user, params: { userId, badgeId }, body }) => {
    requireSuperAdmin(user, SENTENCES.superAdmins)
    await countPress(user.id)
    await toggleUserBadgeDisplay(req, userId, badgeId, body.isEquipped ?? null)
    return { success: true, data: await getUserBadgesForAdmin(req, userId) }
  },
})

const ownBadges = z.object({
  success: z.literal(true),
  activeTitleId: z.string().nullable().describe('Le badge que l’on porte'),
  badges: z.array(ownBadgeView),
})

export const listOwnBadgesRoute = defineRoute({
  method: 'GET',
  path: OWN_API,
  summary: 'Ses badges, et où l’on en est',
  tags,
  auth: 'user',
  answers: { 200: { description: 'Les badges', schema: ownBadges } },
  handler: async ({ req, user }) => {
    const badges = await listOwnBadges(req, user.id)
    const activeTitleId = badges.find(({ isActive }) => isActive)?.id ?? null
    return { success: true, activeTitleId, badges }
  },
})

const { backTo, doneAt } = ownPageForms(
  OWN_BADGES_PATH,
  `/auth/connexion?suite=${encodeURIComponent(OWN_BADGES_PATH)}`,
)

export const displayOwnBadgeRoute = defineRoute({
  method: 'POST',
  path: displayApi('{badgeId}'),
  summary: 'Porter un badge sur son profil, ou le retirer',
  description: 'Un seul à la fois. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  // Whoever is not signed in any more is led to where they can be, by a plain form.
  auth: 'optional',
  params: one,
  body: displaySchema,
  bodyLimitBytes: 1_000,
  form: true,
  formFailure: backTo(OWN_PART),
  answers: {
    200: {
      description: 'Ce qu’il en est maintenant',
      schema: z.object({
        success: z.literal(true),
        isEquipped: z.boolean(),
        activeTitleId: z.string().nullable(),
        next: z.string().describe('La page qui le montre'),
      }),
    },
  },
  refusals: [401, 403, 404, 422],
  handler: async ({ req, user, params: { badgeId }, body, isPlainForm }) => {
    const { id } = signedIn(user)
    await countPress(id)
    const wanted = body.isEquipped ?? null
    const { isEquipped } = await toggleUserBadgeDisplay(req, id, badgeId, wanted)
    if (isPlainForm) return doneAt(OWN_PART)
    return {
      success: true,
      isEquipped,
      activeTitleId: isEquipped ? badgeId : null,
      next: `${OWN_BADGES_PATH}?fait=${OWN_PART}`,
    }
  },
})

const DAY_SECONDS = 86_400

export const readDrawing = defineRoute({
  method: 'GET',
  path: drawingPath('{criteria}', '{rarity}'),
  summary: 'Le dessin d’un badge',
  tags,
  auth: 'public',
  params: z.object({
    criteria: z.enum(keysOf(CRITERIA_LABELS)),
    rarity: z.enum(keysOf(RARITY_LABELS)),
  }),
  answers: { 200: { description: 'image/svg+xml' } },
  refusals: [404],
  handler: async ({ params: { criteria, rarity } }) =>
    new Response(drawBadge(criteria, rarity), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': `public, max-age=${DAY_SECONDS}`,
      },
    }),
})
