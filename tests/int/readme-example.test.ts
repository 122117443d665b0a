import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  copyOf,
  migratedTemplate,
  startTestPostgres,
  testData,
  type Server,
} from '../support/database'

const run = promisify(execFile)
const ROOT = path.resolve('.')
const COPIED = [
  'src',
  'scripts',
  'migrations',
  'payload.config.ts',
  'package.json',
  'tsconfig.json',
  '.oxlintrc.json',
]

// What the newcomer then tries, as a program of the new project.
const TRIAL = `
import config from '@payload-config'
import { getPayload } from 'payload'
import { listPoints } from '@/features/collection-points/api'
import { openPoints } from '@/features/collection-points/queries'
import { env } from '@/platform/env'
import { serve } from '@/platform/http/serve'

const payload = await getPayload({ config })
const asProgram = { overrideAccess: true, depth: 0 } as const
const shelter = (slug: string, status: 'APPROVED' | 'SUSPENDED' = 'APPROVED') =>
  payload.create({ collection: 'shelters', ...asProgram, data: {
    name: slug, slug, status, email: slug + '@exemple.fr',
    location: { address: '1 rue', postalCode: '35000', city: 'Rennes', country: 'France' },
  } })
const [own, other] = [await shelter('ici'), await shelter('ailleurs')]
const person = await payload.create({ collection: 'users', ...asProgram, data: {
  name: 'Une éditrice', email: 'editrice@exemple.fr', password: 'Quatre-Pattes-2026',
  location: { address: '1 rue', postalCode: '35000', city: 'Rennes', country: 'France' },
  memberships: [{ shelter: own.id, role: 'EDITOR' }],
} })
const user = { ...person, collection: 'users' as const }
const add = (name: string, shelter: string, isOpen: boolean) =>
  payload.create({ collection: 'collection-points', overrideAccess: false, user, depth: 0,
    data: { name, kind: 'SHOP', isOpen, shelter } }).then(() => 'made', (error: Error) => error.name)
const made = [await add('Ouvert', own.id, true), await add('Fermé', own.id, false),
  await add('Ailleurs', other.id, true)]
const closed = await shelter('ferme', 'SUSPENDED')
await payload.create({ collection: 'collection-points', ...asProgram,
  data: { name: 'D’un refuge suspendu', kind: 'SHOP', isOpen: true, shelter: closed.id } })
const seen = await payload.find({ collection: 'collection-points', overrideAccess: false, depth: 0 })
const audit = await payload.count({ collection: 'audit-log', ...asProgram,
  where: { entity: { equals: 'collection-points' } } })
const { token } = await payload.login({ collection: 'users',
  data: { email: 'editrice@exemple.fr', password: 'Quatre-Pattes-2026' } })
const list = async (slug: string, search: string) => {
  const headers = { origin: env.publicUrl, cookie: 'payload-token=' + token }
  const url = env.publicUrl + '/api/shelter/' + slug + '/collection-points?search=' + search
  const answer = await serve(listPoints, new Request(url, { headers }), { shelterId: slug })
  const { data = [] } = (await answer.json()) as { data?: { name: string }[] }
  return [answer.status, ...data.map(({ name }) => name)]
}
const listed = [await list('ici', ''), await list('ici', 'OUV'), await list('ailleurs', '')]
const shown = await openPoints(own.id)
console.log('RESULT ' + JSON.stringify({ made, shown: shown.map(({ name }) => name), seen: seen.docs.map(({ name }) => name),
  audit: audit.totalDocs, listed }))
process.exit(0)
`

let server: Server
let folder: string
let env: NodeJS.ProcessEnv

const npm = (...args: string[]) =>
  run('npm', args, { cwd: folder, env, maxBuffer: 10_000_000, timeout: 240_000 })

/** The files that the README shows, each under the path that its first line names. */
function writeExample(readme: string): void {
  const blocks = [...readme.matchAll(/```tsx?\n\/\/ (src\/[^\s:]+): .*\n([\s\S]*?)```/g)]
  expect(blocks.map(([, file]) => file)).toEqual([
    'src/features/collection-points/model.ts',
    'src/features/collection-points/collection.ts',
    'src/features/collection-points/api.ts',
    'src/features/collection-points/admin/PointsView.tsx',
    'src/features/collection-points/queries.ts',
    'src/app/(site)/shelter/[shelterId]/points-de-collecte/page.tsx',
  ])
  const lines = blocks.map(([, , code = '']) => code.split('\n').length)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(150)
  for (const [, file = '', code = ''] of blocks) {
    const target = path.join(folder, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, code)
  }
}

