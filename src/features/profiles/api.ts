import { z } from 'zod'

import { ownPageForms } from '@/platform/http/own-page-forms'
import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'
import { countPress, countTry } from '@/platform/rate-limit/presses'

import { removePhoto, saveProfile, setPhoto, withdrawProfile } from './commands'
import { photoLimiter } from './limits'
import {
  OWN_PROFILE_API,
  OWN_PROFILE_PATH,
  OWN_PROFILE_SIGN_IN,
  PARTS,
  PHOTO_API,
  PHOTO_MAX_BYTES,
  REMOVE_PHOTO_API,
  savedSentence,
  SENTENCES,
  withdrawApi,
} from './model'
import { readOwnProfile } from './queries'
import { profileSchema, withdrawSchema } from './schema'

const { backTo, doneAt } = ownPageForms(OWN_PROFILE_PATH, OWN_PROFILE_SIGN_IN)
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const tags = ['Profils']
const done = z.object({ success: z.literal(true), message: z.string() })
const withPhoto = z.object({ success: z.literal(true), photo: z.string().nullable() })

export const saveOwnProfile = defineRoute({
  method: 'POST',
  path: OWN_PROFILE_API,
  summary: 'Écrire son profil, le montrer ou non',
  description: `Un profil que l’on montre demande une adresse confirmée (422). ${PLAIN}`,
  tags,
  // Whoever is not signed in any more is led to where they can be, by a plain form.
  auth: 'optional',
  body: profileSchema,
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: backTo(PARTS.profile),
  answers: { 200: { description: 'C’est enregistré', schema: done } },
  refusals: [401, 403, 422],
  handler: async ({ req, user, body, isPlainForm }) => {
    const person = signedIn(user)
    await countPress(person.id)
    await saveProfile(req, person, body)
    return isPlainForm
      ? doneAt(PARTS.profile)
      : { success: true, message: savedSentence(body.isPublic) }
  },
})

export const sendOwnPhoto = defineRoute({
  method: 'POST',
  path: PHOTO_API,
  summary: 'Donner une photo à son profil',
  description: `Un formulaire (multipart/form-data)\u00a0: JPG, PNG, WEBP ou AVIF, 5 Mo au maximum\u00a0; elle est recadrée en carré, sans rien de ce que le fichier dit d’autre. ${PLAIN}`,
  tags,
  auth: 'optional',
  upload: {
    field: 'photo',
    fields: z.strictObject({}),
    maxBytes: PHOTO_MAX_BYTES,
    sentences: { missing: SENTENCES.photoMissing, tooLarge: SENTENCES.photoTooLarge },
  },
  form: true,
  formFailure: backTo(PARTS.photo),
  answers: { 200: { description: 'La photo est enregistrée', schema: withPhoto } },
  refusals: [401, 403, 413],
  handler: async ({ req, user, upload, isPlainForm }) => {
    const person = signedIn(user)
    await countTry(photoLimiter, person.id)
    if (upload) await setPhoto(req, person, upload.file)
    if (isPlainForm) return doneAt(PARTS.photo)
    return { success: true, photo: (await readOwnProfile(req, person)).photo }
  },
})

export const removeOwnPhoto = defineRoute({
  method: 'POST',
  path: REMOVE_PHOTO_API,
  summary: 'Retirer la photo de son profil',
  description: PLAIN,
  tags,
  auth: 'optional',
  body: z.strictObject({}),
  bodyLimitBytes: 1_000,
  form: true,
  formFailure: backTo(PARTS.photo),
  answers: { 200: { description: 'La photo est retirée', schema: withPhoto } },
  refusals: [401, 403],
  handler: async ({ req, user, isPlainForm }) => {
    const person = signedIn(user)
    await countPress(person.id)
    await removePhoto(req, person)
    return isPlainForm ? doneAt(PARTS.photo) : { success: true, photo: null }
  },
})

export const withdrawOneProfile = defineRoute({
  method: 'POST',
  path: withdrawApi('{userId}'),
  summary: 'Retirer le profil public d’une personne',
  description:
    'Réservé aux super administrateurs\u00a0; la personne lit pourquoi, corrige, et peut le montrer de nouveau.',
  tags,
  auth: 'user',
  params: z.object({ userId: idSchema }),
  body: withdrawSchema,
  bodyLimitBytes: 4_000,
  answers: { 200: { description: 'Le profil est retiré', schema: done } },
  refusals: [403, 404],
  handler: async ({ req, user, params: { userId }, body: { reason } }) => {
    await withdrawProfile(req, user, userId, reason)
    return { success: true, message: 'Le profil est retiré.' }
  },
})
