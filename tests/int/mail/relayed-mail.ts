import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { receiveInbound } from '@/features/relay/inbound/api'
import { serve } from '@/platform/http/serve'
import { runDueJobs } from '@/platform/jobs/run'

import { getTestPayload } from '../../support/payload'
import { BOB, LEA, relayDesk, SECRETS } from '../relay-people'
import type { Delivered, MailServer } from './server'

let payload: Payload

const desk = relayDesk(() => payload)
const deliver = () => runDueJobs(payload)

/** Everything that a mail shows: as it travels, and as it is read. */
const shownBy = ({ raw, mail }: Delivered) =>
  [raw, mail.subject, mail.text, String(mail.html), mail.replyTo?.text, mail.from?.text].join('\n')

async function post(
  mail: object,
  { secret = process.env.RELAY_SECRET ?? '', at = Math.floor(Date.now() / 1000) } = {},
): Promise<number> {
  const body = JSON.stringify(mail)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const request = new Request('http://localhost/api/relay/inbound', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-relay-timestamp': String(at),
      'x-relay-signature': `sha256=${signature}`,
    },
    body,
  })
  return (await serve(receiveInbound, request, {})).status
}

let mails = 0
const mailOf = (answersTo: string, more: object = {}) => {
  mails += 1
  return { messageId: `<${mails}@x.fr>`, from: `Bob <${BOB.email}>`, to: [answersTo], ...more }
}