/** The files that step 1 of the README says to change. */
const COMPOSED = [
  'payload.config.ts',
  'src/app/api/routes.ts',
  'src/features/pages/page-options.ts',
]

/** Step 1 of the README: two lines in the composition root, two among the routes, an address kept free. */
function compose(readme: string): void {
  const steps = readme.slice(readme.indexOf('\nThen:\n'))
  for (const file of COMPOSED) expect(steps).toContain(`\`${file}\``)
  addToConfig()
  reserve()
  const file = path.join(folder, 'src/app/api/routes.ts')
  const routes = fs
    .readFileSync(file, 'utf8')
    .replace(
      /^import \* as accounts from/m,
      "import { listPoints } from '@/features/collection-points/api'\n$&",
    )
    .replace(/^ {2}\.\.\.animalRoutes,$/m, '  listPoints,\n$&')
  expect(routes.split('listPoints')).toHaveLength(3)
  fs.writeFileSync(file, routes)
}

function reserve(): void {
  const file = path.join(folder, 'src/features/pages/page-options.ts')
  const before = fs.readFileSync(file, 'utf8')
  const after = before.replace(/RESERVED_SLUGS[^=]*= \[/, "$&'points-de-collecte', ")
  expect(after).not.toBe(before)
  fs.writeFileSync(file, after)
}

function addToConfig(): void {
  const file = path.join(folder, 'payload.config.ts')
  const before = fs.readFileSync(file, 'utf8')
  const after = before
    .replace(
      /^const collections = \[/m,
      "import { CollectionPoints } from '@/features/collection-points/collection'\n$&CollectionPoints, ",
    )
    .replace(
      /^ {8}animals: \{ useTenantAccess: false \},$/m,
      "$&\n        'collection-points': { useTenantAccess: false },",
    )
  expect(after.split('CollectionPoints')).toHaveLength(3)
  expect(after).toContain("'collection-points'")
  fs.writeFileSync(file, after)
}

beforeAll(async () => {
  server = await startTestPostgres()
  folder = testData('readme-example')
  fs.rmSync(folder, { recursive: true, force: true })
  // A project of its own: Git ignores the folder of tests, and so would the linter.
  fs.mkdirSync(path.join(folder, '.git'), { recursive: true })
  for (const name of COPIED)
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true })
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  env = {
    ...process.env,
    DATABASE_URL: await copyOf(server, await migratedTemplate(server)),
    PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    STORAGE_DIR: path.join(folder, 'files'),
  }
})
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

describe('a newcomer who follows the README', () => {
  it('adds a collection that its teams write and the public reads', async () => {
    writeExample(fs.readFileSync('README.md', 'utf8'))
    compose(fs.readFileSync('README.md', 'utf8'))
    await npm('run', 'generate')
    await npm('run', 'migrate:create', '--', 'collection-points')
    await npm('run', 'migrate')
    fs.writeFileSync(path.join(folder, 'trial.ts'), TRIAL)
    const written = [
      'src/features/collection-points',
      'src/app/(site)/shelter/[shelterId]/points-de-collecte',
      'src/features/pages/page-options.ts',
      'src/app/api/routes.ts',
      'payload.config.ts',
    ]
    const lint = await run('npx', ['oxlint', ...written], { cwd: folder, env }).catch(
      (error: { stdout: string }) => error,
    )
    expect(lint.stdout).toMatch(/^Found 0 warnings and 0 errors\.$/m)
    const { stdout } = await run('npx', ['payload', 'run', 'trial.ts'], { cwd: folder, env })
    const result: unknown = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? 'null')
    expect(result).toEqual({
      made: ['made', 'made', 'Forbidden'],
      shown: ['Ouvert'],
      seen: ['Ouvert'],
      audit: 2,
      listed: [[200, 'Fermé', 'Ouvert'], [200, 'Ouvert'], [404]],
    })
  }, 420_000)
})
