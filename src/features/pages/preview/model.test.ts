import { describe, expect, it } from 'vitest'

import { FORM_MESSAGE } from '@/ui/live-preview/model'

import { defaultContent } from '../content/defaults'
import type { TemplateContent } from '../content/schema-blocks'
import {
  pagePreviewPath,
  pageValues,
  SIZE_MESSAGE,
  sizeOf,
  templatePreviewPath,
  templateView,
  VIEW_MESSAGE,
  type TemplateView,
} from './model'

const view: TemplateView = {
  content: { ...(defaultContent('TEMPLATE', 'galerie') as TemplateContent), title: 'Été & co' },
  background: 'green-50',
}

/** What any page may post to a window: never what the preview listens to. */
const NOISE: unknown[] = [undefined, null, 7, 'payload-live-preview', [], {}, { type: 'ready' }]

describe('the addresses of the previews', () => {
  it('name the shelter, then the page', () => {
    expect(pagePreviewPath('s1', 'p1')).toBe('/apercu/s1/p1')
  })
  it('carry the whole template, signs included', () => {
    const path = templatePreviewPath('s1', view)
    const address = new URL(path, 'https://exemple.fr')
    expect(address.pathname).toBe('/apercu/s1/modele')
    expect(JSON.parse(address.searchParams.get('vue') ?? '')).toEqual(view)
  })
})

describe('a message to the preview of a page', () => {
  it('gives the title, the home page and the sections, and nothing else', () => {
    const data = { title: 'Adopter', isHomepage: false, sections: [{ id: 'a' }] }
    const message = { type: FORM_MESSAGE, data: { ...data, slug: 'adopter' } }
    expect(pageValues(message)).toEqual(data)
  })
  it('may leave them out', () => {
    expect(pageValues({ type: FORM_MESSAGE, data: {} })).toEqual({})
  })
  it.each([
    ...NOISE,
    { type: VIEW_MESSAGE, data: {} },
    { data: {} },
    { type: FORM_MESSAGE },
    { type: FORM_MESSAGE, data: null },
    { type: FORM_MESSAGE, data: 'title' },
    { type: FORM_MESSAGE, data: [] },
  ])('is not %j', (message) => expect(pageValues(message)).toBeNull())
})

describe('a message to the preview of a template', () => {
  it('gives what to draw', () => {
    expect(templateView({ type: VIEW_MESSAGE, view })).toEqual(view)
  })
  it.each([
    ...NOISE,
    { type: FORM_MESSAGE, view },
    { view },
    { type: VIEW_MESSAGE },
    { type: VIEW_MESSAGE, view: null },
    { type: VIEW_MESSAGE, view: 'galerie' },
    { type: VIEW_MESSAGE, view: [view] },
  ])('is not %j', (message) => expect(templateView(message)).toBeNull())
})

describe('the height that a frame asks for', () => {
  it.each([0, 0.5, 812])('is %d pixels', (height) => {
    expect(sizeOf({ type: SIZE_MESSAGE, height })).toBe(height)
  })
  it.each([
    ...NOISE,
    { type: VIEW_MESSAGE, height: 10 },
    { height: 10 },
    { type: SIZE_MESSAGE },
    { type: SIZE_MESSAGE, height: '10' },
  ])('is not in %j', (message) => expect(sizeOf(message)).toBeNull())
  it.each([-1, -0.001, Number.NaN, Number.POSITIVE_INFINITY])('is never %d', (height) => {
    expect(sizeOf({ type: SIZE_MESSAGE, height })).toBeNull()
  })
})
