import { existsSync } from 'node:fs'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startS3 } from '../support/s3'

// The program reads its configuration once: it is told of the storage before it is loaded.
const s3 = await startS3()
Object.assign(process.env, s3.env)
const { describeKeptFiles } = await import('./media-api/suite')
const { describeDirect } = await import('./media-api/suite-plans')
const { file, openFixture } = await import('./media-api/fixture')
const { cms, picture } = await import('./access/world')
const { ready } = await import('@/platform/http/probes')
const { serve } = await import('@/platform/http/serve')
const { sweepFiles } = await import('@/platform/storage/transaction')

afterAll(() => s3.end())

describeKeptFiles('S3', 'direct')
describeDirect()

it('keeps nothing on the disk', () => {
  expect(existsSync(path.join(process.env.STORAGE_DIR ?? '', 'public'))).toBe(false)
  expect(existsSync('media')).toBe(false)
})

describe('while the storage is away', () => {
  const DOWN = 'Le stockage des fichiers est momentanément indisponible. Réessayez dans un instant.'
  let fixture: Awaited<ReturnType<typeof openFixture>>
  let small: Buffer

  beforeAll(async () => {
    fixture = await openFixture()
    small = await picture()
  })
  afterEach(() => s3.start())

  const check = async () => {
    const answer = await serve(ready, new Request('http://localhost:3000/api/ready'), {})
    return (await answer.json()) as { checks: Record<string, string> }
  }

  it('a picture is refused whole, in French, and can be sent again', async () => {
    const before = await fixture.kept()
    await s3.stop()
    const { status, json, headers } = await fixture.send([file(small)])
    expect([status, json.error]).toEqual([503, DOWN])
    expect(headers.get('retry-after')).toBe('5')
    expect((await check()).checks).toMatchObject({ database: 'ok', storage: 'failed' })
    await s3.start()
    await sweepFiles()
    expect(await fixture.kept()).toEqual(before)
    expect((await check()).checks).toMatchObject({ storage: 'ok' })
    expect((await fixture.send([file(small)])).status).toBe(201)
  })

  it('Payload’s own entrance says it too', async () => {
    await s3.stop()
    const form = new FormData()
    form.append('_payload', JSON.stringify({ shelter: fixture.world.a.shelter }))
    form.append(...(file(small) as [string, Blob, string]))
    const { status, text } = await cms(fixture.world, 'editor', 'POST', 'media', { form })
    expect(status).toBe(503)
    expect(text).toContain(DOWN)
  })

  it('a picture is not shown, and not forgotten either', async () => {
    const { json } = await fixture.send([file(small)])
    const { url } = json.data as { url: string }
    await s3.stop()
    const answer = await fixture.open(url)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await s3.start()
    expect((await fixture.open(url)).status).toBe(200)
  })

  it('a deletion is kept, and its files go when the storage is back', async () => {
    const before = await fixture.kept()
    const { json } = await fixture.send([file(small)])
    const { id, url } = json.data as { id: string; url: string }
    await s3.stop()
    expect((await fixture.ask('DELETE', `alpha/media/${id}`)).status).toBe(200)
    await s3.start()
    const between = await fixture.kept()
    expect(between.rows).toBe(before.rows)
    expect(between.removals).toBeGreaterThan(0)
    await sweepFiles()
    expect(await fixture.kept()).toEqual(before)
    expect((await fixture.open(url)).status).toBe(404)
  })
})
