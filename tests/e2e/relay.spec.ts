import sharp from 'sharp'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { tokenOf, waitingMessage } from './relay-thread'
import { hasNoSidewaysScroll, problems } from './visitor'

test(
  'two people write to each other, and one reports the other',
  { tag: '@desktop' },
  async ({ page, browser, site }) => {
    const { thread, message } = await waitingMessage(site.database)
    await page.goto(`/messages/confirmer/${tokenOf('relay-confirm', message)}`)
    await expect(page.getByText('près du pont')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Envoyer mon message' }).click()
    await page.waitForURL(`**/messages/${tokenOf('relay-from', thread)}**`)
    await expect(page.getByText('Votre message est parti.')).toBeVisible()

    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(`${site.url}/messages/${tokenOf('relay-to', thread)}`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Messages avec Léa')
    await expect(other.getByText('Martinez')).toHaveCount(0)
    await expect(other.getByText('Ne versez jamais d’argent')).toBeVisible()
    expect(await problems(other)).toEqual([])
    expect(await hasNoSidewaysScroll(other)).toBe(true)
    await other.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(other.getByRole('link', { name: /Écrivez votre message/ })).toBeVisible()
    await other.getByLabel('Votre message').fill('Oui\u00a0! Avait-il un collier\u00a0?')
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a64' } })
    await other.getByLabel('Photo').setInputFiles({
      name: 'chat.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture.jpeg().toBuffer(),
    })
    await other.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(other.getByRole('listitem').filter({ hasText: 'collier' })).toBeVisible()
    await expect(other.getByLabel('Votre message')).toHaveValue('')
    await expect(other.getByRole('img', { name: 'Photo que vous avez envoyée' })).toHaveJSProperty(
      'naturalWidth',
      900,
    )

    await other.getByText('Signaler cette personne', { exact: true }).click()
    await other.getByLabel('Que s’est-il passé').fill('Elle demande 200 euros.')
    await other.getByRole('button', { name: 'Signaler et fermer' }).click()
    await expect(other.getByRole('heading', { name: /Vous avez signalé/ })).toBeVisible()
    // Whoever writes meanwhile reads why, and keeps what was typed.
    await page.getByLabel('Votre message').fill('Un collier rouge.')
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText(/ne reçoit plus de messages/)).toBeVisible()
    await expect(page.getByLabel('Votre message')).toHaveValue('Un collier rouge.')

    await signIn(other.request, 'superadmin')
    await other.goto(`${site.url}/messages/signalements`)
    await other.getByRole('link', { name: 'Chat perdu à Loches' }).click()
    await expect(other.getByText('Elle demande 200 euros.')).toBeVisible()
    expect(await problems(other)).toEqual([])
    await other.getByRole('button', { name: 'Rouvrir la conversation' }).click()
    await expect(other.getByText('la conversation est rouverte')).toBeVisible()
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Un collier rouge.' })).toBeVisible()
    await context.close()
  },
)

test('a conversation works without JavaScript', { tag: '@desktop' }, async ({ browser, site }) => {
  const { thread, message } = await waitingMessage(site.database)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/messages/confirmer/${tokenOf('relay-confirm', message)}`)
  await page.getByRole('button', { name: 'Envoyer mon message' }).click()
  await expect(page.getByText('Votre message est parti.')).toBeVisible()
  await page.goto(`${site.url}/messages/${tokenOf('relay-to', thread)}`)
  await page.getByLabel('Votre message').fill('Sans script')
  await page.getByLabel('Photo').setInputFiles({
    name: 'chat.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('rien'),
  })
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByRole('link', { name: /Choisissez une photo/ })).toBeVisible()
  await expect(page.getByLabel('Votre message')).toHaveValue('Sans script')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sans script' })).toBeVisible()
  await page.getByText('Ne plus recevoir ces messages', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Ne plus recevoir ces messages' }).click()
  await expect(page.getByText('Vous avez arrêté cette conversation')).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre la conversation' }).click()
  await expect(page.getByText('La conversation est reprise.')).toBeVisible()
  await context.close()
})
