import { randomKey } from '../random-key'
import type { Outcome } from './client'

/** As many as a route takes (`platform/http/save-keys`). */
const MOST = 10

type Keys = { saveKey: string; lostKeys: string[] }

/**
 * Saves of one thing by one person: a save whose answer was lost may be done all the same, and the next
 * one says so, so that it is not refused as the change of somebody else, nor made twice.
 */
export class OwnSaves {
  #lost: string[] = []

  /** @param save sends the keys of this try with what is saved; a success knows the newest version */
  async run<Data>(save: (keys: Keys) => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    const saveKey = randomKey()
    const outcome = await save({ saveKey, lostKeys: this.#lost })
    if (!outcome.refusal) this.#lost = []
    else if (outcome.refusal.kind === 'network') this.#remember(saveKey)
    return outcome
  }

  /** The same for what is changed beside it, such as a photo: the next save tells of it too. */
  async beside<Data>(change: (keys: Keys) => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    const saveKey = randomKey()
    const outcome = await change({ saveKey, lostKeys: this.#lost })
    if (!outcome.refusal || outcome.refusal.kind === 'network') this.#remember(saveKey)
    return outcome
  }

  #remember(key: string): void {
    this.#lost = [...this.#lost, key].slice(-MOST)
  }
}
