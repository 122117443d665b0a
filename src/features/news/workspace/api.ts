import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { binArticle, copyArticle, moveArticle, pinArticle, unbinArticle } from './commands'
import { readTeamNews } from './list'
import { pinSchema, stepSchema, teamNewsQuerySchema } from './schema'
import { teamArticleView, teamNewsView } from './view'

const shelterParams = z.object({ shelterId: shelterKeySchema })
const params = shelterParams.extend({ newsId: idSchema })
const tags = ['Actualités']
const list = '/api/shelter/{shelterId}/news'
const page = { 200: { description: 'Une page de la liste', schema: teamNewsView } }
const one = {
  200: {
    description: 'L’article, tel que la liste le montre maintenant',
    schema: z.object({ success: z.literal(true), data: teamArticleView }),
  },
}

type Params = z.infer<typeof params>
const addressOf = ({ shelterId, newsId }: Params) => ({ shelter: shelterId, article: newsId })

export const listTeamNews = defineRoute({
  method: 'GET',
  path: list,
  summary: 'Les articles de l’équipe, publiés ou non',
  description: '«\u00a0counts\u00a0» compte ce que montrerait chaque état et chaque partie.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: teamNewsQuerySchema,
  answers: page,
  refusals: [403, 404],
  handler: async ({ params: { shelterId }, query, req }) => ({
    success: true,
    ...(await readTeamNews(req, shelterId, query)),
  }),
})

export const listPlatformNews = defineRoute({
  method: 'GET',
  path: '/api/platform/news',
  summary: 'Les articles de tous les refuges, publiés ou non',
  description: 'Réservé aux super administrateurs.',
  tags,
  auth: 'user',
  query: teamNewsQuerySchema,
  answers: page,
  refusals: [403],
  handler: async ({ query, req }) => ({
    success: true,
    ...(await readTeamNews(req, null, query)),
  }),
})

export const pinTeamArticle = defineRoute({
  method: 'PATCH',
  path: `${list}/{newsId}`,
  summary: 'Épingler un article en tête des actualités, ou le libérer',
  tags,
  auth: 'user',
  params,
  body: pinSchema,
  answers: one,
  refusals: [403, 404, 409, 423],
  handler: async ({ params: asked, body, req }) => ({
    success: true,
    data: await pinArticle(req, addressOf(asked), body.isPinned),
  }),
})

export const moveTeamArticle = defineRoute({
  method: 'POST',
  path: `${list}/{newsId}/status`,
  summary: 'Publier, programmer, archiver un article, ou le repasser en brouillon',
  description:
    '«\u00a0from\u00a0» est l’état que la personne a sous les yeux\u00a0: s’il a changé, 409. De PUBLISHED à ' +
    'PUBLISHED, le brouillon qui attend est publié.',
  tags,
  auth: 'user',
  params,
  body: stepSchema,
  answers: one,
  refusals: [403, 404, 409, 422, 423],
  handler: async ({ params: asked, body, req }) => ({
    success: true,
    data: await moveArticle(req, addressOf(asked), body),
  }),
})

export const copyTeamArticle = defineRoute({
  method: 'POST',
  path: `${list}/{newsId}/copy`,
  summary: 'Écrire un brouillon à partir d’un article',
  tags,
  auth: 'user',
  params,
  answers: { 201: { ...one[200], description: 'La copie' } },
  refusals: [403, 404],
  handler: async ({ params: asked, req }) =>
    Response.json(
      { success: true, data: await copyArticle(req, addressOf(asked)) },
      { status: 201 },
    ),
})

export const binTeamArticle = defineRoute({
  method: 'DELETE',
  path: `${list}/{newsId}`,
  summary: 'Mettre un article à la corbeille',
  description: 'Un article qui est sur le site s’archive d’abord (409).',
  tags,
  auth: 'user',
  params,
  answers: {
    200: { description: 'À la corbeille', schema: z.object({ success: z.literal(true) }) },
  },
  refusals: [403, 404, 409, 423],
  handler: async ({ params: asked, req }) => {
    await binArticle(req, addressOf(asked))
    return { success: true }
  },
})

export const unbinTeamArticle = defineRoute({
  method: 'POST',
  path: `${list}/{newsId}/restore`,
  summary: 'Sortir un article de la corbeille',
  tags,
  auth: 'user',
  params,
  answers: one,
  refusals: [403, 404, 422],
  handler: async ({ params: asked, req }) => ({
    success: true,
    data: await unbinArticle(req, addressOf(asked)),
  }),
})
