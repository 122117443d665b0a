import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'

/** How a step is answered: refused, by hanging up, or, without any of it, as asked. */
type Answer = { code: number; words: string } | 'hang up' | undefined

export type Delivered = { raw: string; mail: ParsedMail; to: string[]; from: string }

/** A mail server that takes everything, until it is told otherwise. */
export function mailServer() {
  const state = {
    /** Whole messages that arrived, in order: also those whose sender was never told so. */
    delivered: [] as Delivered[],
    /** Connections that were opened. */
    opened: 0,
    /** Asked for each recipient. */
    onRecipient: (_address: string): Answer => undefined,
    /** Asked for each message that has arrived. */
    onMessage: (_to: string): Answer => undefined,
  }
  const usual = { ...state }

  const cut = (): void => {
    server.connections.forEach((each) => {
      ;(each as { close: () => void }).close()
    })
  }
  const give = (answer: Answer, done: (error?: Error) => void): void => {
    if (answer === 'hang up') return cut()
    done(answer && Object.assign(new Error(answer.words), { responseCode: answer.code }))
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      state.opened += 1
      done()
    },
    onRcptTo({ address }, _session, done) {
      give(state.onRecipient(address), done)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        void simpleParser(raw).then((mail) => {
          const to = envelope.rcptTo.map(({ address }) => address)
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          state.delivered.push({ raw: raw.toString(), mail, to, from })
          give(state.onMessage(to[0] ?? ''), done)
        })
      })
    },
  })
  server.on('error', () => undefined)

  return Object.assign(state, {
    listen: (port: number) =>
      new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
    /** As at the start, once the connections of the test before have said goodbye. */
    async reset(): Promise<void> {
      await expect.poll(() => server.connections.size, { timeout: 10_000 }).toBe(0)
      Object.assign(state, usual, { delivered: [] })
    },
  })
}

export type MailServer = ReturnType<typeof mailServer>
