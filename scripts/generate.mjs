// @ts-check
// npm run generate: Payload's types and import map after a change of the configuration, the types of
// our own API after a change of its routes.
import { runMain } from './lib/lifecycle.mjs'
import { generate } from './lib/generate.mjs'

await runMain(() => generate())
