import { startS3, type S3Server } from '../support/s3'
import { expect, test } from '../support/e2e'
import { startServer, type TestServer } from '../support/server'
import { signIn } from './people'
import { picture } from './pictures'

test.describe('with an object storage', () => {
  let storage: S3Server
  let server: TestServer

  test.beforeAll(async ({ site }) => {
    storage = await startS3()
    server = await startServer({ database: site.database ?? '', env: storage.env })
  })
  test.afterAll(async () => {
    await server.stop()
    await storage.end()
  })

  test(
    'a photo goes from the browser straight into it, and through the server when it is away',
    { tag: '@desktop' },
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })
      const page = await context.newPage()
      const refused: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text())
      })
      await signIn(page.request, 'editeur')
      await page.goto('/admin/collections/media')
      await expect(page.getByRole('heading', { level: 1, name: 'Médiathèque' })).toBeVisible()
      const send = async (name: string) => {
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: 'Ajouter des images' }).first().click()
        await (await chooser).setFiles([await picture(name)])
      }
      const added = page
        .getByRole('region', { name: 'Envoi des images' })
        .getByText('Ajoutée', { exact: true })

      const put = page.waitForResponse(
        (response) =>
          response.request().method() === 'PUT' && !response.url().startsWith(server.url),
      )
      await send('directe.png')
      expect((await put).status()).toBe(200)
      await expect(added).toHaveCount(1)

      // The storage refuses what comes from browsers: the server takes it.
      await context.route(`${storage.env.S3_ENDPOINT}/**`, (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      )
      await send('détour.png')
      await expect(added).toHaveCount(2)
      expect(refused).toEqual([])
      await context.close()
    },
  )
})
