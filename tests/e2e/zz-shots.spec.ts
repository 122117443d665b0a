import { test } from '../support/e2e'
import { signInAs } from './people'
test('shots', { tag: '@desktop' }, async ({ page }) => {
  for (const w of [390, 768, 1280]) {
    await page.setViewportSize({ width: w, height: 900 })
    await page.goto('/agir/maltraitance')
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/h1-shots/form-${w}.png` })
    await page.screenshot({ path: `/tmp/h1-shots/formfull-${w}.png`, fullPage: true })
  }
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/h1-shots/errors.png`, fullPage: true })
  await page.goto('/')
  await signInAs(page, 'superadmin')
  for (const w of [390, 1280]) {
    await page.setViewportSize({ width: w, height: 900 })
    await page.goto('/admin/maltraitances')
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/h1-shots/list-${w}.png` })
    await page.goto('/admin/destinataires-maltraitances')
    await page.waitForTimeout(2000)
    await page.screenshot({ path: `/tmp/h1-shots/rec-${w}.png` })
    await page.goto('/admin/maltraitances?status=FORWARDED')
    await page.waitForTimeout(2000)
    await page.getByRole('list', { name: 'Signalements' }).getByRole('link').first().click()
    await page.waitForTimeout(2000)
    await page.screenshot({ path: `/tmp/h1-shots/detail-${w}.png` })
  }
})
