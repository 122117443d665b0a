import { CARD_DESIGN_LABELS } from '@/features/animals/card-design.model'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { isGood, publish, shelterId, template } from './publishing'
import { HOME } from './visitor'

test('the ten designs of a card are readable and fit, side by side and alone', async ({
  page,
  site,
}) => {
  await signIn(page.request, 'admin')
  const shelter = await shelterId(page.request, 'refuge-des-quatre-vents')
  const designs = Object.keys(CARD_DESIGN_LABELS)
  for (const cardsPerRow of [4, 1]) {
    const slug = await publish(
      page,
      site.url,
      shelter,
      designs.map((cardDesign) =>
        template('animaux-liste', { cardDesign, cardsPerRow, limit: 2, showLoadMore: false }),
      ),
    )
    await page.goto(`${HOME}/${slug}`)
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(2 * designs.length)
    for (const design of designs) {
      const card = page.locator(`[data-design="${design}"]`).first()
      await card.scrollIntoViewIfNeeded()
      // The whole card leads to the animal, wherever it is pressed.
      const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(44)
      const inside = { x: Math.round(width / 2), y: Math.round(height / 2) }
      await card.click({ position: inside, trial: true })
    }
    // Beside its picture, a card reads from the left; under it, each line is in the middle.
    const words = page.locator('[data-design="round"] p').first()
    const isWide = cardsPerRow === 1 && (page.viewportSize()?.width ?? 0) >= 768
    await expect(words).toHaveCSS('text-align', isWide ? 'start' : 'center')
    await isGood(page)
  }
})
