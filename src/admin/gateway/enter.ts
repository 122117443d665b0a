import { signInPath } from '@/features/accounts/suite'
import { isPublicShelter } from '@/features/shelters/model'
import { listOwnShelters, type OwnShelter } from '@/features/shelters/own/queries'
import type { User } from '@/payload-types'
import { can, canSomewhere, ROLE_LABELS, roleIn, roleNeededFor } from '@/platform/access/model'
import { ofOrganisation } from '@/platform/french.model'
import { failureOf } from '@/platform/http/failure'
import { logRequest } from '@/platform/http/log-request'
import { shelterKeySchema } from '@/platform/http/params'
import { plainPage } from '@/platform/http/plain-page'
import { requestIdOf } from '@/platform/http/request-id'
import { sessionOf } from '@/platform/http/session'
import { byKey } from '@/platform/ids.model'
import { log } from '@/platform/log'
import { openPayload } from '@/platform/payload'

import { platformScreen, shelterScreen } from './screens'

const TENANT_COOKIE = 'payload-tenant'
const YEAR_SECONDS = 31_536_000

function go(path: string, cookie?: string): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' })
  if (cookie) headers.set('set-cookie', cookie)
  return new Response(null, { status: 307, headers })
}

const notFound = (): Response =>
  plainPage(404, {
    title: 'Page 404',
    text: ['Cette page n’existe pas, ou n’existe plus.'],
    links: [
      { href: '/shelter/admin', label: 'Mes refuges' },
      { href: '/', label: 'Accueil' },
    ],
  })

type Refusal = { text: string[]; user: User }

const forbidden = ({ text, user }: Refusal): Response =>
  plainPage(403, {
    title: 'Accès réservé',
    text: [...text, `Vous êtes connecté avec le compte ${user.email}.`],
    links: [
      ...(canSomewhere(user, 'viewAdmin')
        ? [{ href: '/shelter/admin', label: 'Mes refuges' }]
        : []),
      { href: '/', label: 'Accueil' },
      { href: signInPath(null), label: 'Changer de compte' },
    ],
  })

type Shelter = { id: string; name: string; isPublic: boolean }

async function findAny(key: string): Promise<Shelter | null> {
  const parsed = shelterKeySchema.safeParse(key)
  if (!parsed.success) return null
  const payload = await openPayload()
  const { docs } = await payload.find({
    collection: 'shelters',
    // A team enters its shelter before it is public; strangers are told below.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    where: byKey(parsed.data),
    select: { name: true, status: true },
  })
  const [shelter] = docs
  if (!shelter) return null
  return { id: shelter.id, name: shelter.name, isPublic: isPublicShelter(shelter) }
}

/** Addresses answer a person signed out with the way in, and any failure with a page of ours. */
async function withUser(
  request: Request,
  work: (user: User) => Promise<Response>,
): Promise<Response> {
  const started = performance.now()
  const requestId = requestIdOf(request)
  const { pathname, search } = new URL(request.url)
  let response: Response
  try {
    const { user } = await sessionOf(request)
    response = user ? await work(user) : go(signInPath(pathname + search))
  } catch (error) {
    const { status, error: text } = failureOf(error)
    if (status === 500) log.error({ requestId, err: error }, 'a gateway failed')
    response = plainPage(status, {
      title: 'Le service ne répond pas',
      text: [text],
      links: [{ href: pathname + search, label: 'Réessayer' }],
    })
  }
  const { status } = response
  logRequest({ requestId, method: 'GET', path: pathname, status, ms: performance.now() - started })
  return response
}

/**
 * `/shelter/{id}/admin/**`: selects the shelter and leads to the matching screen
 * of the admin. The cookie is a convenience of the admin, never a right.
 */
