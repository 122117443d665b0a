// @ts-check
// npm run build: the production server. Needs no database and no configuration.
import { build } from './lib/build.mjs'
import { runMain } from './lib/lifecycle.mjs'

await runMain(() => build())
