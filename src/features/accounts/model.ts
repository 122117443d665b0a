import { atMost } from '@/platform/validation/at-most.model'
import { idOf, ranksAtLeast, roleGives, type Actor, type Role } from '../../platform/access/model'
import { isCommon } from './common-password.model'

/** Sentences of the contract, for a limiter. */
export const TOO_MANY_SIGN_INS = 'Trop de tentatives de connexion détectées'
export const TOO_MANY_RESETS = 'Trop de demandes de réinitialisation détectées'

/** Shortest password, in characters; a phrase of four words is accepted too. */
export const PASSWORD_MIN = 12
/** Longest password, in characters: hashing has a cost. */
export const PASSWORD_MAX = 128

/** Shortest and longest name that a person gives themselves, in characters. */
export const NAME_MIN = 2
export const NAME_MAX = 80

/** Longest words of a person about themselves, in characters. */
export const ABOUT_MAX = { short: 250, long: 10_000 } as const

/**
 * Why a password is refused, in French; `null` when it is accepted. Twelve
 * characters or four words, and nothing that everybody tries first.
 */
export function refusePassword(password: string): string | null {
  if (password.length > PASSWORD_MAX) return atMost(PASSWORD_MAX)
  const words = password.split(/[\s-]/).filter((word) => word.length > 1)
  if (password.length < PASSWORD_MIN && words.length < 4) {
    return 'Choisissez au moins 12 caractères, ou une phrase de 4 mots'
  }
  if (isCommon(password)) {
    return 'Ce mot de passe est trop courant, choisissez-en un autre'
  }
  return null
}

/** How long a session lasts after it was opened or made longer, in seconds: a week. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60

/**
 * When somebody last came, as far as their sessions tell: each of them lasts a week from the last
 * time that it was made longer.
 * @param expires end of the session that ends last, in milliseconds since 1970
 * @returns ISO 8601
 */
export const lastVisitOf = (expires: number): string =>
  new Date(expires - SESSION_SECONDS * 1000).toISOString()

type Person = { id: string; email: string }

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Does a change of a person ask for their present password? Only the person's own change of
 * e-mail or password does; the program, and a super admin who changes somebody else, do not.
 * @param author id of who writes; null for the program
 */
export function needsPresentPassword(
  author: string | null,
  person: Person,
  { email, password }: { email?: string | null; password?: unknown },
): boolean {
  if (author !== person.id) return false
  const isMoved = typeof email === 'string' && !sameAddress(email, person.email)
  return isMoved || (password !== undefined && password !== null)
}

/** From one address that was proven to be the person's to another, in lower case. */
export type AddressMove = { from: string; to: string }

type Addressed = { email?: string | null; emailVerified?: string | null }

/** What a write of an account does to its address, when both were proven; null for any other write. */
export function addressMove(written: Addressed, before: Addressed | undefined): AddressMove | null {
  const isProven = written.emailVerified && written.emailVerified !== before?.emailVerified
  if (!before?.emailVerified || !isProven || !before.email || !written.email) return null
  const [from, to] = [before.email.toLowerCase(), written.email.toLowerCase()]
  return from === to ? null : { from, to }
}

/**
 * How a letter of an account begins: « Bonjour Élise ». By name only where the address was proven;
 * before that a stranger may have written both.
 */
export const greeting = ({ name, emailVerified }: Greeted): string =>
  emailVerified ? `Bonjour ${name}` : 'Bonjour'
type Greeted = { name: string; emailVerified?: string | null }

/** Written when links for a forgotten password end: with the address that they went to, and with the password. */
export const NO_RESET = { resetPasswordToken: null, resetPasswordExpiration: null } as const

/** What somebody is on the whole platform. Source: docs/decisions/people.md. */
export const globalRoleLabel = (isSuperAdmin: boolean | null | undefined): string =>
  isSuperAdmin ? 'Super Admin' : 'Utilisateur'

