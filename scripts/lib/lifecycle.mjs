// @ts-check
import { Problem, red } from './terminal.mjs'

/** @type {(() => unknown)[]} */
const cleanups = []
/** @type {Promise<void> | undefined} */
let closing

/**
 * Registers what must happen before the script ends, however it ends (Ctrl-C included).
 * Runs in reverse order: the web server stops before its database.
 * @param {() => unknown} cleanup
 */
export const onExit = (cleanup) => {
  cleanups.push(cleanup)
}

/** Runs every cleanup once. */
const close = () =>
  (closing ??= (async () => {
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
      try {
        await cleanup()
      } catch (error) {
        console.error(error)
      }
    }
  })())

/**
 * Runs a script from start to clean end. A {@link Problem} prints its sentence only,
 * any other error its stack; both exit with 1.
 * @param {() => Promise<number | void>} main returns the exit code
 */
export async function runMain(main) {
  const signals = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => void close().then(() => process.exit(code)))
  }
  let code = 1
  try {
    code = (await main()) || 0
  } catch (error) {
    // After Ctrl-C every running child fails: that is not news.
    if (closing) return
    console.error(
      error instanceof Problem ? red(error.message) : /** @type {Error} */ (error).stack || error,
    )
  }
  await close()
  process.exit(code)
}
