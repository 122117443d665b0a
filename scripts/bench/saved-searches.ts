/*
 * Compares the saved searches of a database with the animals of the last day, and writes nothing of it.
 * See saved-searches.mjs; here because the comparison is the program's own.
 */
import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'

import { noteArrivals } from '@/features/animals/arrivals/commands'
import { tellSearches } from '@/features/saved-searches/commands/tell'

const payload = await getPayload({ config })
const last = await noteArrivals(await createLocalReq({}, payload))
const started = performance.now()
const outcome = await tellSearches(payload, 'DAILY', { last, isDry: true })
const seconds = (performance.now() - started) / 1000
console.log(`OUTCOME ${JSON.stringify({ ...outcome, seconds })}`)
await payload.destroy()
process.exit(0)
