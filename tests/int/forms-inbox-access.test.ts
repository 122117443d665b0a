import { beforeAll, describe, expect, it } from 'vitest'

import * as inbox from '@/features/forms/inbox/api'

import { cms, ROLES, type Who } from './access/world'
import { at, openInbox, type Detail, type Inbox } from './forms-inbox/fixture'
import { call } from './in-process'

let fixture: Inbox

beforeAll(async () => {
  fixture = await openInbox()
})

describe('who may', () => {
  const expected: Record<Who, number> = {
    anonymous: 401,
    visitor: 404,
    volunteer: 403,
    editor: 403,
    moderator: 200,
    admin: 200,
    foreignAdmin: 404,
    superAdmin: 200,
  }

  it('reads, sorts, exports and notes: whoever follows the answers of the shelter', async () => {
    const { id } = await fixture.send('Droits')
    const entrances = [
      { route: inbox.listSubmissions, params: { shelterId: 'alpha' } },
      { route: inbox.listFormCounts, params: { shelterId: 'alpha' } },
      { route: inbox.listSubmissionFollowers, params: { shelterId: 'alpha' } },
      { route: inbox.readOneSubmission, params: at(id) },
      { route: inbox.patchSubmission, params: at(id), body: { status: 'READ' } },
    ]
    for (const as of ROLES) {
      for (const { route, ...sent } of entrances) {
        const { status } = await call(fixture.world, route, { as, ...sent })
        expect(status, `${as} ${route.method} ${route.path}`).toBe(expected[as])
      }
      expect((await fixture.csv('', as)).status, `${as} export`).toBe(expected[as])
      const note = await call(fixture.world, inbox.createSubmissionNote, {
        as,
        params: at(id),
        body: { text: 'Vu' },
      })
      expect(note.status, `${as} note`).toBe(expected[as] === 200 ? 201 : expected[as])
    }
  })

  it('deletes: the same people', async () => {
    for (const as of ROLES) {
      const { id } = await fixture.send('À effacer')
      const { status } = await call(fixture.world, inbox.removeSubmission, { as, params: at(id) })
      expect(status, as).toBe(expected[as])
      const { totalDocs } = await fixture.payload.count({
        collection: 'form-submissions',
        overrideAccess: true,
        where: { id: { equals: id } },
      })
      expect(totalDocs, as).toBe(expected[as] === 200 ? 0 : 1)
      if (totalDocs) await fixture.payload.delete({ collection: 'form-submissions', id })
    }
  })

  it('an answer of another shelter is not there, by whatever entrance', async () => {
    const { id } = await fixture.send('Voisin', { shelter: fixture.world.b.shelter, form: null })
    const entrances = [
      { route: inbox.readOneSubmission },
      { route: inbox.patchSubmission, body: { status: 'DONE' } },
      { route: inbox.createSubmissionNote, body: { text: 'Vu' } },
      { route: inbox.removeSubmission },
    ]
    for (const { route, ...sent } of entrances) {
      for (const as of ['moderator', 'superAdmin'] as const) {
        const { status } = await call(fixture.world, route, { as, params: at(id), ...sent })
        expect(status, `${as} ${route.method}`).toBe(404)
      }
    }
    expect((await fixture.list('search=Voisin')).names).toEqual([])
    expect((await fixture.csv()).text).not.toContain('Voisin')
    const foreign = await fixture.formOf(fixture.world.b.shelter, 'Formulaire voisin')
    expect((await fixture.csv(`?form=${foreign}`)).status).toBe(404)
    expect((await fixture.list(`form=${foreign}`)).names).toEqual([])
    const counts = await call(fixture.world, inbox.listFormCounts, {
      as: 'moderator',
      params: { shelterId: 'alpha' },
    })
    expect(JSON.stringify(counts.json)).not.toContain(foreign)
  })
})

