import type { Page } from '@playwright/test'

import { expect, isAlive, test } from '../support/e2e'
import { signIn } from './people'
import { formIsReady, shelterId, write as send } from './publishing'
import { complaints, hasNoSidewaysScroll, HOME, problems, SHELTER } from './visitor'

const OTHER = '/shelter/la-maison-des-moustaches'
const NEWS = `${HOME}/news`

/** What the field for a day and an hour of Paris takes. */
const localTime = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return `${day}T18:30`
}

async function write(page: Page, title: string): Promise<void> {
  await page.goto(`${HOME}/admin/news/create`)
  await expect(page).toHaveURL(/\/admin\/collections\/news\/create/)
  await page.getByLabel(/^Titre\s*\*?$/).fill(title)
  const text = page.getByRole('textbox', { name: 'Texte de l’article' })
  await text.click()
  await page.keyboard.type('Venez nombreux, le café est offert.')
}

const saved = (page: Page) =>
  expect(page.getByText(/avec succès|^Enregistré\.$/i).first()).toBeVisible()
const standing = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Brouillon|Programmé|Publié|Archivé/ })

test(
  'an editor writes, plans, takes back, publishes, moves and archives an article',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const stamp = `${info.project.name}-${Date.now()}`
    const title = `Grande nouvelle ${stamp}`
    const slug = `grande-nouvelle-${stamp}`
    await request.get(HOME)
    await signIn(page.request, 'editeur')
    await write(page, title)

    // Planned: it says when, and nobody sees it.
    await page.getByLabel(/Paraître plus tard/).fill(localTime(2))
    await page.getByRole('button', { name: 'Programmer' }).click()
    await saved(page)
    await expect(page).toHaveURL(/news\/[0-9a-f-]{36}/)
    await expect(standing(page)).toContainText('Programmé')
    await expect(standing(page)).toContainText('à 18:30 (heure de Paris)')
    await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0)
    expect((await request.get(`${NEWS}/${slug}`)).status()).toBe(404)
    expect(await problems(page, '#field-content', '[role="status"][data-status]')).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.getByRole('button', { name: 'Repasser en brouillon' }).click()
    await expect(standing(page)).toContainText('Brouillon')

    // Published: on the next request, and on this shelter's pages alone.
    // What other tests have changed before is over: the other shelter is kept at this very moment.
    const other = async () => (await request.get(OTHER)).headers()['x-nextjs-cache']
    await expect.poll(other).toBe('HIT')
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(standing(page)).toContainText('Sur le site depuis')
    const visited = await request.get(`${NEWS}/${slug}`)
    expect(visited.status()).toBe(200)
    expect(await visited.text()).toContain('Venez nombreux')
    expect(await (await request.get(NEWS)).text()).toContain(title)
    expect(await (await request.get(HOME)).text()).toContain(title)
    expect(await other()).toBe('HIT')
    expect((await request.get(`${OTHER}/news/${slug}`)).status()).toBe(404)

    // Another address: the old one and the id lead there, each time.
    await page.getByLabel('Adresse de l’article').fill(`${slug}-bis`)
    const answered = page.waitForResponse(
      (response) =>
        response.url().includes('/api/cms/news/') && response.request().method() === 'PATCH',
    )
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    expect((await answered).status()).toBe(200)
    const id = /news\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
    for (const key of [slug, slug, id]) {
      const moved = await request.get(`${NEWS}/${key}`, { maxRedirects: 0 })
      expect(moved.status()).toBe(308)
      const addresses = moved.headersArray().filter(({ name }) => /^location$/i.test(name))
      expect(addresses.map(({ value }) => value)).toEqual([`${NEWS}/${slug}-bis`])
    }

    await page.getByRole('button', { name: 'Archiver' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click()
    await expect(standing(page)).toContainText('Archivé')
    for (const key of [slug, `${slug}-bis`, id]) {
      expect((await request.get(`${NEWS}/${key}`)).status()).toBe(404)
    }
  },
)

