import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { freePort } from '../../scripts/lib/ports.mjs'

// The configuration reads these once, so the program is loaded after they are set.
const port = await freePort()
Object.assign(process.env, {
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  EMAIL_FROM: 'Patte Blanche <bonjour@exemple.fr>',
})
const { getTestPayload } = await import('../support/payload')
const { sendMail, sendMails, EmailAddressError } = await import('@/platform/email/send')
const { emailTasks } = await import('@/platform/email/tasks')
const { MAYBE_SENT } = await import('@/platform/email/model')
const { runDueJobs } = await import('@/platform/jobs/run')

/** Of the tests that need no more; the first one sends to 50. */
const MANY = 12

let payload: Payload
/** Who got a whole message, in order: also those whose server never said so. */
let got: string[] = []
/** Connections that were opened. */
let opened = 0
/** Refused with this code at every try. */
const refused = new Map<string, number>()
/** The server hangs up once, when it meets this address at this step. */
let hangUp: { at: 'recipient' | 'data'; to: string } | null = null

const cut = (): void => {
  hangUp = null
  server.connections.forEach((each) => {
    ;(each as { close: () => void }).close()
  })
}

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onConnect(_session, done) {
    opened += 1
    done()
  },
  onRcptTo({ address }, _session, done) {
    if (hangUp?.at === 'recipient' && hangUp.to === address) return cut()
    const code = refused.get(address)
    done(code ? Object.assign(new Error('no'), { responseCode: code }) : undefined)
  },
  onData(stream, { envelope }, done) {
    stream.resume()
    stream.on('end', () => {
      const to = envelope.rcptTo[0]?.address ?? ''
      got.push(to)
      if (hangUp?.at === 'data' && hangUp.to === to) cut()
      else done()
    })
  },
})
server.on('error', () => undefined)

const drizzle = () => payload.db.drizzle
const ahead = { now: () => new Date(Date.now() + 90_000) }
const readers = (count: number) =>
  Array.from({ length: count }, (_, nth) => `lecteur-${nth}@exemple.fr`)
const addresses = readers(MANY)
const [cutOff = ''] = addresses.slice(6)

const content = { title: 'Des animaux sont arrivés', paragraphs: ['Nala et Milo vous attendent.'] }
const messageTo = (to: string) => ({
  to,
  subject: 'Des animaux sont arrivés',
  content,
  unsubscribe: `https://exemple.fr/api/stop/${to}`,
})

/** Writes one message to each, in one step. */
async function sendToAll(receivers = addresses): Promise<void> {
  await sendMails(await createLocalReq({}, payload), receivers.map(messageTo))
}

/** What became of each message that is not sent, by its receiver. */
async function unsent(): Promise<Array<{ to: string; status: string; last_error: string | null }>> {
  const { rows } = await drizzle().execute<{ to: string; status: string; last_error: string }>(
    sql`select "to", status, last_error from emails where status <> 'SENT'`,
  )
  return rows
}

beforeAll(async () => {
  payload = await getTestPayload()
  payload.config.jobs.tasks = emailTasks.filter(({ recurs }) => !recurs) as never
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
})

afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

beforeEach(async () => {
  refused.clear()
  hangUp = null
  await drizzle().execute(sql`delete from emails`)
  await drizzle().execute(sql`delete from payload_jobs`)
  // The connection of the test before has said goodbye.
  await expect.poll(() => server.connections.size, { timeout: 10_000 }).toBe(0)
  got = []
  opened = 0
})

describe('messages to many', () => {
  it('all leave over one connection, each once', { timeout: 90_000 }, async () => {
    const fifty = readers(50)
    await sendToAll(fifty)
    // A run takes no new job after 45 seconds: another follows.
    while ((await runDueJobs(payload)) > 0);
    expect([...got].sort()).toEqual(fifty.sort())
    // One, and another where a slow machine paused for longer than a connection waits.
    expect(opened).toBeLessThan(5)
    expect(await unsent()).toEqual([])
  })

  it('go on when one receiver is refused for good, and another for now', async () => {
    const [gone = '', busy = ''] = addresses.slice(3)
    refused.set(gone, 550).set(busy, 451)
    await sendToAll()
    await runDueJobs(payload)
    expect(got).toHaveLength(MANY - 2)
    const failed = await unsent()
    expect(failed).toHaveLength(2)
    expect(failed.find(({ to }) => to === gone)).toMatchObject({ status: 'FAILED' })
    expect(failed.find(({ to }) => to === gone)?.last_error).toContain('550')
    expect(failed.find(({ to }) => to === busy)).toMatchObject({ status: 'QUEUED' })
    expect(failed.find(({ to }) => to === busy)?.last_error).toContain('451')
    expect(opened).toBeLessThan(3)
    refused.clear()
    await runDueJobs(payload, ahead)
    expect([...got].sort()).toEqual(addresses.filter((to) => to !== gone).sort())
    expect(await unsent()).toMatchObject([{ to: gone, status: 'FAILED' }])
  })

  it('are tried again when the server hangs up between two of them', async () => {
    hangUp = { at: 'recipient', to: cutOff }
    await sendToAll()
    await runDueJobs(payload)
    expect(await unsent()).toMatchObject([{ to: cutOff, status: 'QUEUED' }])
    await runDueJobs(payload, ahead)
    expect([...got].sort()).toEqual([...addresses].sort())
    expect(await unsent()).toEqual([])
  })

  it('are never sent twice when it hangs up instead of saying yes', async () => {
    hangUp = { at: 'data', to: cutOff }
    await sendToAll()
    await runDueJobs(payload)
    await runDueJobs(payload, ahead)
    expect([...got].sort()).toEqual([...addresses].sort())
    expect(await unsent()).toEqual([{ to: cutOff, status: 'FAILED', last_error: MAYBE_SENT }])
  })

  it('leave first what somebody waits for, by a connection of its own', async () => {
    const req = await createLocalReq({}, payload)
    await sendToAll()
    await sendMail(req, { to: 'zoe@exemple.fr', subject: 'Votre mot de passe', content })
    await runDueJobs(payload)
    expect(got.indexOf('zoe@exemple.fr')).toBeLessThan(4)
    expect(got).toHaveLength(MANY + 1)
    // Its own, beside that of the others.
    expect(opened).toBeGreaterThan(1)
    expect(opened).toBeLessThan(5)
  })

  it('are all refused, before anything is written, when one address is none', async () => {
    const req = await createLocalReq({}, payload)
    const messages = ['a@exemple.fr', 'Zoé <b@exemple.fr>'].map(messageTo)
    await expect(sendMails(req, messages)).rejects.toThrow(EmailAddressError)
    expect((await drizzle().execute(sql`select from emails`)).rows).toEqual([])
  })
})
