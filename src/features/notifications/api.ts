import { z } from 'zod'

import { expected, paging } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { paginationOf } from '@/platform/http/pagination.model'

import { NOTIFICATION_TYPES } from './model'
import { markAllRead, markRead, removeOwn } from './own'
import { ofCategory } from './page/schema'
import { countOwn, countUnread, listOwn } from './queries'

const tags = ['Notifications']
const path = '/api/v1/me/notifications'
const params = z.object({ id: idSchema })
const id = z.string().nullable()

const notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
  data: z.object({
    shelterId: id,
    animalId: id,
    newsId: id,
    actionUrl: z.string().nullable().describe('Un chemin de ce site'),
  }),
})

const done = { 200: { description: 'C’est fait', schema: z.object({ success: z.literal(true) }) } }

export const readNotifications = defineRoute({
  method: 'GET',
  path,
  summary: 'Ses notifications, la dernière d’abord',
  tags,
  auth: 'user',
  query: z.strictObject({
    ...paging(10),
    unreadOnly: z
      .enum(['true', 'false'], { error: expected(['true', 'false']) })
      .default('false')
      .transform((value) => value === 'true'),
  }),
  answers: {
    200: {
      description: 'Une page, et ce qui reste à lire',
      schema: z.object({
        success: z.literal(true),
        notifications: z.array(notification),
        stats: z.object({ unread: z.number(), total: z.number() }),
        pagination: z.object({
          page: z.number(),
          limit: z.number(),
          total: z.number(),
          pages: z.number(),
        }),
      }),
    },
  },
  handler: async ({ req, user, query }) => {
    const { page, limit, unreadOnly } = query
    const stats = await countOwn(req, user.id)
    const total = unreadOnly ? stats.unread : stats.total
    return {
      success: true,
      notifications: await listOwn(req, user.id, query),
      stats,
      pagination: paginationOf(page, limit, total),
    }
  },
})

export const readUnreadCount = defineRoute({
  method: 'GET',
  path: `${path}/unread-count`,
  summary: 'Combien de ses notifications ne sont pas lues',
  tags,
  auth: 'user',
  answers: {
    200: {
      description: 'Leur nombre',
      schema: z.object({ success: z.literal(true), unreadCount: z.number() }),
    },
  },
  handler: async ({ req, user }) => ({
    success: true,
    unreadCount: await countUnread(req, user.id),
  }),
})

export const readOne = defineRoute({
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Marquer une de ses notifications comme lue',
  tags,
  auth: 'user',
  params,
  answers: done,
  refusals: [403, 404],
  handler: async ({ req, user, params: { id: one } }) => {
    await markRead(req, user.id, one)
    return { success: true }
  },
})

export const readAll = defineRoute({
  method: 'PUT',
  path,
  summary: 'Marquer toutes ses notifications comme lues, ou toutes celles d’une catégorie',
  tags,
  auth: 'user',
  query: z.strictObject(ofCategory),
  answers: done,
  refusals: [403],
  handler: async ({ req, user, query }) => {
    await markAllRead(req, user.id, query.category)
    return { success: true }
  },
})

export const removeOne = defineRoute({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Retirer une de ses notifications',
  tags,
  auth: 'user',
  params,
  answers: done,
  refusals: [403, 404],
  handler: async ({ req, user, params: { id: one } }) => {
    await removeOwn(req, user.id, one)
    return { success: true }
  },
})
