import { beforeAll, describe, expect, it } from 'vitest'

import { listFormOptions, listForms, readForm } from '@/features/forms/api'
import { contactDefinition, definition, field } from '@/features/forms/fixtures'
import type { FormDefinition } from '@/features/forms/model'
import { readFormToAnswer } from '@/features/forms/submissions/api'
import { checkStamp } from '@/features/forms/submissions/stamp'
import type { Form } from '@/payload-types'

import { cms, ROLES } from '../access/world'
import { call } from '../in-process'
import { makeForm, openFixture, send, type Fixture } from './fixture'

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})

const namesIn = (form: Pick<Form, 'schema'>) =>
  (form.schema as FormDefinition).fields.map(({ name }) => name)

/** The team writes the questions, as the builder does. */
const write = async (id: string, schema: FormDefinition) => {
  const { status, json } = await cms(fixture.world, 'moderator', 'PATCH', `forms/${id}`, {
    body: { schema },
  })
  return { status, doc: json.doc as Form, text: JSON.stringify(json) }
}

describe('the questions of a form', () => {
  it('are named from their labels until somebody answered, and never again', async () => {
    const form = await makeForm(fixture)
    const schema = form.schema as FormDefinition
    const [first, ...others] = schema.fields
    if (!first) throw new Error('a form without questions')
    const renamed = { ...schema, fields: [{ ...first, label: 'Qui êtes-vous\u00a0?' }, ...others] }
    const before = await write(form.id, renamed)
    expect(namesIn(before.doc)[0]).toBe('qui_etesvous')
    const answers = {
      qui_etesvous: 'Léa',
      adresse_email: 'lea@exemple.fr',
      votre_message: 'Bonjour',
    }
    expect((await send(fixture, form, { answers })).status).toBe(201)
    const after = await write(form.id, {
      ...schema,
      fields: [
        { ...first, label: 'Votre prénom', name: 'pirate' },
        ...others,
        field('Qui êtes-vous', 'text', { id: 'new' }),
      ],
    })
    expect(namesIn(after.doc)).toEqual([
      'qui_etesvous',
      'adresse_email',
      'votre_message',
      'qui_etesvous_2',
    ])
  })
  it('are refused with their path, and nothing else is lost', async () => {
    const form = await makeForm(fixture)
    const wrong = await write(form.id, definition(field(' ', 'text')))
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('schema.fields.0.label')
    const none = await write(form.id, definition())
    expect(none.status).toBe(422)
    expect(none.text).toContain('Ajoutez au moins une question')
  })
  it('must let an applicant be answered', async () => {
    const { world } = fixture
    const body = {
      title: 'Adopter',
      type: 'ADOPTION',
      shelter: world.a.shelter,
      isActive: true,
      schema: definition(field('Votre nom', 'text')),
    }
    const refused = await cms(world, 'moderator', 'POST', 'forms', { body })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Adresse e-mail')
    const asked = { ...body, schema: contactDefinition() }
    expect((await cms(world, 'moderator', 'POST', 'forms', { body: asked })).status).toBe(201)
  })
  it('are copied into a form that is closed', async () => {
    const form = await makeForm(fixture)
    const path = `forms/${form.id}/duplicate`
    const { json } = await cms(fixture.world, 'moderator', 'POST', path, { body: {} })
    expect(json.doc).toMatchObject({
      title: 'Nous écrire (copie)',
      isActive: false,
      schema: form.schema,
    })
  })
})

describe('the documented API', () => {
  it('prints a form as documented', async () => {
    const form = await makeForm(fixture, undefined, { description: 'Écrivez-nous.' })
    const one = await call(fixture.world, readForm, { as: 'moderator', params: { id: form.id } })
    const { fields, groups } = form.schema as FormDefinition
    const documented = {
      id: form.id,
      title: 'Nous écrire',
      description: 'Écrivez-nous.',
      type: 'STANDARD',
      is_active: true,
      shelter: 'Refuge alpha',
      schema_json: { fields, groups },
    }
    expect(one.json).toMatchObject({ success: true, ...documented, data: documented })
    const list = await call(fixture.world, listForms, {
      as: 'moderator',
      query: `?shelter_id=${fixture.world.a.shelter}`,
    })
    expect(list.json.forms).toEqual(list.json.data)
    expect(list.json.data).toContainEqual(expect.objectContaining(documented))
    const options = await call(fixture.world, listFormOptions, {
      as: 'editor',
      query: '?shelter_id=alpha',
    })
    expect(options.json.data).toContainEqual({
      id: form.id,
      title: 'Nous écrire',
      type: 'STANDARD',
      is_active: true,
    })
  })
  it('gives anybody an open form with what an answer needs, and no other form', async () => {
    const read = (id: string) => call(fixture.world, readFormToAnswer, { params: { id } })
    const form = await makeForm(fixture)
    const { status, json } = await read(form.id)
    expect(status).toBe(200)
    const face = json.data as { stamp: string; version: string }
    expect(face).toMatchObject({ title: 'Nous écrire', shelter: 'Refuge alpha' })
    expect(face).not.toHaveProperty('ticketType')
    expect(checkStamp(form.id, face.stamp, Date.now() + 4000)).toBe('right')
    const closed = await makeForm(fixture, undefined, { isActive: false })
    expect((await read(closed.id)).status).toBe(404)
  })
  it('shows nothing of another shelter', async () => {
    const form = await makeForm(fixture)
    const query = `?shelter_id=${fixture.world.a.shelter}`
    const statuses = async (route: typeof readForm, more: object) =>
      Promise.all(
        ROLES.map(async (as) => (await call(fixture.world, route, { as, ...more })).status),
      )
    const staff = [401, 404, 403, 403, 200, 200, 404, 200]
    expect(await statuses(listForms, { query })).toEqual(staff)
    expect(await statuses(readForm, { params: { id: form.id } })).toEqual(staff)
    expect(await statuses(listFormOptions, { query })).toEqual([
      401, 404, 403, 200, 200, 200, 404, 200,
    ])
    const nothing = await call(fixture.world, readForm, {
      as: 'admin',
      params: { id: '01a1fd45-1098-749c-a2ea-7d8d38c7f33e' },
    })
    expect([nothing.status, nothing.json.error]).toEqual([404, 'Formulaire non trouvé'])
    expect((await call(fixture.world, listForms, { as: 'admin' })).status).toBe(400)
  })
})