describe('following an answer', () => {
  const change = (id: string, body: object) =>
    call(fixture.world, inbox.patchSubmission, { as: 'moderator', params: at(id), body })

  it('notes when it was first read, and gives it to whoever may read it', async () => {
    const { id } = await fixture.send('Suivi')
    const read = (await change(id, { status: 'READ' })).json.data as Detail
    expect(read.readAt).toBeTruthy()
    const given = (await change(id, { assignee: fixture.world.users.admin })).json.data as Detail
    expect(given.assignee?.id).toBe(fixture.world.users.admin)
    for (const nobody of [
      fixture.world.users.editor,
      fixture.world.users.foreignAdmin,
      fixture.world.users.visitor,
    ]) {
      expect((await change(id, { assignee: nobody })).status).toBe(400)
    }
    expect(((await change(id, { assignee: null })).json.data as Detail).assignee).toBeNull()
    const { json } = await call(fixture.world, inbox.listSubmissionFollowers, {
      as: 'moderator',
      params: { shelterId: 'alpha' },
    })
    const team = (json.data as Array<{ id: string }>).map((each) => each.id)
    expect(team).toEqual(
      expect.arrayContaining([fixture.world.users.admin, fixture.world.users.moderator]),
    )
    expect(team).not.toContain(fixture.world.users.editor)
    expect(team).not.toContain(fixture.world.users.foreignAdmin)
  })

  it('loses no note to whoever sorts it meanwhile, by either entrance', async () => {
    const { id } = await fixture.send('Ensemble')
    const texts = ['Un', 'Deux', 'Trois', 'Quatre']
    const where = `form-submissions?where[id][in]=${id}`
    const answers = await Promise.all(
      texts.flatMap((text, nth) => [
        call(fixture.world, inbox.createSubmissionNote, {
          as: 'moderator',
          params: at(id),
          body: { text },
        }),
        ...(nth % 2
          ? [
              change(id, { status: nth > 1 ? 'READ' : 'DONE' }),
              cms(fixture.world, 'admin', 'PATCH', where, { body: { status: 'READ' } }),
            ]
          : []),
      ]),
    )
    for (const { status } of answers) expect(status).toBeLessThan(300)
    const { notes } = await fixture.payload.findByID({
      collection: 'form-submissions',
      id,
      overrideAccess: true,
      depth: 0,
    })
    expect((notes as Detail['notes']).map(({ text }) => text).sort()).toEqual([...texts].sort())
  })

  it('changes nothing else, whatever is sent', async () => {
    const { id } = await fixture.send('Forgé')
    for (const body of [
      { answers: { message: 'x' } },
      { status: 'READ', shelter: fixture.world.b.shelter },
      { notes: [] },
      { status: 'OPEN' },
      {},
    ]) {
      expect((await change(id, body)).status, JSON.stringify(body)).toBe(400)
    }
  })

  it('keeps every note of people who write at once, signed by the program', async () => {
    const { id } = await fixture.send('Notes')
    const texts = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']
    const answers = await Promise.all(
      texts.map((text) =>
        call(fixture.world, inbox.createSubmissionNote, {
          as: 'moderator',
          params: at(id),
          body: { text },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201))
    const { json } = await call(fixture.world, inbox.readOneSubmission, {
      as: 'admin',
      params: at(id),
    })
    const { notes } = json.data as Detail
    expect(notes.map(({ text }) => text).sort()).toEqual([...texts].sort())
    expect(new Set(notes.map(({ author }) => author))).toEqual(
      new Set([fixture.world.users.moderator]),
    )
    const [first] = notes
    const remove = (as: Who) =>
      call(fixture.world, inbox.removeSubmissionNote, {
        as,
        params: at(id, { noteId: first?.id ?? '' }),
      })
    expect((await remove('admin')).status).toBe(403)
    expect((await remove('moderator')).status).toBe(200)
    expect((await remove('moderator')).status).toBe(404)
    for (const text of ['', '   ', 'x'.repeat(2001), 5]) {
      const { status } = await call(fixture.world, inbox.createSubmissionNote, {
        as: 'moderator',
        params: at(id),
        body: { text },
      })
      expect(status).toBe(400)
    }
  })
})
