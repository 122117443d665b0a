import { ADDRESS_FIELDS, draftOf, type GiftDraft, type GiftOffer } from '../form/model'

/** Where what was typed is kept: for this tab alone, until it is closed. */
const PREFIX = 'patte-don-'
/** Minutes after which a browser no longer knows where somebody lives. */
const ADDRESS_MINUTES = 30

const keyOf = ({ kind, shelter, animal, campaign }: GiftOffer): string =>
  `${PREFIX}${kind}-${animal?.id ?? campaign?.id ?? shelter?.id ?? 'plateforme'}`

/** What was typed in this tab and not given yet; `null` when there is nothing. */
export function readDraft(offer: GiftOffer): GiftDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(offer)) ?? 'null') as {
      at: number
      draft: Record<string, unknown>
    } | null
    if (!kept) return null
    const isOld = Date.now() - kept.at > ADDRESS_MINUTES * 60_000
    const gone = isOld ? Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, ''])) : {}
    return draftOf({ ...kept.draft, ...gone })
  } catch {
    return null
  }
}

/** Keeps what was typed; a browser that keeps nothing loses nothing that it had. */
export function storeDraft(offer: GiftOffer, draft: GiftDraft): void {
  try {
    sessionStorage.setItem(keyOf(offer), JSON.stringify({ at: Date.now(), draft }))
  } catch {
    // A browser without room: the form works all the same.
  }
}

/** Forgets every form of giving of this tab: the gift was made. */
export function forgetAll(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))
    for (const name of names) sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept then.
  }
}
