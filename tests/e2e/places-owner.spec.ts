import { expect, test } from '../support/e2e'
import { forgetKept, sql } from '../support/sql'
import { signIn } from './people'
import { tokenOf } from './relay-thread'
import { problems } from './visitor'

test(
  'without a script, an owner proves that a place is theirs and keeps it; the desk undoes what is wrong',
  { tag: '@desktop' },
  async ({ browser, page, site }) => {
    const [place] = await sql<{ id: string; slug: string; name: string }>(
      site.database,
      `update places set site = 'https://www.maison-essai.fr/' where id = (
        select id from places where status = 'PUBLISHED' and kind = 'GROOMER' order by md5(slug) limit 1)
      returning id, slug, name`,
      [],
    )
    if (!place) throw new Error('No groomer is online')
    await forgetKept(site.database)
    const { id, slug, name } = place
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const plain = await context.newPage()
    const email = plain.getByLabel('Une adresse e-mail du site')
    await expect(async () => {
      await plain.goto(`/adresses/${slug}`)
      await plain.getByRole('link', { name: 'Tenez sa page à jour vous-même' }).click()
      await expect(email).toBeVisible({ timeout: 1000 })
    }).toPass()
    await email.fill('jeanne@gmail.com')
    await plain.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(plain.getByRole('link', { name: /Tout le monde peut ouvrir/ })).toBeVisible()
    await expect(email).toHaveValue('jeanne@gmail.com')
    await email.fill('contact@maison-essai.fr')
    await plain.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(plain.getByText('Regardez la boîte de cette adresse')).toBeVisible()

    const [claim] = await sql<{ id: string }>(
      site.database,
      `select id from place_claims where email = 'contact@maison-essai.fr' order by created_at desc`,
      [],
    )
    const link = `/adresses/revendiquer/${tokenOf('place-claim', claim?.id ?? '')}`
    await plain.goto(link)
    await expect(plain.getByRole('link', { name: 'Créer un compte' })).toBeVisible()
    await signIn(context.request, 'editeur')
    await plain.goto(link)
    await plain.getByRole('button', { name: 'Tenir cette page' }).click()
    await expect(plain.getByText('Vous tenez cette page')).toBeVisible()
    await plain.getByRole('link', { name: `Modifier « ${name} »` }).click()
    await plain.getByLabel('Téléphone').fill('01 99 00 99 99')
    await plain.getByLabel('Nom du lieu').fill('Casino')
    await plain.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(plain.getByText('une partie est à relire')).toBeVisible()
    await plain.goto(`/adresses/${slug}`)
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(plain.getByRole('link', { name: /^Appeler/ })).toHaveAttribute(
      'href',
      'tel:0199009999',
    )
    // The same pages, with a script: what axe reads needs one.
    const { cookies } = await context.storageState()
    await page.context().addCookies(cookies)
    for (const path of [`/adresses/${slug}/revendiquer`, link, '/mon-espace/adresses']) {
      await page.goto(path)
      expect(await problems(page)).toEqual([])
    }
    await context.close()

    await page.context().clearCookies()
    await signIn(page.request, 'superadmin')
    await page.goto('/admin/bonnes-adresses?part=changed')
    const change = page.getByRole('list', { name: 'Ce que son propriétaire a modifié' })
    await expect(change.getByText('Casino')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await change.getByRole('button', { name: 'Rétablir' }).click()
    await page.getByRole('dialog').getByLabel('Pourquoi').fill('Ce numéro n’est pas le sien.')
    await page.getByRole('dialog').getByRole('button', { name: 'Rétablir' }).click()
    await expect(page.getByText('La modification est annulée')).toBeVisible()
    const [after] = await sql<{ phone: string }>(
      site.database,
      'select phone from places where id = $1',
      [id],
    )
    expect(after?.phone).not.toBe('01 99 00 99 99')
  },
)
