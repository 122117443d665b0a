import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { noDraft } from '@/platform/http/form-draft'
import { formKeys } from '@/platform/http/form-keys'
import { idSchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import type { Attached } from '@/platform/http/read-upload'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'
import { countPress } from '@/platform/rate-limit/presses'

import { flagPost } from './commands/flag'
import { likePost } from './commands/like'
import { changePost, erasePost, writePost } from './commands/post'
import { arrivalLimiter } from './limits'
import {
  API,
  deleteApi,
  editPath,
  flagApi,
  flagPath,
  likeApi,
  OWN_API,
  OWN_WALL_PATH,
  POSTS_PER_PAGE,
  postApi,
  postPath,
  SENTENCES,
  WALL_LIMITS,
  WRITE_PATH,
} from './model'
import { backTo, PLAIN, WALL_TAGS as tags } from './own-forms'
import { findPost, listPosts, readOwnOf } from './queries'
import {
  editSchema,
  flagSchema,
  likeSchema,
  listQuerySchema,
  newPostSchema,
  ownQuerySchema,
} from './schema'
import { publicPost } from './view'

const params = z.object({ id: idSchema })
const next = z.object({ success: z.literal(true), next: z.string() })
const FILES: Attached = {
  field: 'photo',
  most: WALL_LIMITS.photos,
  maxBytes: WALL_LIMITS.photoBytes,
  sentences: { tooMany: SENTENCES.tooManyPhotos, tooLarge: SENTENCES.photoTooLarge },
}
const PHOTOS = 'Des photos viennent par un formulaire (multipart/form-data), sous le nom `photo`.'

export const listWallPosts = defineRoute({
  method: 'GET',
  path: API,
  summary: 'Les publications du mur',
  description: `${POSTS_PER_PAGE} à la fois, la dernière d’abord\u00a0; \`before\` demande la suite.`,
  tags,
  auth: 'public',
  query: listQuerySchema,
  answers: {
    200: {
      description: 'Une partie de la liste',
      schema: z.object({
        success: z.literal(true),
        data: z.array(publicPost),
        next: z.string().nullable().describe('La valeur de `before` pour la suite'),
      }),
    },
  },
  handler: async ({ query }) => {
    const { posts, next: last } = await listPosts(query)
    return Response.json({ success: true, data: posts, next: last }, { headers: SHARED })
  },
})

export const readWallPost = defineRoute({
  method: 'GET',
  path: postApi('{id}'),
  summary: 'Une publication du mur',
  tags,
  auth: 'public',
  params,
  answers: {
    200: {
      description: 'La publication',
      schema: z.object({ success: z.literal(true), data: publicPost }),
    },
  },
  refusals: [404],
  handler: async ({ params: { id } }) => {
    const post = await findPost(id)
    if (!post) throw new HttpError(404, SENTENCES.notFound)
    return Response.json({ success: true, data: post }, { headers: SHARED })
  },
})

const list = z.array(z.string())

export const readOwnWall = defineRoute({
  method: 'GET',
  path: OWN_API,
  summary: 'Ce qui, d’une page du mur, est à la personne connectée',
  description:
    '`posts` et `comments`\u00a0: des identifiants séparés par des virgules, 60 au plus.',
  tags,
  auth: 'optional',
  query: ownQuerySchema,
  answers: {
    200: {
      description: 'Ce qu’elle a écrit, ou peut effacer, et ce qu’elle aime',
      schema: z.object({
        success: z.literal(true),
        isSignedIn: z.boolean(),
        posts: list,
        liked: list,
        comments: list,
      }),
    },
  },
  handler: async ({ req, user, query }) => {
    const own = user ? await readOwnOf(req, user, query) : { posts: [], liked: [], comments: [] }
    return { success: true, isSignedIn: user !== null, ...own }
  },
})

export const writeWallPost = defineRoute({
  method: 'POST',
  path: API,
  summary: 'Publier sur le mur',
  description: `En ligne tout de suite\u00a0; demande une adresse confirmée. ${PHOTOS} ${PLAIN}`,
  tags,
  auth: 'optional',
  body: newPostSchema,
  bodyLimitBytes: 16_384,
  arrival: (request) => arrivalLimiter.count(request),
  files: FILES,
  form: true,
  formFailure: (failure, sent) => backTo(WRITE_PATH, failure, sent),
  answers: { 200: { description: 'C’est en ligne', schema: next } },
  refusals: [401, 403, 413, 422, 429],
  handler: async ({ req, user, body, files, isPlainForm }) => {
    const { saveKey, lostKeys, ...sent } = body
    // Without JavaScript other photos are another post too.
    const photos = files.map(({ name, bytes }) => [name, bytes.length])
    const keys = formKeys(isPlainForm, { saveKey, lostKeys }, [sent, photos])
    const id = await writePost(req, signedIn(user), sent, files, keys)
    const page = `${postPath(id)}?fait=publie`
    return isPlainForm ? seeOther(page, noDraft(WRITE_PATH)) : { success: true, next: page }
  },
})

export const changeWallPost = defineRoute({
  method: 'POST',
  path: postApi('{id}'),
  summary: 'Modifier sa publication',
  description: `\`version\` est celle qui a été lue\u00a0: 409 si elle a changé. ${PHOTOS} ${PLAIN}`,
  tags,
  auth: 'optional',
  params,
  body: editSchema,
  bodyLimitBytes: 16_384,
  arrival: (request) => arrivalLimiter.count(request),
  files: FILES,
  form: true,
  formFailure: (failure, sent, { id }) => backTo(editPath(id), failure, sent),
  answers: { 200: { description: 'C’est enregistré', schema: next } },
  refusals: [401, 403, 404, 409, 413, 422, 429],
  handler: async ({ req, user, params: { id }, body, files, isPlainForm }) => {
    const person = signedIn(user)
    await countPress(person.id)
    await changePost(req, person, id, body, files)
    const page = `${OWN_WALL_PATH}?fait=modifie`
    return isPlainForm ? seeOther(page, noDraft(editPath(id))) : { success: true, next: page }
  },
})

export const eraseWallPost = defineRoute({
  method: 'POST',
  path: deleteApi('{id}'),
  summary: 'Effacer sa publication, ses photos et ses commentaires',
  description: PLAIN,
  tags,
  auth: 'optional',
  params,
  body: z.strictObject({}),
  bodyLimitBytes: 1000,
  form: true,
  formFailure: (failure, sent, { id }) => backTo(editPath(id), failure, sent),
  answers: { 200: { description: 'Effacée', schema: next } },
  refusals: [401, 404],
  handler: async ({ req, user, params: { id }, isPlainForm }) => {
    const person = signedIn(user)
    await countPress(person.id)
    await erasePost(req, person, id)
    const page = `${OWN_WALL_PATH}?fait=efface`
    return isPlainForm ? seeOther(page) : { success: true, next: page }
  },
})

export const likeWallPost = defineRoute({
  method: 'POST',
  path: likeApi('{id}'),
  summary: 'Aimer une publication, ou ne plus l’aimer',
  description: `Deux fois ne change rien. ${PLAIN}`,
  tags,
  auth: 'optional',
  params,
  body: likeSchema,
  bodyLimitBytes: 1000,
  form: true,
  formFailure: (failure, sent, { id }) => backTo(postPath(id), failure, sent),
  answers: { 200: { description: 'C’est noté', schema: next } },
  refusals: [401, 403, 404],
  handler: async ({ req, user, params: { id }, body: { liked }, isPlainForm }) => {
    const person = signedIn(user)
    await countPress(person.id)
    await likePost(req, person, id, liked)
    const page = `${postPath(id)}?fait=${liked ? 'aime' : 'plus-aime'}`
    return isPlainForm ? seeOther(page) : { success: true, next: page }
  },
})

export const flagWallPost = defineRoute({
  method: 'POST',
  path: flagApi('{id}'),
  summary: 'Signaler une publication',
  description: `Ouvert à tous\u00a0; trois personnes différentes, à l’adresse confirmée, la masquent jusqu’à sa relecture. ${PLAIN}`,
  tags,
  auth: 'optional',
  params,
  body: flagSchema,
  bodyLimitBytes: 8000,
  form: true,
  formFailure: (failure, sent, { id }) => backTo(flagPath(id), failure, sent),
  answers: { 200: { description: 'L’équipe est prévenue', schema: next } },
  refusals: [404, 429],
  handler: async ({ req, request, user, params: { id }, body, isPlainForm }) => {
    await flagPost(req, request, user, { id, ...body })
    const page = `${flagPath(id)}?fait=oui`
    return isPlainForm ? seeOther(page, noDraft(flagPath(id))) : { success: true, next: page }
  },
})
