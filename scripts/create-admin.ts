/* Makes a super admin, or makes one of an account that exists; see create-admin.mjs. */
import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'

import { nameSuperAdmin } from '@/features/accounts/invite/commands'

const [email = '', name = ''] = process.argv.slice(2)
const payload = await getPayload({ config })
const link = await nameSuperAdmin(await createLocalReq({}, payload), { email, name })
console.log(`\n${email} is a super admin. To choose a password, once, within a day:\n\n  ${link}\n`)
await payload.destroy()
process.exit(0)
