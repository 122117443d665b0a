import { describe, expect, it } from 'vitest'

import { blocksOf, defaultContent, readContent } from '@/features/pages/model'
import type { Block } from '@/features/pages/schema'
import { sanitiseHtml } from '@/platform/html/sanitise'

import { pasteNode } from '../state/commands/paste-node'
import { editorOf, isNumbered, layoutOf, pageOf } from '../state/fixture'
import type { Pasted } from '../state/commands/paste-node'
import { createEditor } from '../state/store'
import { blocksOfPasted, clipOf, decodeClip, encodeClip, plainTextOf, textAsPasted } from './clip'
import { forShelter } from './foreign'

const rich = readContent({
  schemaVersion: 1,
  sections: [
    {
      id: 's',
      layout: 2,
      backgroundColor: 'blue-50',
      columns: [
        {
          blocks: [
            { id: 't', type: 'TEXT', content: { text: '<h2>Bonjour</h2><p>à tous</p>' } },
            {
              id: 'i',
              type: 'IMAGE',
              content: { mediaId: 'm1', src: '/m1.jpg', alt: 'Un chat', format: 'square' },
            },
          ],
        },
        {
          blocks: [
            {
              id: 'v',
              type: 'TEMPLATE',
              content: { templateType: 'animal-vedette', animalId: 'a1', title: 'Nala' },
            },
            {
              id: 'c',
              type: 'CTA',
              content: { title: 'Donner', buttonText: 'Ici', buttonUrl: '/shelter/x/donate' },
            },
            { id: 'u', type: 'FUTURE', content: { anything: [1] } },
          ],
        },
      ],
    },
  ],
})

const pageWith = (block: object) =>
  readContent({
    schemaVersion: 1,
    sections: [{ id: 's', layout: 1, columns: [{ blocks: [block] }] }],
  })

/** What another tab reads of a node of the rich page, copied in shelter A. */
const sent = (id: string) => {
  const clip = clipOf(rich, id, 'A')
  const read = clip && decodeClip(encodeClip(clip), sanitiseHtml)
  if (!read) throw new Error('Nothing was copied')
  return read
}

describe('what is copied', () => {
  it('keeps the chosen form and the arrangement, which no new block has', () => {
    const content = { templateType: 'contact-formulaire', formId: 'f1', arrangement: 'carousel' }
    const page = pageWith({ id: 'k', type: 'TEMPLATE', content })
    const clip = clipOf(page, 'k', 'A')
    const read = clip && decodeClip(encodeClip(clip), sanitiseHtml)
    if (!read) throw new Error('Nothing was copied')
    const contentOf = ({ pasted }: { pasted: Pasted }) => blocksOfPasted(pasted)[0]?.content
    expect(contentOf(forShelter(read, 'A'))).toMatchObject(content)
    const { pasted, lost } = forShelter(read, 'B')
    expect(contentOf({ pasted })).not.toHaveProperty('formId')
    expect(lost).toEqual({ images: 0, animals: 0, links: 0, forms: 1 })
    const odd = encodeClip(clip).replace('"carousel"', '"autre"')
    expect(contentOf(decodeClip(odd, sanitiseHtml) ?? read)).not.toHaveProperty('arrangement')
  })

  it('comes back the same on a page of the same shelter, unknown blocks too', () => {
    const { pasted, lost } = forShelter(sent('s'), 'A')
    expect(lost).toEqual({ images: 0, animals: 0, links: 0, forms: 0 })
    expect(pasted).toEqual({ kind: 'section', section: rich.sections[0] })
    expect(forShelter(sent('i'), 'A').pasted).toMatchObject({
      kind: 'block',
      block: { type: 'IMAGE', content: { mediaId: 'm1', alt: 'Un chat' } },
    })
  })

  it.each(['B', null])('leaves pictures, animals and addresses behind for shelter %s', (other) => {
    const { pasted, lost } = forShelter(sent('s'), other)
    expect(lost).toEqual({ images: 1, animals: 1, links: 1, forms: 0 })
    const text = JSON.stringify(pasted)
    for (const trace of ['m1', 'a1', '/shelter/', 'Un chat']) expect(text).not.toContain(trace)
    expect(text).toContain('Bonjour')
    expect(text).toContain('"format":"square"')
    expect(text).toContain('"title":"Nala"')
  })

  it('keeps the words of a link to the other shelter, and links to elsewhere', () => {
    const html =
      '<p><a href="/shelter/x/contact">Nous <strong>écrire</strong></a> ou <a href="/faq">lire</a></p>'
    const block = {
      id: 'b',
      type: 'TEXT',
      order: 0,
      content: { ...defaultContent('TEXT'), text: html },
    }
    const clip = { shelterId: 'A', pasted: { kind: 'block', block: block as Block } } as const
    const { pasted, lost } = forShelter(clip, 'B')
    expect(lost).toEqual({ images: 0, animals: 0, links: 1, forms: 0 })
    expect(pasted).toMatchObject({
      block: {
        content: { text: '<p>Nous <strong>écrire</strong> ou <a href="/faq">lire</a></p>' },
      },
    })
  })

  it('is words for other programs', () => {
    const clip = clipOf(rich, 's', 'A')
    expect(clip && plainTextOf(clip)).toBe('Bonjour à tous\nUn chat\nNala\nDonner\nIci')
  })

  it('is cleaned when it is read: anybody can write on a clipboard', () => {
    const clip = clipOf(rich, 's', 'A')
    const evil = encodeClip(clip ?? ({} as never))
      .replace('<h2>Bonjour</h2>', '<img src=x onerror=alert(1)><script>alert(2)</script>')
      .replace('/shelter/x/donate', 'javascript:alert(3)')
      .replace('/m1.jpg', 'data:text/html,x')
      .replace('"square"', '{"toString":1}')
    const text = JSON.stringify(decodeClip(evil, sanitiseHtml))
    for (const trace of ['onerror', '<script', 'javascript', 'data:', 'toString']) {
      expect(text).not.toContain(trace)
    }
  })

  it.each(['', 'bonjour', '{}', '[]', 'null', '{"app":"patte-blanche-page","version":1}'])(
    '%j is nothing of ours',
    (text) => {
      expect(decodeClip(text, sanitiseHtml)).toBeNull()
    },
  )

  it.each([
    { kind: 'block' },
    { kind: 'block', block: 3 },
    { kind: 'section', section: null },
    { kind: 'page', block: { type: 'TEXT' } },
  ])('%j does not break', (pasted) => {
    const text = JSON.stringify({ app: 'patte-blanche-page', version: 1, pasted })
    expect(decodeClip(text, sanitiseHtml)).toBeNull()
  })
})

