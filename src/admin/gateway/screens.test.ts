import { describe, expect, it } from 'vitest'

import { platformScreen, shelterScreen } from './screens'

const SHELTER = '01a1fd45-1098-749c-a2ea-7d8d38c7f33e'
const ANIMAL = '01a1fd45-749b-7773-bd73-449612f40ea9'
const nothing = new URLSearchParams()
const screen = (path: string, query = '') =>
  shelterScreen(SHELTER, path ? path.split('/') : [], new URLSearchParams(query))

describe('shelterScreen', () => {
  it.each([
    ['', 'viewDashboard', '/admin'],
    ['animals', 'manageAnimals', '/admin/collections/animals'],
    ['animals/create', 'manageAnimals', '/admin/collections/animals/create'],
    [`animals/${ANIMAL}`, 'manageAnimals', `/admin/collections/animals/${ANIMAL}`],
    [`animals/${ANIMAL}/edit`, 'manageAnimals', `/admin/collections/animals/${ANIMAL}`],
    ['news', 'manageNews', '/admin/collections/news'],
    ['news/create', 'manageNews', '/admin/collections/news/create'],
    ['pages', 'editContent', '/admin/collections/pages'],
    ['forms', 'manageForms', '/admin/collections/forms'],
    ['forms/create', 'manageForms', '/admin/collections/forms/create'],
    ['answers', 'manageForms', '/admin/collections/form-submissions'],
    ['answers', 'manageAdoptions', '/admin/collections/form-submissions'],
    ['plans', 'manageForms', '/admin/collections/plans'],
    [`plans/${ANIMAL}/edit`, 'manageForms', `/admin/collections/plans/${ANIMAL}`],
    ['tickets', 'manageForms', '/admin/collections/tickets'],
    ['tickets', 'manageAdoptions', '/admin/collections/tickets'],
    ['adoptions', 'manageAdoptions', '/admin/collections/adoption-requests'],
    [`adoptions/${ANIMAL}`, 'manageAdoptions', `/admin/collections/adoption-requests/${ANIMAL}`],
    ['donations', 'viewGiving', '/admin/collections/donations'],
    [`donations/${ANIMAL}`, 'viewGiving', `/admin/collections/donations/${ANIMAL}`],
    ['sponsorships', 'viewGiving', '/admin/collections/sponsorships'],
    ['receipts', 'viewGiving', '/admin/collections/receipts'],
    ['announcements', 'manageUsers', '/admin/collections/announcements'],
    ['announcements/create', 'manageUsers', '/admin/annoncer'],
    ['users', 'manageUsers', '/admin/collections/users'],
    ['team', 'manageUsers', '/admin/collections/users'],
    ['settings', 'manageSettings', `/admin/collections/shelters/${SHELTER}`],
    ['themes', 'manageThemes', `/admin/collections/shelters/${SHELTER}?section=couleurs`],
  ])('« %s » needs %s and shows %s', (path, permission, target) => {
    expect(screen(path)).toMatchObject({ path: target })
    expect(screen(path)?.needs).toContain(permission)
  })

  it.each([
    'nothing',
    'constructor',
    '__proto__',
    'animals/../users',
    'animals/1',
    `animals/${ANIMAL}/delete`,
    'animals/create/more',
    'settings/more',
  ])('« %s » is no section yet', (path) => {
    expect(screen(path)).toBeNull()
  })
})

