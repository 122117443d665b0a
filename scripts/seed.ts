/* Fills an empty database with the demonstration. Deterministic: same day, same data. */
import config from '@payload-config'
import { getPayload } from 'payload'

import { seed } from './seed/seed'

const payload = await getPayload({ config })
const { totalDocs } = await payload.count({ collection: 'shelters', overrideAccess: true })
if (totalDocs > 0) {
  console.log('The database is not empty: nothing was written.')
} else {
  const started = Date.now()
  await seed(payload, (line) => console.log(line))
  console.log(`Demonstration data written in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
await payload.destroy()
process.exit(0)