test(
  'what is missing is said on its field, and what was typed stays',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'editeur')
    // By the shelter's own entrance: it says for which shelter one writes.
    await page.goto(`${HOME}/admin/news/create`)
    await page.getByLabel(/^Titre\s*\*?$/).fill('Sans texte')
    // Payload’s own check of the title may come back after the refusal, and clear it: one presses again.
    await expect(async () => {
      await page.getByRole('button', { name: 'Programmer' }).click({ timeout: 3000 })
      await expect(page.getByText('Le contenu est requis').first()).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(page.getByLabel(/^Titre\s*\*?$/)).toHaveValue('Sans texte')
    expect(await problems(page, '#field-content')).toEqual([])
  },
)

test(
  'a bookmark opened before the browser knows the shelter writes for the only one',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await signIn(page.request, 'editeur')
    await page.goto('/admin/collections/news/create')
    await page.getByLabel(/^Titre\s*\*?$/).fill(`Par un signet ${info.project.name}`)
    await page.getByRole('textbox', { name: 'Texte de l’article' }).click()
    await page.keyboard.type('Le refuge est celui de la personne.')
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/news\/[0-9a-f-]{36}/)
  },
)

test('an article is seen as visitors will, while it is written', async ({ page, site }, info) => {
  await signIn(page.request, 'editeur')
  const article = await send(page, site.url, 'POST', 'news?draft=true', {
    title: 'Un Noël au refuge',
    content: '<p>Venez nombreux.</p>',
    shelter: await shelterId(page.request, SHELTER),
    _status: 'draft',
  })
  await page.goto(`/admin/collections/news/${article}`)
  await formIsReady(page)
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Un Noël au refuge')
  await expect(preview.getByText('Venez nombreux.')).toBeVisible()
  expect(await problems(page, 'section[aria-label="Aperçu de la page"]')).toEqual([])
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Fermer l’aperçu' }).click()
    await expect(page.getByLabel(/^Titre\s*\*?$/)).toBeVisible()
    return
  }
  // What nobody has saved yet is there too, and nowhere else.
  await page.getByLabel(/^Titre\s*\*?$/).fill('Un Noël avec les chats')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Un Noël avec les chats')
  const stored = await page.request.get(`/api/cms/news/${article}?draft=true`, {
    headers: { origin: site.url },
  })
  expect(await stored.text()).not.toContain('avec les chats')
})

test('a visitor reads the news of a shelter', { tag: '@phone' }, async ({ page, request }) => {
  const heard = complaints(page)
  await page.goto(NEWS)
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)

  await page.getByRole('link', { name: 'Portes ouvertes : venez les rencontrer' }).click()
  await expect(page).toHaveURL(`${NEWS}/portes-ouvertes-venez-les-rencontrer`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Portes ouvertes')
  await expect(page.getByText(/10\sh\s–\s17\sh\s30/)).toBeVisible()
  // Pressed before, the link leads to the picture alone.
  await isAlive(page)
  await page.getByRole('link', { name: /Agrandir la photo 1 sur 3/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)

  const html = await (await request.get(page.url())).text()
  const facts = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json) as { '@type': string })
  expect(facts.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'NewsArticle', 'Event'])
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toMatch(
    /<link rel="canonical" href="[^"]+\/news\/portes-ouvertes-venez-les-rencontrer"/,
  )
  // Kept: the second visit costs nothing.
  const kept = async () => (await request.get(page.url())).headers()['x-nextjs-cache']
  await expect.poll(kept).toBe('HIT')
  expect(heard).toEqual([])

  for (const path of ['?page=999', '?page=-1', '/nulle-part', '/voeux-de-l-equipe']) {
    expect((await request.get(NEWS + path)).status()).toBe(404)
  }
})

test(
  'blocks of a page show the latest articles and the next meetings',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(HOME)
    const latest = page.getByRole('heading', { level: 2, name: 'Actualités' })
    await expect(latest).toBeVisible()
    await expect(page.getByRole('link', { name: 'Toutes les actualités' })).toBeVisible()
    const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
    const meetings = titles.filter((title) => /Collecte|Portes ouvertes/.test(title))
    // The agenda of the page has them, the nearer one first; the news do not tell them again.
    const kinds = meetings.map((title) => /Collecte|Portes ouvertes/.exec(title)?.[0])
    expect(kinds).toEqual(['Collecte', 'Portes ouvertes'])
  },
)
