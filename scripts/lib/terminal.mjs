// @ts-check
const colours = process.stdout.isTTY && !process.env.NO_COLOR

/**
 * @param {number} code ANSI colour
 * @param {string} text
 */
const paint = (code, text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text)

export const dim = (/** @type {string} */ text) => paint(2, text)
export const bold = (/** @type {string} */ text) => paint(1, text)
export const red = (/** @type {string} */ text) => paint(31, text)
export const green = (/** @type {string} */ text) => paint(32, text)

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** A failure whose message is meant for the person at the terminal, without a stack. */
export class Problem extends Error {}

/** @param {string} text */
export const say = (text) => {
  console.log(text)
}

/**
 * Runs one step and prints its name, its outcome and how long it took.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const start = performance.now()
  say(`${dim('…')} ${name}`)
  try {
    const result = await work()
    say(`${green('✓')} ${name} ${dim(seconds(performance.now() - start))}`)
    return result
  } catch (error) {
    say(`${red('✗')} ${name} ${dim(seconds(performance.now() - start))}`)
    throw error
  }
}
