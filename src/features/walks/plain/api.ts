import { z } from 'zod'

import { requireConfirmed } from '@/platform/access/require'
import { noDraft } from '@/platform/http/form-draft'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { createWalk, updateWalk } from '../commands/save'
import { emptyContent } from '../editor/content'
import { contentOf } from '../editor/load'
import { arrivalLimiter } from '../limits'
import {
  editWalkPath,
  newWalkPath,
  OWN_WALKS_PATH,
  plainApi,
  plainEditApi,
  SENTENCES,
} from '../model'
import { readOwnWalk } from '../queries'
import { ownWalk, type OwnWalk } from '../view'
import { PLAIN_BYTES, readPlain } from './read'
import { plainWalkSchema } from './schema'

const answer = z.object({ success: z.literal(true), data: ownWalk })
const ABOUT =
  'Pour un navigateur sans JavaScript, qui reçoit une redirection 303\u00a0: un fichier GPX est lu par le serveur, le plus long de ses tracés est celui de la promenade. Une case qui n’est pas envoyée est décochée.'

const shared = {
  method: 'POST',
  description: ABOUT,
  tags: ['Promenades'],
  auth: 'user',
  body: plainWalkSchema,
  bodyLimitBytes: 131_072,
  form: true,
  files: {
    field: 'gpx',
    most: 1,
    maxBytes: PLAIN_BYTES,
    sentences: {
      tooMany: 'Un seul fichier GPX',
      tooLarge: 'Ce fichier pèse plus de 3\u00a0Mo. Choisissez une seule promenade.',
    },
  },
  arrival: (request: Request) => arrivalLimiter.count(request),
  answers: { 200: { description: 'La promenade telle qu’elle est maintenant', schema: answer } },
} as const

const onward = (walk: OwnWalk, isSent: boolean, page: string): Response =>
  seeOther(
    isSent ? `${OWN_WALKS_PATH}?fait=envoyee` : `${editWalkPath(walk.id)}?fait=ecrit`,
    noDraft(page),
  )

export const createWalkPlain = defineRoute({
  ...shared,
  path: plainApi,
  summary: 'Écrire une promenade, par un formulaire',
  formFailure: (failure, sent) => backToForm(newWalkPath, failure, sent),
  refusals: [403, 422],
  handler: async ({ req, user, body: { version: _, ...form }, files, isPlainForm }) => {
    requireConfirmed(user, SENTENCES.unconfirmed)
    const walk = await createWalk(req, user, await readPlain(user.id, emptyContent, form, files))
    return isPlainForm ? onward(walk, form.submit, newWalkPath) : { success: true, data: walk }
  },
})

export const updateWalkPlain = defineRoute({
  ...shared,
  path: plainEditApi('{id}'),
  summary: 'Modifier une promenade, par un formulaire',
  params: z.object({ id: idSchema }),
  formFailure: (failure, sent, { id }) => backToForm(editWalkPath(id), failure, sent),
  refusals: [403, 404, 409, 422],
  handler: async ({ req, user, params: { id }, body, files, isPlainForm }) => {
    await countPress(user.id)
    const { version, ...form } = body
    const base = contentOf(await readOwnWalk(req, id))
    const sent = await readPlain(user.id, base, form, files)
    const walk = await updateWalk(req, user, id, { ...sent, version: Number(version) || 0 })
    return isPlainForm ? onward(walk, form.submit, editWalkPath(id)) : { success: true, data: walk }
  },
})
