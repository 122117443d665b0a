import type { GiftDraft, GiftOffer } from '../form/model'
import type { KnownDonor } from '../form/person.model'
import type { GiftErrors } from '../form/schema'
import type { CreateEngine } from './engine'

/** What a form of giving is filled with. */
export type GiftViewProps = {
  offer: GiftOffer
  /** Who is signed in: they need not type what their account says. */
  person?: KnownDonor | null
  /** What was typed before, without JavaScript. */
  draft?: GiftDraft
  errors?: GiftErrors
  /** What went wrong with the whole, without JavaScript. */
  problem?: { error: string; wait: number } | null
  /** Fetches the checks once somebody begins: `loadEngine` of the file beside. */
  loadEngine: () => Promise<CreateEngine>
  /** Gives up: closes the dialog. */
  onCancel?: () => void
}
