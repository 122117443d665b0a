import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../support/payload'
import { cms, emptyPage, legalCat, makeWorld, picture, type World } from './access/world'

let payload: Payload
let world: World

const asProgram = { overrideAccess: true, depth: 0 } as const
const base = () => ({ shelter: world.a.shelter, status: 'AT_SHELTER', ...legalCat }) as const

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

type Errors = Array<{ data?: { errors?: Array<{ path: string; message: string }> } }>
const messages = (json: Record<string, unknown>) =>
  Object.fromEntries(
    ((json.errors as Errors)[0]?.data?.errors ?? []).map(({ path, message }) => [path, message]),
  )

describe('an animal', () => {
  const create = (body: object) =>
    cms(world, 'editor', 'POST', 'animals', { body: { name: 'Essai', ...base(), ...body } })

  it.each([
    [{ name: ' ' }, 'name', 'Le nom est requis'],
    [{ weight: 0 }, 'weight', 'Le poids doit être positif'],
    [{ weight: 1001 }, 'weight', 'Le poids doit être inférieur à 1000 kg'],
    [{ height: -1 }, 'height', 'La taille doit être positive'],
    [{ height: 501 }, 'height', 'La taille doit être inférieure à 500 cm'],
    [{ height: 1.5 }, 'height', 'La taille doit être un nombre entier'],
    [{ contactEmail: 'x' }, 'contactEmail', 'Email invalide'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'URL invalide'],
    [{ reward: -5 }, 'reward', 'La récompense doit être positive'],
    [{ shortDescription: 'a'.repeat(251) }, 'shortDescription', '250 caractères au maximum'],
    [{ sex: 'BOTH' }, 'sex', 'Le sexe est requis'],
    [{ species: undefined }, 'species', 'L’espèce est requise'],
  ])('is refused with %o', async (wrong, path, message) => {
    const { status, json } = await create(wrong)
    expect(status).toBe(400)
    expect(messages(json)).toMatchObject({ [path]: message })
  })

  it('is shown to the public only with the legal mentions, all named at once', async () => {
    const { status, json } = await create({ isVisible: true, idNumber: '', birthPlace: '' })
    expect(status).toBe(422)
    expect(Object.keys(messages(json)).sort()).toEqual(['birthPlace', 'idNumber'])
    expect((await create({ isVisible: false, idNumber: '', birthPlace: '' })).status).toBe(201)
  })

  it('is recorded at once with its name alone, hidden, with the list of what is missing', async () => {
    const quick = { name: 'Trouvée ce soir', species: 'CAT', sex: 'FEMALE' }
    const post = (who: 'editor', body: object) =>
      cms(world, who, 'POST', 'animals', { body: { ...quick, shelter: world.a.shelter, ...body } })
    const { status, json } = await post('editor', {})
    expect(status).toBe(201)
    const doc = json.doc as { id: string; missing: Array<{ path: string }> }
    expect(doc).toMatchObject({ isVisible: false, pedigree: null })
    expect(doc.missing.map(({ path }) => path)).toEqual([
      'idNumber',
      'birthDate',
      'birthPlace',
      'pedigree',
    ])
    const asked = await post('editor', { isVisible: true })
    expect(asked.status).toBe(422)
    expect(Object.keys(messages(asked.json))).toEqual(doc.missing.map(({ path }) => path))
    // What the law does not speak of, or says nothing against, is shown unless somebody hides it.
    expect((await post('editor', { species: 'HAMSTER' })).json.doc).toMatchObject({
      isVisible: true,
      missing: [],
    })
    expect((await create({ species: 'CAT' })).json.doc).toMatchObject({ isVisible: true })
  })

  it('never shows a stranger a breed without the words of the law', async () => {
    const made = await create({ breed: 'Siamois', isVisible: true })
    const { id } = made.json.doc as { id: string }
    expect(made.json.doc).toMatchObject({ breed: 'Siamois' })
    const read = async (who: 'anonymous' | 'visitor' | 'foreignAdmin' | 'editor', query = '') =>
      (await cms(world, who, 'GET', `animals/${id}${query}`)).json.breed
    const worded = 'D’apparence Siamois, n’appartient pas à une race'
    expect(await read('anonymous')).toBe(worded)
    expect(await read('anonymous', '?select[breed]=true')).toBe(worded)
    expect(await read('visitor')).toBe(worded)
    expect(await read('foreignAdmin')).toBe(worded)
    expect(await read('editor')).toBe('Siamois')
    const list = await cms(world, 'anonymous', 'GET', 'animals?select[breed]=true&limit=100')
    expect((list.json.docs as Array<{ breed: string }>).map(({ breed }) => breed)).toContain(worded)
    expect(list.text).not.toContain('"Siamois"')
    // A save keeps what was typed.
    await cms(world, 'editor', 'PATCH', `animals/${id}`, { body: { color: 'crème' } })
    expect(await read('editor')).toBe('Siamois')
  })

  it('is not born in a day to come, and one that was stored so can still be changed', async () => {
    const soon = '2062-01-01T12:00:00.000Z'
    for (const name of ['birthDate', 'arrivalDate'] as const) {
      const refused = await create({ [name]: soon })
      expect([refused.status, messages(refused.json)]).toEqual([
        400,
        { [name]: 'Cette date est dans le futur' },
      ])
    }
    const { id } = (await create({ species: 'HAMSTER' })).json.doc as { id: string }
    await payload.db.drizzle.execute(
      sql`update animals set birth_date = ${soon}, is_sos = true, status = 'ADOPTED' where id = ${id}`,
    )
    const change = (body: object) => cms(world, 'editor', 'PATCH', `animals/${id}`, { body })
    expect((await change({ color: 'crème' })).status).toBe(200)
    // What was urgent before it left is not urgent when it comes back.
    const back = (await change({ status: 'AT_SHELTER', returnReason: 'Allergie' })).json.doc
    expect(back).toMatchObject({ status: 'AT_SHELTER', isSos: false })
  })

  it('moves along its states, and isAdopted follows', async () => {
    // A species that is adopted without a request.
    const { json } = await create({ isReserved: true, species: 'HAMSTER' })
    const { id } = json.doc as { id: string }
    const step = (body: object) => cms(world, 'editor', 'PATCH', `animals/${id}`, { body })
    const adopted = await step({ status: 'ADOPTED', isAdopted: false })
    expect(adopted.json.doc).toMatchObject({
      status: 'ADOPTED',
      isAdopted: true,
      isReserved: false,
    })
    expect((await step({ status: 'LOST' })).status).toBe(422)
    const back = await step({ status: 'AT_SHELTER' })
    expect(back.status).toBe(422)
    expect(messages(back.json)).toHaveProperty('returnReason')
    const returned = await step({ status: 'AT_SHELTER', returnReason: 'Allergie' })
    expect(returned.json.doc).toMatchObject({ status: 'AT_SHELTER', isAdopted: false })
    const wished = await step({ isAdopted: true })
    expect(wished.json.doc).toMatchObject({ status: 'ADOPTED', returnReason: null })
    // The reason of the first return is not that of the second.
    expect((await step({ status: 'AT_SHELTER' })).status).toBe(422)
    const again = await step({ status: 'AT_SHELTER', returnReason: 'Déménagement' })
    expect(again.json.doc).toMatchObject({ returnReason: 'Déménagement' })
  })

  it('keeps the order of its photos', async () => {
    const add = async () => {
      const data = await picture()
      const media = await payload.create({
        collection: 'media',
        ...asProgram,
        data: { shelter: world.a.shelter, alt: 'x' },
        file: { data, size: data.length, mimetype: 'image/jpeg', name: 'x.jpg' },
      })
      return media.id
    }
    const [one, two, three] = [await add(), await add(), await add()]
    const { json } = await create({ photos: [three, one, two] })
    expect((json.doc as { photos: string[] }).photos).toEqual([three, one, two])
  })

  it('keeps versions of what it was', async () => {
    const { json } = await create({ name: 'Première' })
    const { id } = json.doc as { id: string }
    await cms(world, 'editor', 'PATCH', `animals/${id}`, { body: { name: 'Seconde' } })
    const versions = await cms(
      world,
      'editor',
      'GET',
      `animals/versions?where[parent][equals]=${id}`,
    )
    expect(versions.json.totalDocs).toBe(2)
  })
})

