import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { shelterId, write } from './publishing'
import { hasNoSidewaysScroll, problems, SHELTER } from './visitor'

// The rest of the screen is Payload's.
const OURS = 'div:has(> header h1), article:has(> header h1)'

/** Milliseconds that the server wants between reading a form and answering it. */
const READING = 4000

const question = (id: string, label: string, type: string) => ({
  id,
  label,
  type,
  required: true,
  options: [],
  groupId: null,
})

/** An open form of the demonstration's shelter, and answers to it, as visitors send them. */
async function answered(page: Page, origin: string, names: readonly string[]): Promise<string> {
  const shelter = await shelterId(page.request, SHELTER)
  const form = await write(page, origin, 'POST', 'forms', {
    title: `Boîte ${Math.random().toString(36).slice(2, 8)}`,
    shelter,
    type: 'STANDARD',
    isActive: true,
    schema: {
      schemaVersion: 1,
      groups: [],
      fields: [
        question('a', 'Prénom et nom', 'text'),
        question('b', 'E-mail', 'email'),
        question('c', 'Message', 'textarea'),
      ],
    },
  })
  const read = await page.request.get(`/api/forms/${form}/stamp`)
  const { stamp } = (await read.json()) as { stamp: string }
  await page.waitForTimeout(READING)
  for (const [at, name] of names.entries()) {
    const response = await page.request.post(`/api/forms/${form}/submissions`, {
      headers: { origin },
      data: {
        stamp,
        consent: true,
        answers: {
          prenom_et_nom: name,
          email: `essai-${form.slice(-6)}-${at}@exemple.fr`,
          message: `=Bonjour de ${name}`,
        },
      },
    })
    expect(response.ok(), await response.text()).toBe(true)
  }
  return form
}

test(
  'answers are found, read, followed, noted, done and exported',
  { tag: '@phone' },
  async ({ page, site }) => {
    test.slow()
    await signIn(page.request, 'moderateur')
    const form = await answered(page, site.url, ['Éloïse Martin', 'Bruno Petit'])
    await page.goto(`/admin/collections/form-submissions?form=${form}`)
    const list = page.getByRole('list', { name: 'Réponses', exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Nouvelles\s*2$/ })).toBeVisible()
    expect(await problems(page, OURS)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.getByRole('searchbox').fill('eloise')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(page).toHaveURL(/search=eloise/)

    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Exporter en CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^reponses-boite-.*\.csv$/)
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain("'=Bonjour de Éloïse Martin")
    expect(csv).not.toContain('Bruno')

    await list.getByRole('link', { name: 'Éloïse Martin' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Réponse d’Éloïse Martin' }),
    ).toBeVisible()
    await expect(page.getByLabel('État')).toHaveValue('READ')
    await expect(page.getByText('=Bonjour de Éloïse Martin')).toBeVisible()
    await page.getByLabel('Suivie par').selectOption({ index: 1 })
    await expect(page.getByText('Enregistré').first()).toBeVisible()
    await page.getByLabel('Ajouter une note').fill('À rappeler samedi')
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'À rappeler samedi' })).toBeVisible()
    await expect(page.getByLabel('Ajouter une note')).toHaveValue('')
    await page.getByRole('button', { name: 'Refuser', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Refuser cette demande ?' })
    await asked.getByRole('button', { name: 'Refuser' }).click()
    await expect(asked.getByText('Écrivez pourquoi\u00a0: la personne le lit')).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await asked.getByLabel('Votre mot à la personne').fill('Notre équipe est au complet.')
    await asked.getByRole('button', { name: 'Refuser' }).click()
    await expect(page.getByText(/^Refusée le /)).toBeVisible()
    await expect(page.getByLabel('État')).toHaveValue('DONE')
    expect(await problems(page, OURS)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('eloise')
    await expect(page.getByRole('button', { name: /^Traitées\s*1$/ })).toBeVisible()
  },
)

test(
  'a note that could not be sent is kept, and an answer is deleted after asking',
  { tag: '@desktop' },
  async ({ page, site }) => {
    test.slow()
    await signIn(page.request, 'moderateur')
    const form = await answered(page, site.url, ['Zoé Durand'])
    await page.goto(`/admin/collections/form-submissions?form=${form}`)
    await page.getByRole('link', { name: 'Zoé Durand' }).click()
    await page.getByLabel('Ajouter une note').fill('Ne pas perdre')
    await page.route('**/notes', (route) => route.abort())
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /connexion/ })).toBeVisible()
    await expect(page.getByLabel('Ajouter une note')).toHaveValue('Ne pas perdre')
    await page.getByRole('button', { name: 'Supprimer la réponse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer cette réponse ?' })
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: 'Supprimer pour de bon' }).click()
    await expect(page).toHaveURL(/form-submissions(\?|$)/)
    await page.goto(`/admin/collections/form-submissions?form=${form}`)
    await expect(page.getByText('Aucune réponse ne correspond')).toBeVisible()
  },
)
