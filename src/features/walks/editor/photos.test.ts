import { beforeEach, describe, expect, it } from 'vitest'

import { bodyOf } from './body'
import { emptyContent, type WalkContent } from './content'
import { addPhotos, chooseCover, movePhoto, removePhoto, titlePhoto } from './photos'
import { addWaypoint } from './points'
import { walkStore, type WalkStore } from './store'

const photo = (name: string) => ({
  url: `/api/cms/media/file/${name}`,
  title: null,
  description: null,
})
const [a, b, c] = [photo('a.webp'), photo('b.webp'), photo('c.webp')]
let clock = 0
let editor: WalkStore
const content = (): WalkContent => editor.store.getState().content
const said = (): string => editor.store.getState().announcement.text
const names = (photos: readonly { url: string }[] = []) =>
  photos.map(({ url }) => url.slice(-6, -5))

beforeEach(() => {
  clock = 0
  editor = walkStore(emptyContent, () => (clock += 5000))
  for (const key of ['one', 'two']) editor.run(addWaypoint, { key, spot: { lat: 48, lng: 2 } })
})

describe('photos of a walk', () => {
  beforeEach(() => editor.run(addPhotos, { of: null, photos: [a, b, c] }))

  it('the first stands for the walk until another one is chosen, wherever it is put', () => {
    expect(bodyOf(content(), false).coverImage).toBe(a.url)
    editor.run(chooseCover, { at: 1 })
    expect(said()).toBe('La photo 2 représente la promenade.')
    editor.run(movePhoto, { of: null, at: 1, to: 2 })
    expect(names(content().photos)).toEqual(['a', 'c', 'b'])
    expect(bodyOf(content(), false).coverImage).toBe(b.url)
    expect(editor.run(chooseCover, { at: 7 }).done).toBe(false)
  })

  it('without its cover the first one stands for it, and that is said', () => {
    editor.run(chooseCover, { at: 2 })
    editor.run(removePhoto, { of: null, at: 2 })
    expect(said()).toContain('La première représente maintenant la promenade.')
    expect(bodyOf(content(), false).coverImage).toBe(a.url)
    editor.undo()
    expect(bodyOf(content(), false).coverImage).toBe(c.url)
  })

  it('a cover that an older draft does not hold is the first', () => {
    expect(bodyOf({ ...content(), cover: '/api/cms/media/file/x.webp' }, false).coverImage).toBe(
      a.url,
    )
    expect(bodyOf({ ...content(), photos: [] }, false).coverImage).toBeNull()
  })
})

describe('photos of a point', () => {
  it('are its own: added, described, put in order, taken away and brought back', () => {
    editor.run(addPhotos, { of: 'two', photos: [a, b] })
    editor.run(titlePhoto, { of: 'two', at: 0, title: 'La mare' })
    editor.run(movePhoto, { of: 'two', at: 0, to: 1 })
    expect(said()).toBe('Photo\u00a0: maintenant 2 sur 2.')
    expect(content().photos).toEqual([])
    expect(content().waypoints[0]?.photos).toEqual([])
    expect(bodyOf(content(), false).waypoints[1]?.photos).toEqual([b, { ...a, title: 'La mare' }])
    editor.run(removePhoto, { of: 'two', at: 0 })
    expect(names(content().waypoints[1]?.photos)).toEqual(['a'])
    expect(content().cover).toBeNull()
    editor.undo()
    expect(names(content().waypoints[1]?.photos)).toEqual(['b', 'a'])
    expect(editor.run(movePhoto, { of: 'two', at: 1, to: 2 }).done).toBe(false)
    expect(editor.run(removePhoto, { of: 'nobody', at: 0 }).done).toBe(false)
  })
})