/** Two people who write to each other without knowing their addresses, each from their own mail program. */
export function describeRelayedMail(server: MailServer): void {
  const to = (who: { email: string }) =>
    server.delivered.filter((each) => each.to.includes(who.email))

  /** A thread that Léa began, and the address to which Bob answers. */
  async function begun(): Promise<{ thread: string; answersTo: string }> {
    const { threadId } = await desk.open()
    await deliver()
    const answersTo = to(BOB)[0]?.mail.replyTo?.value[0]?.address ?? ''
    return { thread: threadId, answersTo }
  }

  beforeAll(async () => {
    payload = await getTestPayload()
  })
  beforeEach(async () => {
    await desk.forget()
    await desk.pool().query('delete from payload_jobs; delete from relay_threads')
  })

  describe('an answer by mail', () => {
    it('reaches the other, and no mail holds what is the other’s', async () => {
      const { thread, answersTo } = await begun()
      expect(answersTo).toMatch(/^r-[0-9a-f]{24}@relais\.exemple\.fr$/)
      const text = `Oui, c’est lui !\n\nLe mer. 25 nov. 2026 à 17:36, Patte <b@x.fr> a écrit :\n> À ${BOB.email}\n-- \nBob Delacroix\n${BOB.email}`
      expect(await post(mailOf(answersTo, { text, subject: `Re: ${BOB.name}` }))).toBe(202)
      await deliver()
      expect((await desk.texts(thread)).at(1)).toBe('Oui, c’est lui !')
      const answer = to(LEA).at(-1)
      expect(answer?.mail.text).toContain('Oui, c’est lui !')
      expect(answer?.mail.replyTo?.text).not.toBe(answersTo)
      expect(answer?.mail.from?.text).toBe('"Patte Blanche" <bonjour@exemple.fr>')
      expect(answer?.mail.headers.get('auto-submitted')).toBe('auto-generated')
      expect(answer?.mail.headers.get('x-auto-response-suppress')).toBe('All')
      const first = to(BOB)[0]
      expect(first?.mail.text).toContain('Ne versez jamais d’argent')
      for (const each of server.delivered) {
        const isBob = each.to.includes(BOB.email)
        const shown = shownBy(each)
        for (const secret of isBob ? SECRETS.lea : SECRETS.bob) expect(shown).not.toContain(secret)
        // A bounce goes to us, not to the other.
        expect(each.from).toBe('bonjour@exemple.fr')
      }
    })

    it('carries one cleaned picture, and says what it did not carry', async () => {
      const { thread, answersTo } = await begun()
      const picture = await sharp({
        create: { width: 9, height: 9, channels: 3, background: '#a64' },
      })
        .png()
        .toBuffer()
      const attachments = [
        { name: 'cv-bob-delacroix.pdf', type: 'application/pdf', content: btoa('%PDF-1.4') },
        { name: 'chat.png', type: 'image/png', content: picture.toString('base64') },
      ]
      expect(await post(mailOf(answersTo, { text: `Moi ${BOB.email}`, attachments }))).toBe(202)
      expect((await desk.texts(thread)).at(1)).toBe(
        'Moi (adresse masquée)\n\n(Une pièce jointe n’a pas été transmise.)',
      )
      const { rows } = await desk
        .pool()
        .query<{ photo_key: string }>(
          'select photo_key from relay_messages where photo_key is not null',
        )
      expect(rows).toHaveLength(1)
      expect(rows[0]?.photo_key).toMatch(/^private\/relay\/[0-9a-f-]+\.webp$/)
    })

    it('is one message however often it is passed on', async () => {
      const { thread, answersTo } = await begun()
      const mail = mailOf(answersTo, { text: 'Oui' })
      expect(await Promise.all([post(mail), post(mail), post(mail)])).toEqual([202, 202, 202])
      await desk.pool().query(`update relay_messages set created_at = now() - interval '1 hour'`)
      expect(await post(mail)).toBe(202)
      expect(await desk.texts(thread)).toHaveLength(2)
    })

    it('is nobody’s but that side’s, and no program’s', async () => {
      const { thread, answersTo } = await begun()
      const text = 'Bonjour'
      for (const more of [
        { to: ['r-000000000000000000000000@relais.exemple.fr'] },
        { to: ['bonjour@exemple.fr'] },
        { headers: { 'Auto-Submitted': 'auto-replied' } },
        { envelopeFrom: '' },
        { from: 'MAILER-DAEMON@mx.x.fr', subject: 'Undelivered' },
        { text: '> tout est cité' },
      ]) {
        expect(await post(mailOf(answersTo, { text, ...more }))).toBe(202)
      }
      expect(await desk.texts(thread)).toHaveLength(1)
      expect((await desk.mails()).filter((each) => each.to === LEA.email)).toHaveLength(1)
    })

    it('is read where it has only HTML, without what it quotes', async () => {
      const { thread, answersTo } = await begun()
      const html = `<div dir="ltr">Oui, c’est lui&nbsp;!<br>Merci</div><div class="gmail_quote"><div>Le mer. 25 nov. 2026 à 17:36, Patte &lt;b@x.fr&gt; a écrit :</div><blockquote>${BOB.email}</blockquote></div>`
      expect(await post(mailOf(answersTo, { html }))).toBe(202)
      expect(await post(mailOf(answersTo, { text: 'Le texte', html }))).toBe(202)
      expect((await desk.texts(thread)).slice(1)).toEqual([
        'Oui, c’est lui\u00a0!\nMerci',
        'Le texte',
      ])
    })

    it('from another address is passed on to nobody, and its sender told once', async () => {
      const { thread, answersTo } = await begun()
      const alias = 'bob@mon-alias.fr'
      const from = `Bob <${alias}>`
      const ofProgram = [
        { headers: { 'Auto-Submitted': 'auto-replied' } },
        { headers: { 'Return-Path': '<>' } },
        { envelopeFrom: '' },
        { to: ['r-000000000000000000000000@relais.exemple.fr'] },
      ]
      for (const more of ofProgram) {
        expect(await post(mailOf(answersTo, { text: 'Oui', from, ...more }))).toBe(202)
      }
      await deliver()
      expect(to({ email: alias })).toEqual([])
      for (let times = 0; times < 3; times += 1) {
        expect(await post(mailOf(answersTo, { text: 'Oui', from, envelopeFrom: 'bob@x.fr' }))).toBe(
          202,
        )
      }
      for (const name of ['a', 'b', 'c', 'd']) {
        await post(mailOf(answersTo, { text: 'Oui', from: `${name}@inconnu.fr` }))
      }
      await deliver()
      expect(await desk.texts(thread)).toHaveLength(1)
      const [told, ...more] = to({ email: alias })
      expect(more).toEqual([])
      expect(told?.mail.subject).toBe('Votre message n’est pas parti')
      expect(told?.mail.headers.get('auto-submitted')).toBe('auto-generated')
      const shown = told ? shownBy(told) : ''
      for (const secret of [...SECRETS.lea, ...SECRETS.bob, thread, answersTo, 'Loches']) {
        expect(shown).not.toContain(secret)
      }
      // Not more than three about one side, whatever the names.
      expect(
        server.delivered.filter((each) => each.to.join().includes('@inconnu.fr')),
      ).toHaveLength(2)
      expect(
        [...to(LEA), ...to(BOB)].filter(({ mail }) => mail.subject?.includes('pas parti')),
      ).toEqual([])
    })

    it('is believed only when it is signed, now', async () => {
      const { thread, answersTo } = await begun()
      const mail = mailOf(answersTo, { text: 'Oui' })
      const now = Math.floor(Date.now() / 1000)
      expect(await post(mail, { secret: 'x'.repeat(34) })).toBe(401)
      expect(await post(mail, { at: now - 301 })).toBe(401)
      expect(await post(mail, { at: now + 301 })).toBe(401)
      expect(await post({ nothing: true })).toBe(400)
      const unsigned = new Request('http://localhost/api/relay/inbound', {
        method: 'POST',
        body: '{}',
      })
      expect((await serve(receiveInbound, unsigned, {})).status).toBe(401)
      expect(await desk.texts(thread)).toHaveLength(1)
    })

    it('that may not leave is told to its author, a few times a day', async () => {
      const { answersTo } = await begun()
      await desk.pool().query(`update relay_threads set state = 'STOPPED', ended_by = 'from'`)
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await post(mailOf(answersTo, { text: `Allô ${tries}` }))).toBe(202)
      }
      const told = (await desk.mails()).filter(({ subject }) => subject.includes('pas partie'))
      expect(told.map((each) => each.to)).toEqual([BOB.email, BOB.email, BOB.email])
      for (const secret of SECRETS.lea) expect(JSON.stringify(told)).not.toContain(secret)
    })
  })

  it('an address that takes no mail is not told to the other', async () => {
    server.onRecipient = () => ({ code: 550, words: 'No such user' })
    await desk.open()
    await deliver()
    server.onRecipient = () => undefined
    await deliver()
    expect(server.delivered).toEqual([])
  })
}