describe('the parameters of a list', () => {
  it('speaks Payload', () => {
    expect(screen('pages', 'search=né&sortBy=title&sortOrder=asc&page=2')?.path).toBe(
      '/admin/collections/pages?search=n%C3%A9&sort=title&page=2',
    )
    expect(screen('pages', 'sortBy=createdAt')?.path).toMatch(/\?sort=-createdAt$/)
    expect(screen('pages', 'status=DRAFT&sortBy=title')?.path).toBe(
      '/admin/collections/pages?sort=-title&where%5Bstatus%5D%5Bequals%5D=DRAFT',
    )
    expect(screen('pages', 'status=DRAFT,PUBLISHED,NONSENSE')?.path).toMatch(
      /\?where%5Bstatus%5D%5Bin%5D=DRAFT%2CPUBLISHED$/,
    )
  })
  it.each([
    ['animals', 'animals'],
    ['news', 'news'],
    ['adoptions', 'adoption-requests'],
    ['donations', 'donations'],
    ['sponsorships', 'sponsorships'],
    ['answers', 'form-submissions'],
    ['tickets', 'tickets'],
    ['media', 'media'],
    ['receipts', 'receipts'],
  ])('reach our own list of %s as they are', (section, slug) => {
    const asked = 'search=a&sortBy=createdAt&sortOrder=asc&status=PENDING&page=2'
    expect(screen(section, asked)?.path).toBe(`/admin/collections/${slug}?${asked}`)
    expect(platformScreen([section], new URLSearchParams(asked))).toBe(
      `/admin/collections/${slug}?${asked}`,
    )
  })
  it.each(['pages', 'tickets'])('let nothing else through to %s', (section) => {
    const asked = 'where[x]=1&sortBy=a,b&page=0&limit=-1&depth=9&search=%20&status=a%5B'
    expect(screen(section, asked)?.path).not.toContain('?')
  })
})

it('opens the platform’s own screens', () => {
  expect(platformScreen([], nothing)).toBe('/admin')
  expect(platformScreen(['animals'], nothing)).toBe('/admin/collections/animals')
  const waiting = new URLSearchParams('status=PENDING&search=chats')
  expect(platformScreen(['shelters'], waiting)).toBe(
    '/admin/collections/shelters?search=chats&status=PENDING',
  )
  expect(platformScreen(['shelters'], new URLSearchParams('status=toString'))).toBe(
    '/admin/collections/shelters',
  )
  expect(platformScreen(['animals'], waiting)).toBe(
    '/admin/collections/animals?search=chats&status=PENDING',
  )
  for (const area of ['donations', 'tickets', 'forms', 'plans', 'adoptions', 'receipts', 'answers'])
    expect(platformScreen([area], nothing), area).toMatch(/^\/admin\/collections\//)
  const badge = '01234567-89ab-4cde-8f01-23456789abcd'
  expect(platformScreen(['badges'], nothing)).toBe('/admin/badges')
  expect(platformScreen(['badges', 'create'], nothing)).toBe('/admin/badges/nouveau')
  expect(platformScreen(['badges', badge, 'edit'], nothing)).toBe(`/admin/badges/${badge}`)
  expect(platformScreen(['badges', 'x'], nothing)).toBeNull()
  expect(shelterScreen(badge, ['badges'], nothing)).toBeNull()
  expect(platformScreen(['payload-jobs'], nothing)).toBeNull()
})

it('opens the desks that are the list of no collection', () => {
  const id = '01234567-89ab-4cde-8f01-23456789abcd'
  const walks = (...rest: string[]) => shelterScreen(id, ['walks', ...rest], nothing)
  expect(walks()).toEqual({ needs: ['editContent'], path: '/admin/promenades' })
  expect(walks('create')?.path).toBe('/admin/promenades/nouvelle')
  expect(walks(id)?.path).toBe(`/admin/promenades/${id}`)
  expect(walks(id, 'edit')?.path).toBe(`/admin/promenades/${id}`)
  for (const rest of [['x'], [id, 'x'], [id, 'edit', 'x']]) expect(walks(...rest)).toBeNull()
  expect(shelterScreen(id, ['volunteering'], nothing)?.path).toBe('/admin/benevolat')
  expect(shelterScreen(id, ['volunteering', 'create'], nothing)).toBeNull()
  expect(platformScreen(['supply-requests'], nothing)).toBe('/admin/besoins')
  expect(platformScreen(['places'], nothing)).toBe('/admin/bonnes-adresses')
  expect(platformScreen(['walks', id], nothing)).toBe(`/admin/promenades/${id}`)
})
