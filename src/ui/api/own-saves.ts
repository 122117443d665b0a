import { randomKey } from '../random-key'
import type { Refusal } from './client'

/** As many as a route takes (`platform/http/save-keys`). */
const MOST = 10

type Keys = { saveKey: string; lostKeys: string[] }

/** What came of a save; `network` when nobody knows whether it was done. */
type Told = { refusal: Pick<Refusal, 'kind'> | null }

/**
 * Saves of one thing by one person: a save whose answer was lost may be done all the same, and the next
 * one says so, so that it is not refused as the change of somebody else, nor made twice.
 */
export class OwnSaves {
  #lost: string[] = []
  readonly #keep: (lost: readonly string[]) => void

  /** @param keep holds the keys of saves without an answer beyond this page, together with what is typed */
  constructor(keep: (lost: readonly string[]) => void = () => {}) {
    this.#keep = keep
  }

  /** Saves without an answer that were kept before this page; none for a thing that is begun anew. */
  restore(lost: readonly string[]): void {
    this.#lost = lost.slice(-MOST)
  }

  /** @param save sends the keys of this try with what is saved; a success knows the newest version */
  async run<Outcome extends Told>(save: (keys: Keys) => Promise<Outcome>): Promise<Outcome> {
    const saveKey = randomKey()
    const lostKeys = this.#lost
    // The tab may be closed before the answer comes.
    this.#remember(saveKey)
    const outcome = await save({ saveKey, lostKeys })
    // What was kept of it is of no use any more: whoever keeps it drops all of it.
    if (!outcome.refusal) this.#lost = []
    else if (outcome.refusal.kind !== 'network') this.#leave(lostKeys)
    return outcome
  }

  /** The same for what is changed beside it, such as a photo: the next save tells of it too. */
  async beside<Outcome extends Told>(change: (keys: Keys) => Promise<Outcome>): Promise<Outcome> {
    const saveKey = randomKey()
    const outcome = await change({ saveKey, lostKeys: this.#lost })
    if (!outcome.refusal || outcome.refusal.kind === 'network') this.#remember(saveKey)
    return outcome
  }

  #remember(key: string): void {
    const [first, ...later] = [...this.#lost, key]
    // By the first of all the server knows them together.
    this.#leave(first ? [first, ...later.slice(1 - MOST)] : [])
  }

  /** @param left what is still without an answer */
  #leave(left: string[]): void {
    this.#lost = left
    this.#keep(left)
  }
}
