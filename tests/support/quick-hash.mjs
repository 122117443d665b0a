// @ts-check
// Loaded before everything else by what the tests run. Payload hashes a password 600,000 times over, an eighth
// to a quarter of a second each time somebody signs in, which tests do hundreds of times: they hash 600 times.
// Both sides stay one another's equal, so that a wrong number of rounds is still found.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto

/** @type {typeof pbkdf2} */
const quick = (password, salt, rounds, ...rest) =>
  pbkdf2(password, salt, rounds >= 100_000 ? rounds / 1000 : rounds, ...rest)

crypto.pbkdf2 = quick
syncBuiltinESMExports()
