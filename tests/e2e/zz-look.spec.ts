import { test } from '../support/e2e'
import { signInAs } from './people'

const OUT = '/tmp/shots'
test.setTimeout(300_000)
test('look', { tag: '@desktop' }, async ({ page, browser, site }) => {
  await page.goto('/plan-du-site')
  await signInAs(page, 'superadmin')
  const shoot = async (name: string, path: string, p = page) => {
    await p.goto(path)
    await p.waitForTimeout(1500)
    for (const width of [390, 768, 1280]) {
      await p.setViewportSize({ width, height: 900 })
      await p.waitForTimeout(300)
      await p.screenshot({ path: `${OUT}/${name}-${width}.png`, fullPage: true })
    }
  }
  await shoot('badges', '/super-admin/badges')
  await shoot('badge-new', '/admin/badges/nouveau')
  await page.goto('/super-admin/users?search=adoptant')
  const href = await page.getByRole('link', { name: /^Badges de / }).getAttribute('href')
  await shoot('badge-person', href ?? '/')
  const admin = await (await browser.newContext({ baseURL: site.url })).newPage()
  await admin.goto('/plan-du-site')
  await signInAs(admin, 'admin')
  await shoot('widget', '/admin/sur-un-autre-site', admin)
  await shoot('wall-desk', '/admin/mur', admin)
  await shoot('campaign-desk', '/admin/collectes', admin)
  const own = await (await browser.newContext({ baseURL: site.url })).newPage()
  await own.goto('/plan-du-site')
  await signInAs(own, 'adoptant')
  await shoot('own-badges', '/mon-espace/badges', own)
  await shoot('own-wall', '/mon-espace/mur', own)
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await shoot('wall', '/wall', visitor)
  const post = await visitor.locator('main a[href^="/wall/"]').first().getAttribute('href').catch(() => null)
  if (post) await shoot('wall-post', post, visitor)
  await shoot('campaigns', '/agir/campagnes', visitor)
  const one = await visitor.locator('main a[href^="/agir/campagnes/"]').first().getAttribute('href').catch(() => null)
  if (one) await shoot('campaign', one, visitor)
  await shoot('shelter-missions', '/shelter/refuge-des-quatre-vents/benevolat', visitor)
  await shoot('shelter-news', '/shelter/refuge-des-quatre-vents/news', visitor)
  await shoot('widget-page', '/widget/refuge-des-quatre-vents', visitor)
})
