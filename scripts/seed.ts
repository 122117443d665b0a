/*
 * Fills an empty database with the demonstration. Deterministic: same day, same data.
 * SEED_SIZE=small writes the three shelters that tests need, whole (by default) all of it.
 */
import config from '@payload-config'
import { getPayload } from 'payload'

import { seed } from './seed/seed'

const payload = await getPayload({ config })
const { totalDocs } = await payload.count({ collection: 'shelters', overrideAccess: true })
if (totalDocs > 0) {
  console.log('The database is not empty: nothing was written.')
} else {
  const started = Date.now()
  const size = process.env.SEED_SIZE === 'small' ? 'small' : 'whole'
  await seed(payload, (line) => console.log(line), { size })
  console.log(`Demonstration data written in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
await payload.destroy()
process.exit(0)
