import type { RequestStatus } from '@/features/adoptions/model'
import type { SponsorshipStatus } from '@/features/donations/model'
import type { TicketStatus } from '@/features/tickets/model'
import { longDay, longMomentIn } from '@/platform/time/model'

/** The page of what is one's own. Source: docs/decisions/people.md. */
export const OWN_SPACE_PATH = '/mon-espace'

/** What the page is drawn from. Moments are ISO 8601. */
export type Facts = {
  isVerified: boolean
  requests: ReadonlyArray<{
    href: string
    status: RequestStatus
    meetingAt: string | null
    /** Its certificate was delivered and is not signed yet. */
    isUnsigned: boolean
    animal: { name: string }
    shelter: string
    /** IANA name of its clocks. */
    timezone: string
  }>
  tickets: ReadonlyArray<{
    path: string
    title: string
    status: TicketStatus
    shelter: { name: string }
  }>
  /** Gifts whose page of payment was opened and is not closed yet. */
  unfinished: ReadonlyArray<{ href: string; createdAt: string }>
  sponsorships: ReadonlyArray<{ status: SponsorshipStatus; count: number }>
}

/** Something that waits for the person: what, with whom, and where it is done. */
export type Waiting = { href: string; label: string; detail: string }

const SPONSORSHIPS_WAIT: Partial<Record<SponsorshipStatus, string>> = {
  AWAITING_CHOICE: 'Choisir un autre animal pour votre parrainage',
  PAST_DUE: 'Mettre à jour la carte de votre parrainage',
}

function requestsWait({ requests }: Facts, now: Date): Waiting[] {
  return requests.flatMap(({ href, status, meetingAt, isUnsigned, animal, shelter, timezone }) => {
    const wait = (label: string) => [{ href, label, detail: shelter }]
    if (status === 'CERTIFICATE' && isUnsigned)
      return wait(`Signer le certificat d’engagement pour ${animal.name}`)
    if (status !== 'MEETING') return []
    if (!meetingAt) return wait(`Choisir un moment pour rencontrer ${animal.name}`)
    const at = new Date(meetingAt)
    return at > now ? wait(`Rencontre avec ${animal.name}, ${longMomentIn(timezone, at)}`) : []
  })
}

/** What waits for the person, what ends something soonest first. */
export function waitingFor(facts: Facts, now: Date): Waiting[] {
  return [
    ...(facts.isVerified
      ? []
      : [
          {
            href: '/account',
            label: 'Confirmer votre adresse',
            detail: 'Vos demandes et vos dons faits avec elle se retrouvent alors ici.',
          },
        ]),
    ...facts.unfinished.map(({ href, createdAt }) => ({
      href,
      label: 'Un don n’est pas terminé',
      detail: `Commencé le ${longDay(new Date(createdAt))}`,
    })),
    ...requestsWait(facts, now),
    ...facts.tickets
      .filter(({ status }) => status === 'WAITING')
      .map(({ path, title, shelter }) => ({
        href: path,
        label: `Répondre\u00a0: ${title}`,
        detail: shelter.name,
      })),
    ...facts.sponsorships.flatMap(({ status, count }) => {
      const label = SPONSORSHIPS_WAIT[status]
      return label && count > 0 ? [{ href: '/mes-dons', label, detail: 'Mes dons' }] : []
    }),
  ]
}