export type Membership = {
  id?: string | null
  shelter: string | { id: string }
  role: Role
  /** Shown by the block « Équipe » of the shelter's site: name, title, photo, nothing else. */
  showOnSite?: boolean | null
  title?: string | { id: string } | null
  photo?: string | { id: string } | null
}

type TeamChange = { allowed: true; memberships: Membership[] } | { allowed: false; reason: string }

const sameRow = (a: Membership, b: Membership) =>
  idOf(a.shelter) === idOf(b.shelter) && a.role === b.role

/** To be shown on the site, and with which photo, is everybody's own choice. */
function withOwnChoice(row: Membership, wanted: readonly Membership[]): Membership {
  const sent = wanted.find(({ shelter }) => idOf(shelter) === idOf(row.shelter))
  if (!sent) return row
  return {
    ...row,
    ...('showOnSite' in sent && { showOnSite: Boolean(sent.showOnSite) }),
    ...('photo' in sent && { photo: sent.photo }),
  }
}

/** The role in a shelter with which a person looks after its team; null for anybody else. */
function rankIn(author: Actor, shelter: string | null): Role | null {
  const row = author?.memberships?.find((each) => idOf(each.shelter) === shelter)
  return row && roleGives(row.role, 'manageUsers') ? row.role : null
}

/** Said of a role that ranks above the one of whoever gives it. */
export const ROLE_TOO_HIGH = 'Vous ne pouvez pas donner un rôle supérieur au vôtre'

/** May the person give this role in a shelter? Nobody grants a rank above their own. */
export function mayGiveRole(author: Actor, shelter: string, role: Role): boolean {
  if (author?.isSuperAdmin) return true
  const rank = rankIn(author, shelter)
  return rank !== null && ranksAtLeast(rank, role)
}

/**
 * What a change of somebody's teams becomes. Only an ADMIN of a shelter changes
 * its rows, nobody grants a rank above their own, and the rows of shelters that
 * the author does not administer stay as they were, whatever was sent; one's own
 * rows take one's choice to be shown on the site.
 * @param isOwn the author changes their own teams
 * @param leaves id of the shelter whose team the author leaves, which asks no right
 */
export function changeTeams(
  author: Actor,
  before: readonly Membership[],
  wanted: readonly Membership[],
  isOwn = false,
  leaves: string | null = null,
): TeamChange {
  const shelters = wanted.map(({ shelter }) => idOf(shelter))
  if (new Set(shelters).size !== shelters.length) {
    return { allowed: false, reason: 'Une personne n’a qu’un rôle par refuge' }
  }
  if (author?.isSuperAdmin) return { allowed: true, memberships: [...wanted] }

  for (const row of wanted) {
    const unchanged = before.some((old) => sameRow(old, row))
    const rank = rankIn(author, idOf(row.shelter))
    if (unchanged) continue
    if (!rank) return { allowed: false, reason: 'Vous ne gérez pas l’équipe de ce refuge' }
    if (!ranksAtLeast(rank, row.role)) return { allowed: false, reason: ROLE_TOO_HIGH }
  }
  const foreign = before
    .filter((row) => !rankIn(author, idOf(row.shelter)))
    .filter((row) => !isOwn || idOf(row.shelter) !== leaves)
    .map((row) => (isOwn ? withOwnChoice(row, wanted) : row))
  const own = wanted.filter((row) => rankIn(author, idOf(row.shelter)))
  return { allowed: true, memberships: [...foreign, ...own] }
}

/** Shelters in which a change takes the ADMIN role away from the person. */
export function sheltersLosingAdmin(
  before: readonly Membership[],
  after: readonly Membership[],
): string[] {
  return before
    .filter(({ role }) => role === 'ADMIN')
    .map(({ shelter }) => idOf(shelter))
    .filter((id) => id !== null)
    .filter((id) => !after.some((row) => idOf(row.shelter) === id && row.role === 'ADMIN'))
}
