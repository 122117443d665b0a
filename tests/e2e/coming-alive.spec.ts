import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { HOME, openAwake } from './visitor'

const PAGES = [
  '/',
  '/animaux',
  '/refuges',
  '/animaux-perdus',
  '/promenades',
  '/wall',
  '/soins',
  '/bonnes-adresses',
  '/agir/devenir-benevole',
  '/dons-en-nature',
  '/faq',
  HOME,
  `${HOME}/animals`,
  `${HOME}/donate`,
]

/** Notes who uses what a browser loads its data of languages for. */
function watch(): void {
  const asked: string[] = []
  Object.assign(window, { asked })
  const note = () => {
    asked.push(new Error().stack?.split('\n').slice(3, 6).join(' < ') ?? '')
  }
  const formats = Intl as unknown as Record<string, new (...values: unknown[]) => object>
  const names =
    'DateTimeFormat NumberFormat Collator Segmenter PluralRules ListFormat RelativeTimeFormat'
  for (const name of names.split(' ')) {
    const make = formats[name]
    if (!make) throw new Error(name)
    formats[name] = new Proxy(make, {
      apply: (target, self, values) => (note(), Reflect.apply(target, self, values) as object),
      construct: (target, values) => (note(), Reflect.construct(target, values)),
    })
  }
  const methods: Array<[object, string[]]> = [
    [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
    [Number.prototype, ['toLocaleString']],
    [String.prototype, ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']],
  ]
  for (const [prototype, names] of methods) {
    for (const name of names) {
      const method = Reflect.get(prototype, name) as () => unknown
      const watched = function watched(this: unknown, ...values: []) {
        note()
        return Reflect.apply(method, this, values)
      }
      Reflect.set(prototype, name, watched)
    }
  }
}

// The first use holds a slow phone for 200 ms (platform/number.model.ts, platform/time/clock.ts).
test('no page uses Intl while it comes to life', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(watch)
  await page.goto(`${HOME}/animals`)
  const animal = await page.locator('article a').first().getAttribute('href')
  expect(animal).toContain('/animals/')
  for (const path of [...PAGES, animal ?? '']) {
    await test.step(path, async () => {
      await openAwake(page, path)
      // What comes later, once the page has nothing better to do, as well.
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(
        [],
      )
    })
  }
  // The watch sees what it should.
  await page.evaluate(() => [new Date().toLocaleDateString('fr-FR'), new Intl.NumberFormat('fr')])
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toHaveLength(
    2,
  )
})

// What is chosen before React runs a page is lost: React writes what it knows.
test(
  'a field of the admin waits until the page is alive',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto('/plan-du-site')
    await signIn(page.request, 'admin')
    // Without an origin Payload takes the cookie for that of another site.
    const headers = { origin: site.url }
    const answer = await page.request.get('/admin/sur-un-autre-site', { headers })
    expect(await answer.text()).toMatch(/<select[^>]* disabled=""/)
  },
)