export function enterShelter(
  request: Request,
  key: string,
  section: readonly string[],
): Promise<Response> {
  return withUser(request, async (user) => {
    const shelter = await findAny(key)
    if (!shelter) return notFound()
    const role = user.isSuperAdmin ? null : roleIn(user, shelter.id)
    // A shelter that is not public does not exist for those outside its team.
    if (!user.isSuperAdmin && !role && !shelter.isPublic) return notFound()
    const screen = shelterScreen(shelter.id, section, new URL(request.url).searchParams)
    if (!screen) return notFound()
    if (!screen.needs.some((permission) => can(user, permission, shelter.id))) {
      const needed = ROLE_LABELS[roleNeededFor(screen.needs[0])]
      const text = [
        `Cette page demande le rôle « ${needed} » dans l’équipe ${ofOrganisation(shelter.name)}.`,
        role
          ? `Vous y êtes « ${ROLE_LABELS[role]} ». Une personne « Administrateur » de cette équipe peut changer votre rôle.`
          : 'Vous ne faites pas partie de cette équipe. Une personne « Administrateur » de ce refuge peut vous y ajouter.',
      ]
      return forbidden({ user, text })
    }
    const cookie = `${TENANT_COOKIE}=${shelter.id}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
    return go(screen.path, cookie)
  })
}

/** What a member without a hand in any administration is told, kindly: what it is, who can open it. */
function explained(user: User, shelters: readonly OwnShelter[]): Response {
  const needed = ROLE_LABELS[roleNeededFor('viewAdmin')]
  const teams = shelters.map(
    ({ name, roleLabel }) => `«\u00a0${roleLabel}\u00a0» dans l’équipe ${ofOrganisation(name)}`,
  )
  const text = [
    ...(teams.length > 0
      ? [`Bonjour ${user.name}. Vous êtes ${teams.join(', ')}\u00a0: merci pour votre aide\u00a0!`]
      : []),
    `L’administration sert à tenir le site d’un refuge\u00a0: ses animaux, ses pages. Elle demande au moins le rôle «\u00a0${needed}\u00a0» dans l’équipe d’un refuge.`,
    teams.length > 0
      ? 'Si vous voulez y participer, une personne «\u00a0Administrateur\u00a0» de votre équipe peut changer votre rôle.'
      : 'L’administrateur de votre refuge peut vous le donner.',
  ]
  return forbidden({ user, text })
}

/** Where the admin sends whoever may not enter it. */
export function explainAdmin(request: Request): Promise<Response> {
  return withUser(request, async (user) =>
    canSomewhere(user, 'viewAdmin') ? go('/admin') : explained(user, await listOwnShelters(user)),
  )
}

/** `/shelter/admin`: straight in for one shelter, a choice for several. */
export function chooseShelter(request: Request): Promise<Response> {
  return withUser(request, async (user) => {
    const all = await listOwnShelters(user)
    const shelters = all.filter(({ canViewAdmin }) => canViewAdmin)
    if (shelters.length === 0 && !user.isSuperAdmin) return explained(user, all)
    const [only, ...others] = shelters
    if (only && others.length === 0 && !user.isSuperAdmin) return go(`/shelter/${only.slug}/admin`)
    return plainPage(200, {
      title: 'Quel refuge ?',
      text: ['Choisissez le refuge dans lequel vous voulez travailler.'],
      isChoice: true,
      links: [
        ...shelters.map(({ slug, name, city, roleLabel }) => ({
          href: `/shelter/${slug}/admin`,
          label: name,
          note: `${city} · ${roleLabel}`,
        })),
        ...(user.isSuperAdmin ? [{ href: '/super-admin', label: 'Toute la plateforme' }] : []),
      ],
    })
  })
}

/** `/super-admin/**`: the admin over all shelters, for super admins alone. */
export function enterPlatform(request: Request, section: readonly string[]): Promise<Response> {
  return withUser(request, async (user) => {
    if (!user.isSuperAdmin) {
      return forbidden({ user, text: ['Cette page demande le rôle « Super Admin ».'] })
    }
    const path = platformScreen(section, new URL(request.url).searchParams)
    return path ? go(path, `${TENANT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`) : notFound()
  })
}
