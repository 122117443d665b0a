import type { Random } from '../illustrations/prng'

/** So many adverts are read in a row before a sentence may come back. */
const WINDOW = 45

/**
 * What was written lately: adverts that are read one after the other must not repeat each other.
 * A sentence is known by its template, so that another name does not make it another sentence.
 */
export class Memory {
  private advert = 0
  private readonly last = new Map<string, number>()

  /** A new advert begins. */
  begin(): void {
    this.advert += 1
  }

  /** The one that was written longest ago, or never. Throws RangeError on an empty list. */
  choose(options: readonly string[], rng: Random): string {
    const [best] = rng
      .shuffle(options)
      .sort((a, b) => (this.last.get(a) ?? -1) - (this.last.get(b) ?? -1))
    if (best === undefined) throw new RangeError('Nothing to choose from')
    this.last.set(best, this.advert)
    return best
  }

  /** The same when one of them is fresh; nothing when all were read lately. */
  offer(options: readonly string[], rng: Random): string | undefined {
    const fresh = options.filter((option) => this.isFresh(option))
    return fresh.length > 0 ? this.choose(fresh, rng) : undefined
  }

  /** A frame filled in: one whose sentence is fresh, and that itself was used longest ago. */
  chooseFrame(frames: readonly string[], say: (frame: string) => string, rng: Random): string {
    const fresh = frames.filter((frame) => this.isFresh(say(frame)))
    const sentence = say(this.choose(fresh.length > 0 ? fresh : frames, rng))
    this.last.set(sentence, this.advert)
    return sentence
  }

  private isFresh(option: string): boolean {
    const at = this.last.get(option)
    return at === undefined || this.advert - at > WINDOW
  }
}
