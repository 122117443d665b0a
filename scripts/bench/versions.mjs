// @ts-check

/**
 * What readers saw of a page that somebody changes: each version has a number, which only grows.
 * @typedef {object} Seen
 * @property {number} reads
 * @property {number} backwards reads that began after somebody had seen a newer version, and found an older one
 * @property {number} behind reads that began after a newer version was saved, and found an older one
 * @property {number} longest milliseconds between the answer to a save and the start of the last read that
 *   did not find it; 0 when there is none
 */

/**
 * Readers that read one page again and again, as fast as it answers, while it is saved.
 * @param {object} with
 * @param {() => Promise<number>} with.read number of the version that the page shows now
 * @param {(version: number) => Promise<unknown>} with.save
 * @param {number} with.readers at once
 * @param {number} with.saves from version 1 on, one after the other
 * @returns {Promise<Seen>}
 */
export async function watchVersions({ read, save, readers, saves }) {
  /** @type {Seen} */
  const seen = { reads: 0, backwards: 0, behind: 0, longest: 0 }
  /** When each version was saved, by its number. @type {number[]} */
  const savedAt = [-Infinity]
  let newest = 0
  let isOver = false
  const reader = async () => {
    while (!isOver) {
      const began = performance.now()
      const [shown, saved] = [newest, savedAt.length - 1]
      const version = await read()
      seen.reads += 1
      if (version < shown) seen.backwards += 1
      if (version < saved) {
        seen.behind += 1
        // The next version was already there: since when?
        seen.longest = Math.max(seen.longest, began - (savedAt[version + 1] ?? began))
      }
      newest = Math.max(newest, version)
    }
  }
  const writer = async () => {
    try {
      for (let version = 1; version <= saves; version += 1) {
        await save(version)
        savedAt.push(performance.now())
      }
    } finally {
      isOver = true
    }
  }
  await Promise.all([writer(), ...Array.from({ length: readers }, reader)])
  return seen
}
