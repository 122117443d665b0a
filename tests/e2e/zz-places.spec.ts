import { test } from '../support/e2e'
import { signInAs } from './people'

test.setTimeout(120_000)
test('look', { tag: '@desktop' }, async ({ page }) => {
  const shots: Array<[string, string]> = [
    ['soins', '/soins?near=Rennes%20(35)&radiusKm=100'],
    ['adresses', '/bonnes-adresses'],
    ['guide', '/guide/soins?department=35'],
    ['proposer', '/adresses/proposer'],
  ]
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, path] of shots) {
      const r = await page.goto(path)
      console.log(path, r?.status())
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/h4-${name}-${width}.png`, fullPage: true })
    }
    await page.goto('/soins')
    const href = await page.locator('article a[href^="/adresses/"]').first().getAttribute('href')
    console.log(href)
    const r = await page.goto(href ?? '/')
    console.log(r?.status())
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/h4-page-${width}.png`, fullPage: true })
  }
  for (const p of [`/adresses/rien`, '/adresses/modifier/00000000-0000-4000-8000-000000000000', '/educateurs/x', '/centre-de-soin?kind=CLINIC&open=oui', '/sitemaps/places-1.xml']) {
    const r = await page.request.get(p, { maxRedirects: 0 })
    console.log(p, r.status(), r.headers().location ?? '')
  }
  await signInAs(page, 'superadmin')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const part of ['pending', 'errors', 'all']) {
      await page.goto(`/admin/bonnes-adresses?part=${part}`)
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/h4-desk-${part}-${width}.png` })
    }
  }
  const edit = await page.locator('a[href^="/adresses/modifier/"]').first().getAttribute('href')
  await page.goto(edit ?? '/')
  await page.waitForTimeout(1000)
  await page.screenshot({ path: `/tmp/h4-edit-1280.png`, fullPage: true })
})
