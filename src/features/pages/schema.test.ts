import { describe, expect, it } from 'vitest'

import { pageFieldsSchema, pagePatchSchema } from './schema'

const messages = (result: {
  error?: { issues: Array<{ path: PropertyKey[]; message: string }> }
}) => result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('pageFieldsSchema', () => {
  it.each([
    [{}, [['title', 'Le titre est requis']]],
    [{ title: '  ' }, [['title', 'Le titre est requis']]],
    [{ title: 'A'.repeat(201) }, [['title', 'Le titre ne peut pas dépasser 200 caractères']]],
    [{ title: 'A', slug: 'contact' }, [['slug', 'Cette adresse est réservée']]],
    [{ title: 'A', slug: '/' }, []],
    [{ title: 'A', slug: 'nos-animaux' }, []],
    [
      { title: 'A', metaDescription: 'x'.repeat(161) },
      [['metaDescription', 'La description SEO ne peut pas dépasser 160 caractères']],
    ],
    [{ title: 'A', menuOrder: 1.5 }, [['menuOrder', 'Un nombre entier est attendu']]],
    [{ title: 'A', anything: 1 }, []],
  ])('%j', (value, expected) =>
    expect(messages(pageFieldsSchema.safeParse(value))).toEqual(expected),
  )
})

describe('pagePatchSchema', () => {
  it('takes sections whose temporary ids are absent', () => {
    const body = {
      title: 'Accueil',
      status: 'PUBLISHED',
      sections: [{ layout: 2, columns: [{ blocks: [{ type: 'TEXT', content: { text: 'A' } }] }] }],
      baseUpdatedAt: '2026-03-01T10:00:00.000Z',
    }
    expect(pagePatchSchema.parse(body)).toEqual(body)
  })

  it.each([
    [{ status: 'ONLINE' }, 'status'],
    [{ sections: {} }, 'sections'],
    [{ sections: [{ layout: 7 }] }, 'sections.0.layout'],
    [{ sections: [{ columns: [{ blocks: [{}] }] }] }, 'sections.0.columns.0.blocks.0.type'],
    [{ baseUpdatedAt: 'hier' }, 'baseUpdatedAt'],
    [{ slug: 'Nos Animaux' }, 'slug'],
  ])('refuses %j with its path', (body, path) => {
    const [first] = messages(pagePatchSchema.safeParse(body))
    expect(first?.[0]).toBe(path)
    expect(first?.[1]).not.toMatch(/invalid |expected|received/i)
  })
})