describe('a page', () => {
  const create = (body: object) =>
    cms(world, 'editor', 'POST', 'pages', {
      body: { shelter: world.a.shelter, sections: emptyPage, ...body },
    })

  it('takes its address from its title', async () => {
    const { json } = await create({ title: 'Où nous trouver ? À l’Étang !' })
    expect((json.doc as { slug: string }).slug).toBe('ou-nous-trouver-a-l-etang')
  })
  it('has an address that no other page of the shelter has, and no reserved one', async () => {
    expect((await create({ title: 'Double' })).status).toBe(201)
    const again = await create({ title: 'Double' })
    expect(again.status).toBe(422)
    expect(again.text).toContain('déjà prise')
    expect((await create({ title: 'Animals' })).status).toBe(400)
    const elsewhere = await cms(world, 'foreignAdmin', 'POST', 'pages', {
      body: { title: 'Double', shelter: world.b.shelter, sections: emptyPage },
    })
    expect(elsewhere.status).toBe(201)
  })
  it('gives its address back when it goes to the bin', async () => {
    const { json } = await create({ title: 'Corbeille' })
    const { id } = json.doc as { id: string }
    const trash = { body: { deletedAt: new Date().toISOString() } }
    expect((await cms(world, 'editor', 'PATCH', `pages/${id}`, trash)).status).toBe(200)
    expect((await create({ title: 'Corbeille' })).status).toBe(201)
  })
  it('is the only home page of its shelter, at the root', async () => {
    const home = await create({ title: 'Accueil', isHomepage: true, slug: 'autre' })
    expect((home.json.doc as { slug: string }).slug).toBe('/')
    const second = await create({ title: 'Accueil bis', isHomepage: true })
    expect(second.status).toBe(422)
    expect(messages(second.json)).toHaveProperty('isHomepage')
  })
  it('says PUBLISHED while a draft waits, DRAFT when taken offline', async () => {
    const { json } = await create({ title: 'États', _status: 'published' })
    const { id } = json.doc as { id: string }
    const patch = (query: string, body: object) =>
      cms(world, 'editor', 'PATCH', `pages/${id}${query}`, { body })
    expect(json.doc).toMatchObject({ status: 'PUBLISHED' })
    const draft = await patch('?draft=true', { title: 'États bis' })
    expect(draft.json.doc).toMatchObject({ status: 'PUBLISHED', title: 'États bis' })
    const live = await cms(world, 'anonymous', 'GET', `pages/${id}`)
    expect(live.json).toMatchObject({ title: 'États', status: 'PUBLISHED' })
    const offline = await patch('', { _status: 'draft' })
    expect(offline.json.doc).toMatchObject({ status: 'DRAFT' })
    expect((await cms(world, 'anonymous', 'GET', `pages/${id}`)).status).toBe(404)
  })
  it('never stores what could run in a visitor’s browser, draft or not', async () => {
    const text =
      '<p onclick="x()">Bonjour<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">lien</a></p>'
    const content = (block: object) => ({
      schemaVersion: 1,
      sections: [{ layout: 1, columns: [{ blocks: [block] }] }],
    })
    for (const [at, query] of ['', '?draft=true'].entries()) {
      const saved = await cms(world, 'editor', 'POST', `pages${query}`, {
        body: {
          title: `Attaque ${at}`,
          shelter: world.a.shelter,
          sections: content({ type: 'TEXT', content: { text } }),
        },
      })
      expect(saved.status).toBe(201)
      expect(saved.text).toContain('Bonjour')
      expect(saved.text).not.toMatch(/<script|onerror|onclick|javascript:/i)
    }
    const cta = await create({
      title: 'Bouton',
      sections: content({
        type: 'CTA',
        content: { title: 'x', buttonText: 'x', buttonUrl: 'javascript:alert(1)' },
      }),
    })
    expect(cta.status === 400 || !cta.text.includes('javascript:')).toBe(true)
  })
  it('is refused with the path of what is wrong', async () => {
    const answer = await create({
      title: 'Fausse',
      sections: { schemaVersion: 1, sections: 'rien' },
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(messages(answer.json))[0]).toMatch(/^sections/)
  })
})

describe('a shelter', () => {
  const patch = (body: object) =>
    cms(world, 'admin', 'PATCH', `shelters/${world.a.shelter}`, { body })

  it.each([
    [{ name: '' }, 'name', 'Le nom est requis'],
    [{ email: 'x' }, 'email', 'Email invalide'],
    [{ website: 'javascript:alert(1)' }, 'website', 'URL invalide'],
    [{ contactEmail: 'x' }, 'contactEmail', 'Email invalide'],
    [{ openingHours: [{ weekday: 7, isClosed: true }] }, 'openingHours.0.weekday', 'Jour invalide'],
    [{ theme: { primaryColor: 'red' } }, 'theme.primaryColor', 'Couleur invalide (écrire #1E6B57)'],
    [
      { location: { address: '', postalCode: '1', city: 'x', country: 'x' } },
      'location.address',
      'L’adresse est requise',
    ],
  ])('is refused with %o', async (wrong, path, message) => {
    const { status, json } = await patch(wrong)
    expect(status).toBe(400)
    expect(messages(json)).toMatchObject({ [path]: message })
  })
  it('never takes the address of the teams’ way in', async () => {
    const answer = await cms(world, 'superAdmin', 'PATCH', `shelters/${world.a.shelter}`, {
      body: { slug: 'admin' },
    })
    expect(answer.status).toBe(400)
  })
})
