import { expect, test } from '../support/e2e'
import { HOME } from './visitor'

const desktop = { tag: '@desktop' }

const WORDS =
  'Trouvez votre compagnon près de chez vous. Chaque don aide un refuge à soigner, nourrir et accueillir.'

/** What is shown, and what stands in for it; more than so much narrower or wider, lines break anew. */
const FACES: [font: string, standIn: string, weight: number][] = [
  ['--font-text', 'Text Arial', 400],
  ['--font-text', 'Text Arial', 600],
  ['--font-title', 'Title Arial', 700],
]
const MOST = 0.02

test('what stands in for a font has its measures', desktop, async ({ page }) => {
  await page.goto('/faq')
  for (const [font, standIn, weight] of FACES) {
    const [real, other, none] = await page.evaluate(
      async ([words, ...families]) => {
        await document.fonts.ready
        return families.map((family) => {
          const line = document.createElement('span')
          line.style.cssText = `position:absolute;white-space:nowrap;font:${family}`
          line.textContent = words ?? ''
          document.body.append(line)
          const { width, height } = line.getBoundingClientRect()
          return { width, height }
        })
      },
      [
        WORDS,
        `${weight} 40px var(${font})`,
        `${weight} 40px '${standIn}', monospace`,
        `${weight} 40px monospace`,
      ],
    )
    if (!real || !other || !none) throw new Error('three lines were measured')
    expect(other.width, `${standIn} is on this machine`).not.toBe(none.width)
    expect(Math.abs(other.width / real.width - 1), `${standIn} ${weight}`).toBeLessThan(MOST)
    expect(Math.abs(other.height - real.height)).toBeLessThanOrEqual(1)
  }
})

/** How far our two fonts have come; those of the machine are in the list too. */
const states = (): string[] =>
  [...document.fonts]
    .filter(({ family }) => /^"?(text|title)Font"?$/.test(family))
    .map(({ status }) => status)

for (const path of ['/', '/animaux', '/animaux-perdus', '/promenades', HOME]) {
  test(`${path} stays where it is when its letters come late`, async ({ page }) => {
    let comes = () => {}
    const late = new Promise<void>((resolve) => {
      comes = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await late
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as {
            value: number
            hadRecentInput: boolean
          }
          if (!hadRecentInput) seen.shift += value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Its `load` waits for the letters.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    expect(await page.evaluate(states)).toEqual(['loading', 'loading'])
    comes()
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))
    })
    expect(await page.evaluate(states)).toEqual(['loaded', 'loaded'])
    const shift = () => (window as unknown as { seen: { shift: number } }).seen.shift
    expect(await page.evaluate(shift)).toBeLessThan(0.02)
  })
}
