import { Client } from 'pg'
import sharp from 'sharp'

import { expect, isAlive, test, type Site } from '../support/e2e'
import { complaints, hasNoSidewaysScroll, problems, routeTiles } from './visitor'

/** What a phone writes into a photo: 47.658, -2.760. */
const IN_VANNES = {
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 39/1 29/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '2/1 45/1 36/1',
  },
}

const picture = async (color: string, exif = {}) => ({
  name: 'chat.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: color } })
    .withExif(exif)
    .jpeg()
    .toBuffer(),
})

/** The path of the last link of a kind that was sent to an address. */
async function linkTo(site: Site, email: string, kind: string): Promise<string> {
  const client = new Client({ connectionString: site.database })
  await client.connect()
  const { rows } = await client.query<{ text: string }>(
    'select text from emails where "to" = $1 and text like $2 order by created_at desc limit 1',
    [email, `%${kind}%`],
  )
  await client.end()
  const text = rows[0]?.text ?? ''
  expect(text).toContain(kind)
  return text.slice(text.indexOf(kind)).split(/[\s"<>]/)[0] ?? ''
}

test(
  'a lost cat is reported, published, recognised and home again, on a phone',
  { tag: '@phone' },
  async ({ page, browser, site }) => {
    test.skip(!site.database, 'reads the message with the link in the database of the test')
    const heard = complaints(page)
    await page.goto('/agir/animaux-perdus-trouves')
    expect(await problems(page)).toEqual([])
    await page.getByRole('link', { name: 'J’ai perdu mon animal' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signaler un animal perdu')
    await isAlive(page)

    await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await page.getByRole('link', { name: /La commune/ }).click()
    await expect(page.getByLabel('Où l’avez-vous vu')).toBeFocused()
    expect(await problems(page)).toEqual([])

    await page.getByRole('radio', { name: 'Chat', exact: true }).press('Space')
    await page.getByLabel('Sa couleur principale').selectOption('Roux')
    await page.getByLabel('Son nom').fill('Mirabelle')
    await page.getByLabel('Où l’avez-vous vu').fill('Vannes')
    await page.getByRole('option', { name: 'Vannes (56)' }).click()

    // The tab is killed: what was typed is offered again.
    await page.reload()
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await expect(page.getByLabel('Son nom')).toHaveValue('Mirabelle')
    await page.locator('input[type=file]').setInputFiles(await picture('#b85'))
    await expect(page.getByRole('button', { name: 'Changer la photo' })).toBeVisible()
    await page.getByLabel('Votre prénom').fill('Maëlle')
    await page.getByLabel('E-mail').fill('maelle-perdu@exemple.fr')
    await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await expect(page.getByText('Encore un geste')).toBeVisible()
    await expect(page.locator('main img')).toHaveCount(1)
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.goto(await linkTo(site, 'maelle-perdu@exemple.fr', '/avis/'))
    await page.getByRole('button', { name: 'Publier maintenant' }).click()
    await expect(page.getByText('Votre avis est en ligne.')).toBeVisible()
    await page.getByLabel('Signes particuliers').fill('une tache en forme de cœur')
    await page.getByLabel('Un détail gardé secret').fill('elle ronfle')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('C’est enregistré.')).toBeVisible()
    expect(await problems(page)).toEqual([])
    const own = page.url().replace(/[?#].*$/, '')

    // A stranger finds it in the list, and writes.
    const other = await browser.newContext({ baseURL: site.url })
    const stranger = await other.newPage()
    await stranger.goto('/animaux-perdus?near=Vannes&species=CAT')
    expect(await problems(stranger)).toEqual([])
    await stranger.getByRole('link', { name: 'Mirabelle, chat perdu à Vannes' }).click()
    await expect(stranger.getByText('Une tache en forme de cœur')).toBeVisible()
    await expect(stranger.locator('body')).not.toContainText(/ronfle|maelle-perdu/)
    expect(await problems(stranger)).toEqual([])
    await stranger.getByRole('link', { name: 'Je l’ai vu', exact: true }).click()
    // Where the phone says that the photo was taken is proposed, and not sent with it.
    await stranger.locator('input[type=file]').setInputFiles(await picture('#765', IN_VANNES))
    await stranger.getByRole('button', { name: 'Reprendre le point exact' }).click()
    await expect(stranger.getByLabel('Où l’avez-vous vu')).toHaveValue('Vannes (56)')
    await stranger.getByLabel('Précisez l’endroit').fill('sous le porche de la mairie')
    await stranger.getByLabel('Comment était-il').fill('Elle miaulait.')
    await stranger.getByLabel('Votre prénom').fill('Yann')
    await stranger.getByLabel('Votre e-mail').fill('yann-trouve@exemple.fr')
    expect(await problems(stranger)).toEqual([])
    expect(await hasNoSidewaysScroll(stranger)).toBe(true)
    await stranger.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await stranger.waitForURL('**/messages/**')
    await stranger.goto(await linkTo(site, 'yann-trouve@exemple.fr', '/messages/confirmer/'))
    await stranger.getByRole('button', { name: 'Envoyer mon message' }).click()
    // Its words are on the page before too, to be read once more.
    await expect(stranger.getByText('Votre message est parti.')).toBeVisible()
    await other.close()

    await page.goto(own)
    await page.getByRole('link', { name: /^Yann/ }).click()
    await expect(page.getByText(/openstreetmap\.org.*47\.65/)).toBeVisible()
    await page.goto(own)
    await page.getByRole('radio', { name: 'L’animal est rentré' }).press('Space')
    await page.getByLabel('Un mot pour ceux qui ont aidé').fill('Merci Yann')
    await page
      .getByRole('group', { name: 'Une photo' })
      .locator('input')
      .setInputFiles(await picture('#8a5'))
    await page.getByRole('button', { name: 'Terminer l’avis' }).click()
    await expect(page.getByText('L’avis est terminé.')).toBeVisible()
    await page.getByRole('link', { name: 'Voir mon avis' }).click()
    await expect(page.getByText('Merci Yann')).toBeVisible()
    await expect(page.getByRole('img', { name: /dernier mot$/ })).toBeVisible()
    expect(heard).toEqual([])
  },
)

test(
  'a found animal is reported without JavaScript',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/animaux-trouves/signaler')
    await page.getByLabel('En quelques mots').fill('Très maigre, très doux.')
    await page.getByRole('radio', { name: 'Chien', exact: true }).check({ force: true })
    await page.getByLabel('Où l’avez-vous trouvé').fill('Zzyzx')
    await page.getByLabel('Votre prénom').fill('Odile')
    await page.getByLabel('E-mail').fill('odile-trouve@exemple.fr')
    await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await expect(page.getByText('Nous ne connaissons pas cette commune').first()).toBeVisible()
    await expect(page.getByLabel('En quelques mots')).toHaveValue('Très maigre, très doux.')
    await page.getByLabel('Où l’avez-vous trouvé').fill('Rennes')
    await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await expect(page.getByText('Encore un geste')).toBeVisible()
    await page.locator('input[type=file]').setInputFiles(await picture('#456'))
    await page.getByRole('button', { name: 'Envoyer la photo' }).click()
    await expect(page.getByText('La photo est enregistrée.')).toBeVisible()
    await context.close()
  },
)

test(
  'where an animal was seen stands on its page, and is a way on its map',
  { tag: '@phone' },
  async ({ page }) => {
    const heard = complaints(page)
    await routeTiles(page)
    await page.goto('/animaux-perdus?near=Loches')
    await page.getByRole('link', { name: /^Filou, chat perdu/ }).click()
    const seen = page.getByRole('region', { name: 'Où il a été vu' }).getByRole('listitem')
    await expect(seen).toHaveCount(3)
    await expect(seen.first()).toContainText('le long de la voie ferrée')
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Afficher la carte' }).click()
    const map = page.getByRole('region', { name: /^Carte/ })
    await expect(map.locator('.leaflet-overlay-pane path')).toHaveCount(1)
    await expect(map.getByRole('button', { name: /terrain de boules/ })).toBeAttached()
    const picture = await page.request.get(`${page.url()}/partage.png`)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(new Set(heard)).toEqual(new Set(['asked data.geopf.fr']))
  },
)
