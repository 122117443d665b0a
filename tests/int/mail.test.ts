import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { freePort } from '../../scripts/lib/ports.mjs'
import { mailServer } from './mail/server'

// The configuration reads these once, so the program is loaded after they are set.
const port = await freePort()
Object.assign(process.env, {
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  EMAIL_FROM: 'Patte Blanche <bonjour@exemple.fr>',
  RELAY_DOMAIN: 'relais.exemple.fr',
  RELAY_SECRET: 'only-for-tests-only-for-tests-only',
})
const { getTestPayload, onlyTasks } = await import('../support/payload')
const { emailTasks } = await import('@/platform/email/tasks')
const { describeMessages } = await import('./mail/messages')
const { describeManyMessages } = await import('./mail/many-messages')
const { describeRelayedMail } = await import('./mail/relayed-mail')

const server = mailServer()

beforeAll(async () => {
  await server.listen(port)
  return onlyTasks(emailTasks.filter(({ recurs }) => !recurs))
})
afterAll(() => server.close())

beforeEach(async () => {
  const { drizzle } = (await getTestPayload()).db
  await drizzle.execute(sql`delete from emails`)
  await drizzle.execute(sql`delete from payload_jobs`)
  await server.reset()
})

describeMessages(server)
describeManyMessages(server)
describeRelayedMail(server)
