import { beforeAll, describe, expect, it } from 'vitest'

import { cms, picture } from '../access/world'
import { saveMeanwhile } from '../at-that-moment'
import { adder, openFixture, type Add, type Fixture } from './fixture'

const imageSection = (mediaId: string) => ({
  layout: 1,
  columns: [{ blocks: [{ type: 'IMAGE', content: { mediaId, alt: 'x' } }] }],
})

/** Where pictures are used, and what that holds back. */
export function describeUses(): void {
  let fixture: Fixture
  let add: Add

  beforeAll(async () => {
    fixture = await openFixture()
    add = adder(fixture, await picture(62, 38))
  })

  describe('where a picture is used', () => {
    const uses = async (id: string, as: 'editor' | 'admin' = 'editor') =>
      (await fixture.ask('GET', `alpha/media/${id}/uses`, { as })).json.data

    it('names what is public, what is hidden, and a newer draft', async () => {
      const { payload, world } = fixture
      const { a } = world
      const { id } = await add()
      expect(await uses(id)).toEqual([])
      const asProgram = { overrideAccess: true, depth: 0 } as const
      await payload.update({
        collection: 'animals',
        id: a.animals.hidden,
        ...asProgram,
        data: { photos: [id] },
      })
      const sections = { schemaVersion: 1, sections: [imageSection(id)] }
      await payload.update({
        collection: 'pages',
        id: a.pages.published,
        ...asProgram,
        draft: true,
        data: { sections, _status: 'draft' },
      })
      const kept = await payload.create({
        collection: 'saved-sections',
        ...asProgram,
        data: { shelter: a.shelter, name: 'Bandeau', content: sections },
      })
      await payload.update({
        collection: 'news',
        id: a.news.published,
        ...asProgram,
        data: { coverImage: id, images: [id] },
      })
      expect(await uses(id)).toEqual([
        {
          collection: 'pages',
          id: a.pages.published,
          title: 'Ouverte',
          label: 'Page',
          href: `/admin/collections/pages/${a.pages.published}`,
          isPublic: false,
        },
        {
          collection: 'saved-sections',
          id: kept.id,
          title: 'Bandeau',
          label: 'Section enregistrée',
          href: null,
          isPublic: false,
        },
        {
          collection: 'animals',
          id: a.animals.hidden,
          title: 'Ombre',
          label: 'Animal',
          href: `/admin/collections/animals/${a.animals.hidden}`,
          isPublic: false,
        },
        {
          collection: 'news',
          id: a.news.published,
          title: 'Paru',
          label: 'Actualité',
          href: `/admin/collections/news/${a.news.published}`,
          isPublic: true,
        },
      ])
      await payload.update({
        collection: 'news',
        id: a.news.published,
        ...asProgram,
        data: { coverImage: null, images: [] },
      })
      // Neither a draft nor a hidden animal holds it back.
      expect((await fixture.ask('DELETE', `alpha/media/${id}`)).status).toBe(200)
    })

    it('keeps it from deletion at every entrance while visitors see it', async () => {
      const { payload, world } = fixture
      const { a, users } = world
      const { id } = await add()
      const asProgram = { overrideAccess: true, depth: 0 } as const
      const testimonial = await payload.create({
        collection: 'testimonials',
        ...asProgram,
        data: {
          authorName: 'Sophie',
          text: 'Merci à tous.',
          consent: true,
          shelter: a.shelter,
          photo: id,
        },
      })
      const setTeam = async (showOnSite: boolean, photo: string | null) => {
        const { memberships } = await payload.findByID({
          collection: 'users',
          id: users.editor,
          ...asProgram,
        })
        await payload.update({
          collection: 'users',
          id: users.editor,
          ...asProgram,
          data: { memberships: memberships?.map((row) => ({ ...row, showOnSite, photo })) },
        })
      }
      const setAnimal = (photos: string[]) =>
        payload.update({
          collection: 'animals',
          id: a.animals.public,
          ...asProgram,
          data: { photos, isVisible: true },
        })
      const setShelter = (photos: string[]) =>
        payload.update({ collection: 'shelters', id: a.shelter, ...asProgram, data: { photos } })
      await setTeam(true, id)
      await setAnimal([id])
      await setShelter([id])

      const refused = async (...sentences: string[]) => {
        const own = await fixture.ask('DELETE', `alpha/media/${id}`)
        const rest = await cms(world, 'editor', 'DELETE', `media/${id}`)
        const bin = await cms(world, 'editor', 'PATCH', `media/${id}`, {
          body: { deletedAt: new Date().toISOString() },
        })
        expect([own.status, rest.status, bin.status]).toEqual([422, 422, 422])
        for (const sentence of sentences) {
          expect(own.json.error).toContain(sentence)
          expect(rest.text).toContain(sentence)
        }
        return own.json
      }
      const all = await refused(
        'la fiche de «\u00a0Nala\u00a0»',
        'la présentation du refuge «\u00a0Refuge alpha\u00a0»',
        'le témoignage de «\u00a0Sophie\u00a0»',
        'la carte d’équipe de',
      )
      expect(all.pages).toEqual([])
      expect(all.uses).toHaveLength(4)
      const links = async (as: 'editor' | 'admin') =>
        ((await uses(id, as)) as Array<{ label: string; href: string | null }>)
          .filter(({ href }) => href !== null)
          .map(({ label }) => label)
      expect(await links('editor')).toEqual(['Animal', 'Témoignage'])
      expect(await links('admin')).toEqual(['Animal', 'Refuge', 'Témoignage', 'Équipe'])

      await setShelter([])
      await setAnimal([])
      await refused('le témoignage de', 'la carte d’équipe de')
      await payload.update({
        collection: 'testimonials',
        id: testimonial.id,
        ...asProgram,
        data: { visible: false },
      })
      await refused('la carte d’équipe de')
      await setTeam(false, id)
      expect((await fixture.ask('DELETE', `alpha/media/${id}`)).status).toBe(200)
      await setTeam(false, null)
    })

    it('waits for whoever begins to show it at that moment', async () => {
      const { payload, world } = fixture
      const { id } = await add()
      const answer = await saveMeanwhile(payload, {
        id,
        change: [
          `insert into animals_rels (parent_id, path, media_id, "order")
           values ('${world.a.animals.public}', 'photos', $1, 1)`,
        ],
        save: () => fixture.ask('DELETE', `alpha/media/${id}`),
      })
      expect([answer.status, answer.json.error]).toEqual([
        422,
        expect.stringContaining('la fiche de «\u00a0Nala\u00a0»'),
      ])
      await payload.update({
        collection: 'animals',
        id: world.a.animals.public,
        overrideAccess: true,
        depth: 0,
        data: { photos: [] },
      })
      expect((await fixture.ask('DELETE', `alpha/media/${id}`)).status).toBe(200)
    })
  })
}
