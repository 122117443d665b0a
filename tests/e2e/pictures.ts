import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

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
    const target = document.querySelector('main h1')
    for (const type of ['dragenter', 'dragover', 'drop']) {
      target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
    input?.remove()
  })
}
