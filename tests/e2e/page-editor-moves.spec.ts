import { expect, test } from '../support/e2e'
import { block, field, open, order, said, section, take, text, TWO } from './page-moves'
import { signIn } from './people'
import { shelterId } from './publishing'
import { hasNoSidewaysScroll, problems, SHELTER } from './visitor'

const OTHER = 'les-amis-du-lac'
test.describe('by keys', { tag: '@desktop' }, () => {
  test('a block goes to the next column by its handle, Échap gives up, and it is said', async ({
    page,
    site,
  }) => {
    await signIn(page.request, 'editeur')
    await open(page, site.url, TWO)
    const handle = await take(page, 'Un')
    await page.keyboard.press('Space')
    await said(page, 'Bloc Texte pris : section 2, colonne 1, position 1 sur 2')
    await page.keyboard.press('ArrowRight')
    await said(page, 'Bloc Texte : section 2, colonne 2, position 1 sur 3')
    expect(await order(page)).toEqual(['Accueil', 'Un Deux', 'Trois Quatre'])
    await page.keyboard.press('Escape')
    await said(page, 'Déplacement annulé. Bloc Texte est resté à sa place : section 2, colonne 1')
    expect(await order(page)).toEqual(['Accueil', 'Un Deux', 'Trois Quatre'])
    await expect(page.getByText('Tout est enregistré')).toBeVisible()
    await expect(handle).toBeFocused()

    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await said(page, 'Bloc Texte déposé : section 2, colonne 2, position 1 sur 3')
    await expect(handle).toBeFocused()
    expect(await order(page)).toEqual(['Accueil', 'Deux', 'Un Trois Quatre'])
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible()

    await page.keyboard.press('Control+z')
    await said(page, 'Modification annulée')
    expect(await order(page)).toEqual(['Accueil', 'Un Deux', 'Trois Quatre'])
    await expect(page.getByText('Tout est enregistré')).toBeVisible()
  })

  test('Alt and the arrows move a block and say where the page ends', async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    await open(page, site.url, TWO)
    await block(page, 'Deux').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await said(page, 'Bloc Texte déplacé : section 2, colonne 1, position 1 sur 2')
    await expect(block(page, 'Deux')).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await said(page, 'déjà en première position')
    await page.keyboard.press('Alt+ArrowRight')
    await said(page, 'Bloc Texte déplacé : section 2, colonne 2, position 1 sur 3')
    await page.keyboard.press('Alt+ArrowRight')
    await said(page, 'déjà dans la dernière colonne')
    await page.keyboard.press('Alt+ArrowDown')
    expect(await order(page)).toEqual(['Accueil', 'Un', 'Trois Deux Quatre'])
    await expect(page).toHaveURL(/\/admin\/collections\/pages\//)
  })

  test('« Déplacer… » reaches any place, says which one is taken, and gives the focus back', async ({
    page,
    site,
  }) => {
    await signIn(page.request, 'editeur')
    await open(page, site.url, TWO)
    const handle = await take(page, 'Quatre')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /Déplacer Bloc Texte/ })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /place actuelle/ })).toBeDisabled()
    expect(await problems(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(handle).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog
      .getByLabel('Dans la section')
      .selectOption({ label: 'Section 1 (1 colonne, 1 bloc)' })
    await dialog.getByRole('radio', { name: 'En premier' }).focus()
    await page.keyboard.press('Enter')
    await said(page, 'Bloc Texte déplacé : section 1, colonne 1, position 1 sur 2')
    expect(await order(page)).toEqual(['Quatre Accueil', 'Un Deux', 'Trois'])
    await expect(handle).toBeFocused()
  })

  test('blocks and sections are copied, cut and pasted, in another tab too', async ({
    page,
    site,
    context,
  }) => {
    await signIn(page.request, 'editeur')
    await open(page, site.url, TWO)
    await block(page, 'Trois').focus()
    await page.keyboard.press('Control+c')
    await said(page, 'Bloc Texte copié')
    await block(page, 'Accueil').focus()
    await page.keyboard.press('Control+v')
    await said(page, 'Bloc Texte collé : section 1, colonne 1, position 2 sur 2')
    await expect.poll(() => order(page)).toEqual(['Accueil Trois', 'Un Deux', 'Trois Quatre'])
    await page.keyboard.press('Control+d')
    await said(page, 'Bloc Texte dupliqué : section 1, colonne 1, position 3 sur 3')
    await page.keyboard.press('Control+x')
    await said(page, 'Bloc Texte coupé')
    await expect.poll(() => order(page)).toEqual(['Accueil Trois', 'Un Deux', 'Trois Quatre'])
    const heading = field(page).getByRole('button', { name: 'Section 2', exact: true })
    await heading.click()
    await page.keyboard.press('Control+c')
    await said(page, 'Section 2 copiée avec 4 blocs')

    const other = await context.newPage()
    await open(other, site.url, [section([text('Ailleurs')])])
    await block(other, 'Ailleurs').focus()
    await other.keyboard.press('Control+v')
    await said(other, 'Section collée en position 2, avec 4 blocs')
    await expect.poll(() => order(other)).toEqual(['Ailleurs', 'Un Deux', 'Trois Quatre'])
    const ids = await other
      .locator('#field-sections [data-node]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-node')))
    expect(new Set(ids).size).toBe(ids.length)
    await other.close()
  })

  test('what is pasted in another shelter leaves its pictures and animals behind', async ({
    page,
    site,
  }) => {
    await signIn(page.request, 'superadmin')
    const shelter = await shelterId(page.request, SHELTER)
    const media = (await (await page.request.get(`/api/shelter/${shelter}/media`)).json()) as {
      data: Array<{ id: string; url: string }>
    }
    const [picture] = media.data
    const listed = (await (
      await page.request.get(`/api/animals?shelterId=${SHELTER}&limit=1`)
    ).json()) as { data: Array<{ id: string }> }
    const image = { mediaId: picture?.id, src: picture?.url, alt: 'Un chat', caption: 'Notre chat' }
    const featured = { templateType: 'animal-vedette', animalId: listed.data[0]?.id }
    await open(page, site.url, [
      section([
        { type: 'IMAGE', content: image },
        { type: 'TEMPLATE', content: featured },
        text('Bonjour'),
      ]),
    ])
    await field(page).getByRole('button', { name: 'Section 1', exact: true }).click()
    await page.keyboard.press('Control+c')
    await said(page, 'Section 1 copiée avec 3 blocs')
    await open(page, site.url, [section([text('Chez nous')])], OTHER)
    await block(page, 'Chez nous').focus()
    await page.keyboard.press('Control+v')
    await said(page, 'Vient d’un autre refuge : 1 image, 1 animal à choisir de nouveau')
    await expect(page.getByRole('note')).toContainText('1 image, 1 animal à choisir de nouveau')
    await expect(block(page, 'Bonjour')).toHaveCount(1)
    const saved = page.waitForResponse(
      (response) =>
        response.url().includes('/api/cms/pages/') && response.request().method() !== 'GET',
    )
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    const answer = await (await saved).text()
    expect(answer).toContain('Bonjour')
    for (const trace of [picture?.id ?? '?', listed.data[0]?.id ?? '?', 'Notre chat']) {
      expect(answer).not.toContain(trace)
    }
  })

  test('no English word is read out, and the help lists the keys', async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    await open(page, site.url, TWO)
    await take(page, 'Un')
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    const read = await page.evaluate(() => {
      const spoken = '[aria-live], [role="status"], [id^="DndDescribedBy"], [aria-roledescription]'
      const parts = [...document.querySelectorAll(spoken)].map(
        (each) => `${each.textContent} ${each.getAttribute('aria-roledescription') ?? ''}`,
      )
      const described = [
        ...document.querySelectorAll('#field-sections [aria-describedby]'),
      ].flatMap((each) =>
        (each.getAttribute('aria-describedby') ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent ?? ''),
      )
      const named = [...document.querySelectorAll('#field-sections [aria-label]')].map(
        (each) => each.getAttribute('aria-label') ?? '',
      )
      return [...parts, ...described, ...named].join('\n')
    })
    expect(read).toContain('Espace pour prendre')
    expect(read).not.toMatch(/\b(drag|draggable|press|pick|dropped|cancel|space bar|item|over)/i)

    await page.getByRole('button', { name: 'Raccourcis clavier' }).click()
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
    await expect(help).toContainText('Alt + ↑ ou ↓')
    expect(await problems(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Raccourcis clavier' })).toBeFocused()
  })

  test('the outline is a tree: arrows walk it, Alt and arrows move, Entrée selects', async ({
    page,
    site,
  }) => {
    await signIn(page.request, 'editeur')
    await open(page, site.url, TWO)
    const button = page.getByRole('button', { name: 'Plan de la page' })
    if (await button.count()) await button.click()
    const tree = page.getByRole('tree', { name: 'Plan de la page' })
    const line = (name: string | RegExp) => tree.getByRole('treeitem', { name })
    await line('Section 1').focus()
    await page.keyboard.press('End')
    await expect(line(/Quatre/)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(line('Colonne 2')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(line(/Quatre/)).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(line(/Trois/)).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await said(page, 'Bloc Texte déplacé : section 2, colonne 2, position 2 sur 2')
    await expect(line(/Trois/)).toBeFocused()
    expect(await order(page)).toEqual(['Accueil', 'Un Deux', 'Quatre Trois'])
    await page.keyboard.press('Enter')
    await expect(line(/Trois/)).toHaveAttribute('aria-selected', 'true')
  })

  test('the hand drags a block to where the line shows', async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    await open(page, site.url, TWO)
    const handle = await take(page, 'Un')
    const from = await handle.boundingBox()
    const to = await block(page, 'Quatre').boundingBox()
    if (!from || !to) throw new Error('Nothing to drag')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + to.height - 2, { steps: 8 })
    await said(page, 'Bloc Texte : section 2, colonne 2, position 3 sur 3')
    expect(await order(page)).toEqual(['Accueil', 'Un Deux', 'Trois Quatre'])
    await page.mouse.up()
    await said(page, 'Bloc Texte déposé : section 2, colonne 2, position 3 sur 3')
    expect(await order(page)).toEqual(['Accueil', 'Deux', 'Trois Quatre Un'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test(
  'on a phone a finger that rests drags, one that glides does not',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    await open(page, site.url, [section([text('Un'), text('Deux')])])
    const handle = await take(page, 'Un')
    await handle.scrollIntoViewIfNeeded()
    const box = await handle.boundingBox()
    if (!box) throw new Error('No handle')
    const touches = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]

    await touch('touchStart', x, y)
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', x, y - step * 15)
    await touch('touchEnd')
    await expect(page.getByRole('status').filter({ hasText: 'pris' })).toHaveCount(0)
    expect(await order(page)).toEqual(['Un Deux'])

    // The page glides on after the finger left it: nobody takes hold of a handle that moves. In the
    // middle, so that the edges of the screen do not scroll under the finger.
    await expect
      .poll(async () => {
        await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        const before = (await handle.boundingBox())?.y
        await page.waitForTimeout(300)
        return (await handle.boundingBox())?.y === before
      })
      .toBe(true)
    const at = await handle.boundingBox()
    const last = await block(page, 'Deux').boundingBox()
    if (!at || !last) throw new Error('Nothing to drag')
    const [fromX, fromY] = [at.x + at.width / 2, at.y + at.height / 2]
    await touch('touchStart', fromX, fromY)
    await said(page, 'Bloc Texte pris')
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', fromX, fromY + ((last.y + last.height - fromY) * step) / 6)
    }
    // The finger stays until the line shows where the block would land, as a person's does.
    await said(page, 'Bloc Texte : section 1, colonne 1, position 2 sur 2')
    await touch('touchEnd')
    await said(page, 'Bloc Texte déposé : section 1, colonne 1, position 2 sur 2')
    expect(await order(page)).toEqual(['Deux Un'])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)
