import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { noDraft } from '@/platform/http/form-draft'
import { formKeys } from '@/platform/http/form-keys'
import { wholeNumber } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'
import { countPress } from '@/platform/rate-limit/presses'

import { changeComment, eraseComment, writeComment } from './commands/comment'
import { flagComment } from './commands/flag'
import {
  commentApi,
  commentDeleteApi,
  commentFlagApi,
  commentFlagPath,
  commentPath,
  COMMENTS_PER_PAGE,
  commentsApi,
  OWN_WALL_PATH,
  postPath,
  SENTENCES,
} from './model'
import { backTo, PLAIN, WALL_TAGS as tags } from './own-forms'
import { findPost, listComments } from './queries'
import { commentSchema, flagSchema, newCommentSchema } from './schema'
import { publicComment } from './view'

const params = z.object({ id: idSchema })
const commentParams = z.object({ commentId: idSchema })
const next = z.object({ success: z.literal(true), next: z.string() })
/** Where a change of a comment is seen: among the others, or on one’s own page where those are not online. */
const conversation = async (post: string, done: string): Promise<string> =>
  (await findPost(post))
    ? `${postPath(post)}?fait=${done}#commentaires`
    : `${OWN_WALL_PATH}?fait=${done}`

export const listWallComments = defineRoute({
  method: 'GET',
  path: commentsApi('{id}'),
  summary: 'Les commentaires d’une publication',
  description: `${COMMENTS_PER_PAGE} par page, le premier d’abord.`,
  tags,
  auth: 'public',
  params,
  query: z.strictObject({ page: wholeNumber(1, 100).default(1) }),
  answers: {
    200: {
      description: 'Une page',
      schema: z.object({
        success: z.literal(true),
        data: z.array(publicComment),
        total: z.number(),
      }),
    },
  },
  refusals: [404],
  handler: async ({ params: { id }, query: { page } }) => {
    const post = await findPost(id)
    if (!post) throw new HttpError(404, SENTENCES.notFound)
    const data = await listComments(id, page)
    return Response.json({ success: true, data, total: post.comments }, { headers: SHARED })
  },
})

export const writeWallComment = defineRoute({
  method: 'POST',
  path: commentsApi('{id}'),
  summary: 'Commenter une publication',
  description: `Demande une adresse confirmée. ${PLAIN}`,
  tags,
  auth: 'optional',
  params,
  body: newCommentSchema,
  bodyLimitBytes: 8000,
  form: true,
  formFailure: (failure, sent, { id }) => backTo(postPath(id), failure, sent),
  answers: { 200: { description: 'C’est en ligne', schema: next } },
  refusals: [401, 403, 404, 409, 429],
  handler: async ({ req, user, params: { id }, body, isPlainForm }) => {
    const { comment: words, ...sent } = body
    const keys = formKeys(isPlainForm, sent, words)
    const comment = await writeComment(req, signedIn(user), id, words, keys)
    const page = `${commentPath(comment)}?fait=commente`
    return isPlainForm ? seeOther(page, noDraft(postPath(id))) : { success: true, next: page }
  },
})

export const changeWallComment = defineRoute({
  method: 'POST',
  path: commentApi('{commentId}'),
  summary: 'Modifier son commentaire',
  description: `Un super administrateur modifie tous les commentaires. ${PLAIN}`,
  tags,
  auth: 'optional',
  params: commentParams,
  body: commentSchema,
  bodyLimitBytes: 8000,
  form: true,
  formFailure: (failure, sent, { commentId }) =>
    backTo(`${commentPath(commentId)}/modifier`, failure, sent),
  answers: { 200: { description: 'C’est enregistré', schema: next } },
  refusals: [401, 403, 404],
  handler: async ({ req, user, params: { commentId }, body, isPlainForm }) => {
    const person = signedIn(user)
    await countPress(person.id)
    const post = await changeComment(req, person, commentId, body.comment)
    const page = await conversation(post, 'commentaire-modifie')
    const form = `${commentPath(commentId)}/modifier`
    return isPlainForm ? seeOther(page, noDraft(form)) : { success: true, next: page }
  },
})

export const eraseWallComment = defineRoute({
  method: 'POST',
  path: commentDeleteApi('{commentId}'),
  summary: 'Supprimer son commentaire',
  description: `Un super administrateur les supprime tous. ${PLAIN}`,
  tags,
  auth: 'optional',
  params: commentParams,
  body: z.strictObject({}),
  bodyLimitBytes: 1000,
  form: true,
  formFailure: (failure, sent, { commentId }) =>
    backTo(`${commentPath(commentId)}/modifier`, failure, sent),
  answers: { 200: { description: 'Supprimé', schema: next } },
  refusals: [401, 404],
  handler: async ({ req, user, params: { commentId }, isPlainForm }) => {
    const person = signedIn(user)
    await countPress(person.id)
    const post = await eraseComment(req, person, commentId)
    const page = await conversation(post, 'commentaire-supprime')
    return isPlainForm ? seeOther(page) : { success: true, next: page }
  },
})

export const flagWallComment = defineRoute({
  method: 'POST',
  path: commentFlagApi('{commentId}'),
  summary: 'Signaler un commentaire',
  description: `Comme une publication. ${PLAIN}`,
  tags,
  auth: 'optional',
  params: commentParams,
  body: flagSchema,
  bodyLimitBytes: 8000,
  form: true,
  formFailure: (failure, sent, { commentId }) => backTo(commentFlagPath(commentId), failure, sent),
  answers: { 200: { description: 'L’équipe est prévenue', schema: next } },
  refusals: [404, 429],
  handler: async ({ req, request, user, params: { commentId }, body, isPlainForm }) => {
    await flagComment(req, request, user, { id: commentId, ...body })
    const form = commentFlagPath(commentId)
    const page = `${form}?fait=oui`
    return isPlainForm ? seeOther(page, noDraft(form)) : { success: true, next: page }
  },
})
