import { beforeAll, describe, expect, it } from 'vitest'

import { answerTicket, editAnswer, removeAnswer } from '@/features/tickets/api'
import type { CommentView } from '@/features/tickets/view'
import { personalToken } from '@/platform/access/personal-link'

import type { Who } from './access/world'
import { call, type Answer } from './in-process'
import { dataOf, openTicketFixture, type TicketFixture } from './ticket-fixture'

let fixture: TicketFixture

beforeAll(async () => {
  fixture = await openTicketFixture()
})

const tokenOf = (ticket: string) => personalToken('ticket', ticket)
const commentOf = ({ json }: Answer) => json.data as CommentView
const write = async (ticket: string, content: string, as: Who = 'anonymous') => {
  const body = { token: tokenOf(ticket), content }
  return commentOf(await call(fixture.world, answerTicket, { as, body }))
}
const edit = (token: string, commentId: string, content = 'Corrigé', as: Who = 'anonymous') =>
  call(fixture.world, editAnswer, { as, params: { commentId }, body: { token, content } })
const remove = (token: string, commentId: string, as: Who = 'anonymous') =>
  call(fixture.world, removeAnswer, { as, params: { commentId }, body: { token } })
const texts = async (ticket: string) =>
  (await fixture.read('moderator', ticket)).map(({ content }) => content)

describe('whoever follows a ticket by its link', () => {
  it('changes what they wrote for fifteen minutes, marked, and removes it whenever they like', async () => {
    const { id } = await fixture.open()
    const token = tokenOf(id)
    const own = await write(id, 'Bonjou')
    expect(own).toMatchObject({ isMine: true, canEdit: true, canDelete: true })
    const edited = await edit(token, own.id, '  Bonjour ')
    expect(edited.status).toBe(200)
    expect(commentOf(edited)).toMatchObject({ content: 'Bonjour', isMine: true, canEdit: true })
    expect(commentOf(edited).updatedAt > own.createdAt).toBe(true)
    expect(JSON.stringify(edited.json)).not.toContain('@exemple.fr')
    const [seen] = await fixture.read('moderator', id)
    expect(seen).toMatchObject({ content: 'Bonjour', canEdit: false, canDelete: false })
    expect(seen?.updatedAt).not.toBe(seen?.createdAt)
    expect((await edit(token, own.id, '  ')).status).toBe(400)

    await fixture.payload.update({
      collection: 'ticket-comments',
      id: own.id,
      overrideAccess: true,
      data: { createdAt: new Date(Date.now() - 16 * 60_000).toISOString() },
    })
    const late = await edit(token, own.id)
    expect([late.status, late.json.error]).toEqual([
      403,
      'Un commentaire ne se modifie que pendant 15 minutes',
    ])
    expect((await remove(token, own.id)).status).toBe(200)
    expect((await remove(token, own.id)).status).toBe(404)
    expect(await texts(id)).toEqual([])
  })

  it('touches nothing of the team, of an account that is not open, or of another ticket', async () => {
    const [{ id }, { id: elsewhere }] = [await fixture.open(), await fixture.open()]
    const token = tokenOf(id)
    const team = dataOf(await fixture.say('moderator', id, 'De l’équipe'))
    const inside = dataOf(await fixture.say('moderator', id, 'Dedans', true))
    const account = dataOf(await fixture.say('visitor', id, 'Du compte'))
    const other = await write(elsewhere, 'Ailleurs')
    const byLink = await write(id, 'Par le lien')
    // Of a person of the team whose account is gone.
    await fixture.payload.update({
      collection: 'ticket-comments',
      id: team.id,
      overrideAccess: true,
      data: { author: null },
    })
    const refused = [
      [token, team.id, 403],
      [token, account.id, 403],
      [token, inside.id, 404],
      [token, other.id, 404],
      [`${token.slice(0, -2)}xx`, byLink.id, 404],
      [personalToken('adoption', id), byLink.id, 404],
    ] as const
    for (const [link, comment, status] of refused) {
      for (const as of ['anonymous', 'superAdmin'] as const) {
        expect((await edit(link, comment, 'Corrigé', as)).status).toBe(status)
        expect((await remove(link, comment, as)).status).toBe(status)
      }
    }
    expect(await texts(id)).toEqual(['De l’équipe', 'Dedans', 'Du compte', 'Par le lien'])
    expect(await texts(elsewhere)).toEqual(['Ailleurs'])
  })

  it('changes with the own account open what it signed, and what came by the link', async () => {
    const { id } = await fixture.open()
    const token = tokenOf(id)
    const signed = await write(id, 'Signé', 'visitor')
    const byLink = await write(id, 'Par le lien')
    expect([signed.user.id, byLink.user.id]).toEqual([fixture.world.users.visitor, null])
    expect((await edit(token, signed.id, 'Signé, corrigé', 'visitor')).status).toBe(200)
    expect((await edit(token, byLink.id, 'Lien, corrigé', 'visitor')).status).toBe(200)
    expect(await texts(id)).toEqual(['Signé, corrigé', 'Lien, corrigé'])
    expect((await remove(token, signed.id, 'visitor')).status).toBe(200)
    expect(await texts(id)).toEqual(['Lien, corrigé'])
  })
})
