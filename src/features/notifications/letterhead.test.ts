import { describe, expect, it, vi } from 'vitest'

import { contrast } from '../shelters/theme/model'
import { colorsOf, portraitOf, type Portrayed } from './letterhead'

vi.mock('@/platform/env', () => ({ env: { publicUrl: 'http://localhost:3000' } }))

const sender = { name: 'Alpha', href: 'http://localhost:3000/shelter/alpha' }
const nala: Portrayed = {
  id: 'a1',
  name: 'Nala',
  photos: [],
  isVisible: true,
  status: 'AT_SHELTER',
  deletedAt: null,
}
const find = vi.fn(() => ({ docs: [{ id: 'm1', url: '/m1.jpg', alt: '', sizes: {} }] }))
const req = { payload: { find } } as unknown as Parameters<typeof portraitOf>[0]

describe('the look of a message', () => {
  it('takes the colours of the shelter, and corrects what could not be read', () => {
    const stored = { headerColor: '#FFFFFF', headerTextColor: '#FFFFF0', linkColor: '#FFFF00' }
    const { head, headText, button, buttonText, link } = colorsOf(stored)
    expect(head).toBe('#FFFFFF')
    expect(contrast(head, headText)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(button, buttonText)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#FFFFFF', link)).toBeGreaterThanOrEqual(4.5)
  })
  it('leads to the page of an animal while it has one', async () => {
    const page = `${sender.href}/animals/a1`
    expect((await portraitOf(req, nala, sender)).href).toBe(page)
    expect((await portraitOf(req, { ...nala, status: 'ADOPTED' }, sender)).href).toBe(page)
    for (const gone of [
      { isVisible: false },
      { status: 'DECEASED' as const },
      { deletedAt: '2026-01-01T00:00:00.000Z' },
    ]) {
      expect((await portraitOf(req, { ...nala, ...gone }, sender)).href).toBeNull()
    }
    expect((await portraitOf(req, nala, undefined)).href).toBeNull()
  })
  it('shows the first picture by its whole address, with words for who does not see it', async () => {
    const { picture } = await portraitOf(req, { ...nala, photos: ['m1'] }, sender)
    expect(picture?.src).toMatch(/^http.*\/m1\.jpg$/)
    expect(picture?.alt).toBe('Photo de Nala')
  })
})
