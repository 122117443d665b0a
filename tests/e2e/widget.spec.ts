import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { problems } from './visitor'

/** Another site on this machine: browsers let no page of the wide web frame what is local. */
async function otherSite(body: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="fr"><title>Association</title><h1>Nous</h1>${body}</html>`,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() }
}

test(
  'a shelter shows its animals on the site that it has',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page.request, 'admin')
    await page.goto('/admin/sur-un-autre-site')
    await page.getByLabel('Nombre d’animaux').selectOption('2')
    await page.getByLabel('Couleur du bouton').fill('rouge')
    await expect(page.getByText('Une couleur s’écrit avec six chiffres')).toBeVisible()
    await page.getByLabel('Couleur du bouton').fill('1e6b57')
    await expect(page.frameLocator('iframe').getByRole('listitem')).toHaveCount(2)
    expect(await problems(page)).toEqual([])
    const code = await page.getByLabel('Code à coller').inputValue()

    const site = await otherSite(code)
    try {
      const other = await context.newPage()
      await other.goto(site.url)
      const frame = other.frameLocator('iframe')
      await expect(frame.getByRole('listitem')).toHaveCount(2)
      // As high as what it shows: the script of the code did it.
      await expect
        .poll(async () => other.locator('iframe').evaluate(({ style }) => style.height))
        .toMatch(/^\d+px$/)
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        frame.getByRole('link').first().click(),
      ])
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    } finally {
      site.stop()
    }
  },
)
