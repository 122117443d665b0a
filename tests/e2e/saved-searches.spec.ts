import { expect, test } from '../support/e2e'
import { sql } from '../support/sql'
import { signIn } from './people'
import { complaints, hasNoSidewaysScroll, problems } from './visitor'

const TITLE = 'M’alerter des nouveaux animaux'

test(
  'a visitor asks for an alert, confirms it, pauses and stops; an account has what was asked for',
  { tag: '@desktop' },
  async ({ page, browser, site }) => {
    test.skip(!site.database, 'reads the link of a mail')
    const linkOf = async (email: string) => {
      const rows = await sql<{ text: string }>(
        site.database,
        'select text from emails where "to" = $1 order by created_at desc limit 1',
        [email],
      )
      return /\/alertes\/[\w.%-]+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
    }
    const heard = complaints(page)
    await page.goto('/animaux?species=DOG&sex=FEMALE')
    await page.getByRole('link', { name: TITLE }).click()
    const dialog = page.getByRole('dialog', { name: TITLE })
    await expect(dialog).toContainText('Chien, femelle')
    expect(await problems(page)).toEqual([])
    await dialog.getByLabel('Votre e-mail').fill('zoe')
    await dialog.getByRole('button', { name: 'Créer l’alerte' }).click()
    await expect(dialog.getByText('Email invalide').first()).toBeVisible()
    await dialog.getByLabel('Votre e-mail').fill('zoe.alerte@exemple.fr')
    await dialog.getByRole('radio', { name: 'Tout de suite' }).press('Space')
    await dialog.getByRole('button', { name: 'Créer l’alerte' }).click()
    await expect(dialog.getByText('Regardez votre boîte de réception')).toBeVisible()
    await dialog.getByRole('button', { name: 'Revenir à la liste' }).click()
    await expect(page).toHaveURL(/species=DOG/)

    const link = await linkOf('zoe.alerte@exemple.fr')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre alerte')
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirmer mon alerte' }).click()
    await expect(page.getByText('Votre alerte est confirmée.')).toBeVisible()
    await page.getByLabel('Me prévenir').selectOption('WEEKLY')
    await page.getByRole('button', { name: 'Changer le rythme' }).click()
    await expect(page.getByText('Le nouveau rythme est enregistré.')).toBeVisible()
    await expect(page.getByLabel('Me prévenir')).toHaveValue('WEEKLY')
    await page.getByRole('button', { name: 'Mettre en pause' }).click()
    await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible()
    expect(await problems(page)).toEqual([])

    // Without JavaScript the same form is a page, which keeps what was typed.
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const bare = await plain.newPage()
    await bare.goto(`${site.url}/animaux?species=CAT`)
    await bare.getByRole('link', { name: TITLE }).click()
    await expect(bare.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await bare.getByLabel('Votre e-mail').fill('zoe@x')
    await bare.getByRole('radio', { name: 'Chaque semaine' }).press('Space')
    await bare.getByRole('button', { name: 'Créer l’alerte' }).click()
    await expect(bare.getByLabel('Votre e-mail')).toHaveValue('zoe@x')
    await expect(bare.getByRole('radio', { name: 'Chaque semaine' })).toBeChecked()
    await expect(bare.getByText('Email invalide').first()).toBeVisible()
    await bare.getByLabel('Votre e-mail').fill('zoe.alerte@exemple.fr')
    await bare.getByRole('button', { name: 'Créer l’alerte' }).click()
    await expect(bare.getByText('Regardez votre boîte de réception')).toBeVisible()
    // One press without JavaScript stops, too.
    await bare.goto(site.url + link)
    await bare.getByRole('button', { name: 'Arrêter cette alerte' }).click()
    await expect(bare.getByText(/L’alerte est supprimée/)).toBeVisible()
    await plain.close()

    await signIn(page.request, 'adoptant')
    await page.goto('/animaux?species=RABBIT')
    await page.getByRole('link', { name: TITLE }).click()
    await expect(dialog.getByLabel('Votre e-mail')).toHaveValue('adoptant@exemple.fr')
    await dialog.getByRole('button', { name: 'Créer l’alerte' }).click()
    await expect(dialog.getByText('Votre alerte est en place')).toBeVisible()
    await page.goto('/mon-espace/recherches')
    await expect(page.getByRole('heading', { name: 'Lapin' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Supprimer : Lapin' }).click()
    await expect(page.getByText('Aucune recherche enregistrée')).toBeVisible()
    expect(heard).toEqual([])
  },
)

test(
  'cards of animals that came since the last visit say so, and nothing moves',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/animaux')
    await expect(page.locator('article[data-is-new]')).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('patte-blanche.visits', '.1'))
    await page.reload()
    await expect(page.locator('#animaux article[data-is-new]')).toHaveCount(12)
    expect(await problems(page)).toEqual([])
  },
)
