import { expect, type APIRequestContext, type Page } from '@playwright/test'

import { hasNoSidewaysScroll, problems } from './visitor'

/** Creates or changes a row as the person who signed in; answers its id. */
export async function write(
  page: Page,
  origin: string,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<string> {
  const response = await page.request.fetch(`/api/cms/${path}`, {
    method,
    headers: { origin },
    data,
  })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

/** A section with one template in it. */
export const template = (templateType: string, more: object = {}) => ({
  layout: 1,
  columns: [{ blocks: [{ type: 'TEMPLATE', content: { templateType, ...more } }] }],
})

/** Publishes a page that menus do not list; answers its slug. */
export async function publish(
  page: Page,
  origin: string,
  shelter: string,
  sections: object[],
): Promise<string> {
  const slug = `essai-${Math.random().toString(36).slice(2, 10)}`
  await write(page, origin, 'POST', 'pages', {
    title: 'Essai',
    slug,
    shelter,
    status: 'DRAFT',
    visibleInMenu: false,
    sections: { schemaVersion: 1, sections },
    _status: 'published',
  })
  return slug
}

export async function shelterId(request: APIRequestContext, slug: string): Promise<string> {
  const response = await request.get(`/api/shelters/${slug}`)
  return ((await response.json()) as { data: { id: string } }).data.id
}

/** A form of Payload answers: a press that comes before is lost on a busy machine. */
export const formIsReady = (page: Page): Promise<void> =>
  expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()

/** Accessible, and not wider than the screen. */
export async function isGood(page: Page): Promise<void> {
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
}
