import { z } from 'zod'

import { failureOf, invalid } from '@/platform/http/failure'
import { HttpError } from '@/platform/http/errors'
import { typeOf } from '@/platform/http/read-body'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { sessionOf } from '@/platform/http/session'
import { log } from '@/platform/log'
import { atMost } from '@/platform/validation/at-most.model'

import { signIn, signOut } from './commands'
import { toSessionUser } from './queries'
import { sessionUser } from './schema'
import { ME_API } from './own/model'
import { landingOf, safeSuite } from './suite'
import { formFailure } from './without-script'

const credentials = z.object({
  email: z.string({ error: 'L’email est requis' }).max(254, atMost(254)),
  password: z.string({ error: 'Le mot de passe est requis' }).max(1000, atMost(1000)),
  suite: z.string().optional(),
})

/** What is missing of a pair, as sentences on the fields. */
function missing({ email, password }: z.infer<typeof credentials>): Record<string, string> {
  const fields: Record<string, string> = {}
  if (!email.trim()) fields.email = 'L’email est requis'
  else if (!z.email().safeParse(email.trim()).success) fields.email = 'Email invalide'
  if (!password) fields.password = 'Le mot de passe est requis'
  return fields
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const isPlainForm = (request: Request): boolean =>
  typeOf(request) === 'application/x-www-form-urlencoded'

export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Ouvrir une session',
  description:
    'Un formulaire sans JavaScript reçoit une redirection 303, vers « suite » ou vers la page de connexion.',
  tags: ['Comptes'],
  auth: 'public',
  body: credentials,
  bodyLimitBytes: 16_384,
  form: true,
  answers: {
    200: {
      description: 'La session est ouverte, un cookie la porte',
      schema: z.object({
        success: z.literal(true),
        message: z.string(),
        user: sessionUser,
        token: z.string(),
        exp: z.number().describe('Fin de la session, en secondes depuis 1970'),
        suite: z.string().describe('Où aller ensuite'),
      }),
    },
  },
  refusals: [401, 403, 429],
  handler: async ({ body, request, requestId }) => {
    const suite = safeSuite(body.suite)
    const isForm = isPlainForm(request)
    try {
      const fields = missing(body)
      if (Object.keys(fields).length > 0)
        throw new HttpError(400, invalid(400, fields).error, { fields })
      const { user, token, exp, cookies } = await signIn(request, body)
      const next = suite ?? landingOf(user)
      if (isForm) return seeOther(next, cookies)
      return withCookies(
        Response.json({
          success: true,
          message: 'Vous êtes connecté',
          user: await toSessionUser(user),
          token,
          exp,
          suite: next,
        }),
        cookies,
      )
    } catch (error) {
      if (!isForm) throw error
      const failure = failureOf(error)
      if (failure.status === 500) log.error({ requestId, err: error }, 'a sign-in failed')
      return formFailure(failure, { suite, email: body.email })
    }
  },
})

export const logout = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Fermer sa session',
  tags: ['Comptes'],
  // Looked at below: a session that cannot be read any more is forgotten all the same.
  auth: 'public',
  answers: {
    200: { description: 'La session est fermée', schema: z.object({ success: z.literal(true) }) },
  },
  refusals: [403],
  handler: async ({ request }) => {
    const { req } = await sessionOf(request)
    const cookies = await signOut(req)
    if (isPlainForm(request)) return seeOther('/', cookies)
    return withCookies(Response.json({ success: true }), cookies)
  },
})

export const readMe = defineRoute({
  method: 'GET',
  path: ME_API,
  summary: 'Ce que l’on a écrit de soi dans son compte',
  description: 'Remplit d’avance les formulaires de la personne connectée.',
  tags: ['Comptes'],
  auth: 'user',
  answers: {
    200: {
      description: 'Son compte',
      schema: z.object({
        success: z.literal(true),
        user: z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          phone: z.string().nullable(),
          location: z.object({
            address: z.string().nullable(),
            postalCode: z.string().nullable(),
            city: z.string().nullable(),
          }),
          createdAt: z.string(),
          updatedAt: z.string(),
        }),
      }),
    },
  },
  handler: async ({ user: { id, name, email, phone, location, createdAt, updatedAt } }) => ({
    success: true,
    user: {
      id,
      name,
      email,
      phone: phone ?? null,
      location: {
        address: location?.address ?? null,
        postalCode: location?.postalCode ?? null,
        city: location?.city ?? null,
      },
      createdAt,
      updatedAt,
    },
  }),
})
