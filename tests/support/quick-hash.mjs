// @ts-check
// Loaded before everything else by what the tests run. Payload hashes a password 600,000 times over, an eighth
// to a quarter of a second each time somebody signs in, which tests do hundreds of times: they hash 600 times.
// How often it would have been is told, since no time tells it any more.
import crypto from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto

/** Hears of each hash: `{ rounds, bytes }`, as they were asked for. */
export const HASHES = channel('tests.pbkdf2')

/** @type {typeof pbkdf2} */
const quick = (password, salt, rounds, bytes, ...rest) => {
  HASHES.publish({ rounds, bytes })
  pbkdf2(password, salt, rounds >= 100_000 ? rounds / 1000 : rounds, bytes, ...rest)
}

crypto.pbkdf2 = quick
syncBuiltinESMExports()
