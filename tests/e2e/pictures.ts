import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { shelterId, write } from './publishing'
import { SHELTER } from './visitor'

export type Sent = { name: string; mimeType: string; buffer: Buffer }

/** A picture like no other: its bytes are new, so that no test finds those of another. */
export async function picture(name: string, side = 64): Promise<Sent> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const buffer = await sharp({
    create: { width: side, height: side, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A photo as heavy as a phone makes them. */
export async function heavyPhoto(name: string): Promise<Sent> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const buffer = await sharp({
    create: { width: 3600, height: 2700, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(5_242_880)
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A file that is no picture, whatever it is called. */
export const words = (name: string, mimeType: string): Sent => ({
  name,
  mimeType,
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
})

/** Drops files on the library, as a person does from a window of their system. */
export async function drop(page: Page, files: Sent[]): Promise<void> {
  await page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true })
    input.id = 'held-by-the-mouse'
    document.body.append(input)
  })
  await page.locator('#held-by-the-mouse').setInputFiles(files)
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#held-by-the-mouse')
    const dataTransfer = new DataTransfer()
    for (const file of input?.files ?? []) dataTransfer.items.add(file)
    const target = document.querySelector('h1')
    for (const type of ['dragenter', 'dragover', 'drop']) {
      target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
    input?.remove()
  })
}

/** Adds a picture by the API; answers its id. */
export async function add(
  page: Page,
  origin: string,
  file: Sent,
  texts: object = {},
): Promise<string> {
  const response = await page.request.post(`/api/shelter/${SHELTER}/media`, {
    headers: { origin },
    multipart: { file, ...texts },
  })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { data: { id: string } }).data.id
}

/** Publishes a page with one picture; answers its id. */
export async function addPage(page: Page, origin: string, mediaId: string, title: string) {
  const image = { type: 'IMAGE', content: { mediaId, alt: 'x' } }
  return write(page, origin, 'POST', 'pages', {
    title,
    slug: `essai-${Math.random().toString(36).slice(2, 10)}`,
    shelter: await shelterId(page.request, SHELTER),
    status: 'DRAFT',
    visibleInMenu: false,
    _status: 'published',
    sections: { schemaVersion: 1, sections: [{ layout: 1, columns: [{ blocks: [image] }] }] },
  })
}