describe('words of another program', () => {
  it('are a text block, a line break staying one', () => {
    const pasted = textAsPasted('Un <b>\r\ndeux\n\n\ntrois\n')
    expect(pasted && blocksOfPasted(pasted)[0]).toMatchObject({
      type: 'TEXT',
      content: { text: '<p>Un &lt;b&gt;<br>deux</p><p>trois</p>' },
    })
    expect(textAsPasted(' \n ')).toBeNull()
  })
})

describe('pasteNode', () => {
  const block = (name: string) => {
    const clip = clipOf(pageOf([[name]]), name, 'A')
    if (!clip) throw new Error('Nothing was copied')
    return clip.pasted
  }

  it.each([
    ['a', [[2, 1]]],
    ['s0c1', [[1, 2]]],
    ['s0', [[2, 1]]],
    ['page', [[1, 1], [1]]],
    [null, [[1, 1], [1]]],
  ])('puts a block after %s', (at, counts) => {
    const editor = editorOf([['a'], ['b']])
    editor.run(pasteNode, { pasted: block('z'), at })
    expect(editor.layout().map((columns) => columns.map(({ length }) => length))).toEqual(counts)
    expect(isNumbered(editor.content())).toBe(true)
    editor.undo()
    expect(editor.layout()).toEqual([[['a'], ['b']]])
  })

  it('gives every node a new id, twice over, and undoes as one step', () => {
    const editor = createEditor(pageOf([['z']]))
    const { pasted } = forShelter(sent('s'), 'A')
    editor.run(pasteNode, { pasted, at: 'z' })
    editor.run(pasteNode, { pasted, at: 'z' })
    const { content, announcement } = editor.store.getState()
    expect(announcement.text).toBe('Section collée en position 2, avec 5 blocs')
    const ids = [
      ...content.sections.flatMap(({ id, columns }) => [id, ...columns.map((each) => each.id)]),
      ...blocksOf(content).map(({ block }) => block.id),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id.startsWith('tmp_'))).toHaveLength(2 * 8)
    editor.undo()
    editor.undo()
    expect(layoutOf(editor.store.getState().content)).toEqual([[['z']]])
  })

  it('says where a block came', () => {
    const editor = editorOf([['a'], ['b', 'c']])
    editor.run(pasteNode, { pasted: block('z'), at: 'b' })
    expect(editor.said()).toBe('Bloc Texte collé\u00a0: section 1, colonne 2, position 2 sur 3')
    expect(editor.store.getState().focus?.node).toBe(editor.layout()[0]?.[1]?.[1])
  })

  it('refuses beyond the limits of a page, and says so', () => {
    const sections = Array.from({ length: 60 }, (_, at) => [
      [`${at}a`, `${at}b`, `${at}c`, `${at}d`],
    ])
    const editor = editorOf(...sections)
    editor.run(pasteNode, { pasted: block('z'), at: null })
    expect(editor.said()).toBe('Une page a au maximum 60 sections')
    const full = editorOf(
      Array.from({ length: 1 }, () => Array.from({ length: 300 }, (_, n) => `b${n}`)),
    )
    full.run(pasteNode, { pasted: block('z'), at: 'b1' })
    expect(full.said()).toBe('Une page a au maximum 300 blocs')
    full.run(pasteNode, { pasted: forShelter(sent('s'), 'A').pasted, at: 'b1' })
    expect(full.said()).toBe('Une page a au maximum 300 blocs')
  })
})
