import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { givingFixture } = await import('./giving-fixture')
const { campaignDesk } = await import('./campaigns')
const { call } = await import('./in-process')
const { listCampaigns } = await import('@/features/campaigns/api')
const { listThanksRoute, takeDownThanksRoute } = await import('@/features/campaigns/desk/api')
const { SENTENCES } = await import('@/features/campaigns/model')
const { hasCampaigns, listShelterCampaigns, readWall } =
  await import('@/features/campaigns/queries')
const { askForReports, endLate } = await import('@/features/campaigns/tasks')
const { exportDonationsCsv, listDonations } = await import('@/features/donations/team/api')
const { env } = await import('@/platform/env')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let giving: Awaited<ReturnType<typeof givingFixture>>
let desk: ReturnType<typeof campaignDesk>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  giving = await givingFixture(payload, world)
  desk = campaignDesk(payload, world, giving)
})

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()

describe('the steps of a campaign', () => {
  it('leave a story to what is online: it says for what it asks', async () => {
    const { id } = await desk.draft()
    expect((await desk.step('publish', id)).status).toBe(200)
    const write = (story: string) =>
      payload.update({ collection: 'campaigns', id, overrideAccess: true, data: { story } })
    await expect(write(' ')).rejects.toMatchObject({ status: 422 })
    expect((await write('Un nouveau toit pour la chatterie')).story).toContain('chatterie')
  })
  it('are not undone by a save that began before them', async () => {
    const { id } = await desk.draft()
    const { beforeValidate } = payload.collections.campaigns.config.hooks
    let goOn = (): void => undefined
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const hasRead = new Promise<void>((resolve) => {
      beforeValidate.unshift(async () => {
        resolve()
        await mayGoOn
      })
    })
    const saved = payload.update({
      collection: 'campaigns',
      id,
      overrideAccess: true,
      data: { title: 'Un toit' },
    })
    await hasRead
    beforeValidate.shift()
    const step = desk.step('publish', id)
    let isDone = false
    void step.finally(() => {
      isDone = true
    })
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(async () => isDone || (await giving.pool.query(waiting)).rows.length > 0)
      .toBe(true)
    goOn()
    await saved
    // The step came second: its desk had not seen that save.
    expect((await step).status).toBe(409)
    expect(await desk.one(id)).toMatchObject({ title: 'Un toit', status: 'DRAFT' })
  })

  it('publish, end with a report and archive, each with its way back', async () => {
    const { id } = await desk.draft()
    expect((await desk.read(id)).status).toBe(404)
    expect((await desk.step('publish', id)).status).toBe(200)
    expect((await desk.read(id)).status).toBe(200)
    expect((await desk.step('unpublish', id)).status).toBe(200)
    expect((await desk.read(id)).status).toBe(404)
    await desk.step('publish', id)
    expect((await desk.step('end', id, { report: 'Le toit est posé.' })).status).toBe(200)
    expect((await desk.read(id)).json.data).toMatchObject({
      isOver: true,
      report: 'Le toit est posé.',
    })
    expect((await desk.step('reopen', id)).status).toBe(200)
    expect((await desk.step('archive', id)).status).toBe(409)
    await desk.step('end', id)
    expect((await desk.one(id)).report).toBe('Le toit est posé.')
    expect((await desk.step('archive', id)).status).toBe(200)
    expect((await desk.read(id)).status).toBe(404)
    expect((await desk.step('unarchive', id)).status).toBe(200)
    expect((await desk.read(id)).status).toBe(200)
  })

  it('are refused to who read an older version, and to a story that is not there', async () => {
    const { id, updatedAt } = await desk.draft()
    await payload.update({
      collection: 'campaigns',
      id,
      data: { summary: 'Vite' },
      overrideAccess: true,
    })
    const late = await desk.step('publish', id, { updatedAt })
    expect([late.status, late.json.error]).toEqual([409, SENTENCES.stale])
    const { id: bare } = await desk.draft({ story: null })
    expect((await desk.step('publish', bare)).json.fields).toEqual({ story: SENTENCES.story })
    const { id: past } = await desk.draft({ endsOn: YESTERDAY })
    expect((await desk.step('publish', past)).json.fields).toEqual({ endsOn: SENTENCES.past })
  })

  it('belong to its own team: for others it does not exist', async () => {
    const { id } = await desk.draft()
    expect((await desk.step('publish', id, { as: 'foreignAdmin' })).status).toBe(404)
    expect((await desk.step('publish', id, { as: 'visitor' })).status).toBe(404)
    expect((await desk.step('publish', id, { as: 'volunteer' })).status).toBe(403)
    expect((await desk.step('publish', id, { as: 'anonymous' })).status).toBe(401)
    expect((await desk.list('foreignAdmin', world.a.shelter)).status).toBe(404)
    const seen = await desk.list('editor', world.a.shelter)
    expect(JSON.stringify(seen.json.data)).toContain(id)
    expect((seen.json.data as Array<{ seesDonors: boolean }>)[0]?.seesDonors).toBe(false)
  })
})

describe('a campaign for which somebody gave', () => {
  it('do not take back what somebody is paying for at this moment', async () => {
    const { id } = await desk.open()
    await desk.askFor({ campaignId: id })
    const back = await desk.step('unpublish', id)
    expect([back.status, back.json.error]).toEqual([409, SENTENCES.hasGifts])
  })
  it('is neither taken back nor thrown away', async () => {
    const { id } = await desk.open()
    await desk.gift(id)
    const back = await desk.step('unpublish', id)
    expect([back.status, back.json.error]).toEqual([409, SENTENCES.hasGifts])
    const trash = payload.update({
      collection: 'campaigns',
      id,
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: true,
    })
    await expect(trash).rejects.toThrow(SENTENCES.kept)
    const deletion = payload.delete({ collection: 'campaigns', id, overrideAccess: true })
    await expect(deletion).rejects.toThrow(SENTENCES.kept)
    const { id: empty } = await desk.open()
    await payload.delete({ collection: 'campaigns', id: empty, overrideAccess: true })
  })

  it('filters the gifts of the team, and their file, for who may see donors', async () => {
    const { id, title } = await desk.open({ title: 'Un enclos' })
    const { target } = await desk.gift(id)
    await giving.given()
    const params = { shelterId: world.a.shelter }
    const query = `?campaign=${id}`
    const found = await call(world, listDonations, { as: 'admin', params, query })
    expect(found.json.data).toMatchObject([{ id: target.id, campaign: { id, title } }])
    expect((await call(world, listDonations, { as: 'editor', params, query })).status).toBe(403)
    expect((await call(world, exportDonationsCsv, { as: 'editor', params, query })).status).toBe(
      403,
    )
    expect((await call(world, exportDonationsCsv, { as: 'admin', params, query })).status).toBe(200)
  })

  it('lets its team, and no other, take a name off the wall', async () => {
    const { id } = await desk.open()
    const { target } = await desk.gift(id, { thanksName: 'Un mot grossier' })
    const remove = (as: 'editor' | 'foreignAdmin') =>
      call(world, takeDownThanksRoute, { as, params: { id, donationId: target.id } })
    const names = async (as: 'editor' | 'foreignAdmin' | 'volunteer') =>
      call(world, listThanksRoute, { as, params: { id } })
    expect((await names('foreignAdmin')).status).toBe(404)
    expect((await names('volunteer')).status).toBe(403)
    expect((await names('editor')).json.data).toEqual([
      { donationId: target.id, name: 'Un mot grossier' },
    ])
    expect((await remove('foreignAdmin')).status).toBe(404)
    expect((await remove('editor')).status).toBe(200)
    expect((await readWall(id)).total).toBe(0)
    expect((await remove('editor')).status).toBe(404)
  })
})

describe('what campaigns do by themselves', () => {
  it('end after their last day, and ask once more for a report that is missing', async () => {
    const { id } = await desk.open()
    const { id: quiet } = await desk.open()
    await desk.gift(id)
    await giving.pool.query(`update campaigns set ends_on = $2 where id = $1`, [id, YESTERDAY])
    expect(await endLate(await desk.program())).toBe(1)
    expect(await endLate(await desk.program())).toBe(0)
    expect(await desk.one(id)).toMatchObject({ status: 'ENDED' })
    await giving.pool.query(
      `update campaigns set status = 'ENDED', ended_at = now() - interval '8 days'
       where id = any($1)`,
      [[id, quiet]],
    )
    // Of the other nobody waits for a report.
    expect(await askForReports(await desk.program())).toBe(1)
    expect(await askForReports(await desk.program())).toBe(0)
  })
})

describe('what everybody reads', () => {
  it('has a goal only where the operator shows goals', async () => {
    const { id } = await desk.open()
    await giving.pool.query('update campaigns set goal_euros = 1234 where id = $1', [id])
    const answers = async () => {
      await payload.update({
        collection: 'campaigns',
        id,
        data: { summary: String(Math.random()) },
        overrideAccess: true,
      })
      const list = await call(world, listCampaigns, {})
      return [
        JSON.stringify((await desk.read(id)).json),
        JSON.stringify(list.json),
        JSON.stringify(await listShelterCampaigns(world.a.shelter, 50)),
      ]
    }
    for (const answer of await answers()) expect(answer).not.toMatch(/1234|123400/)
    const write = payload.update({
      collection: 'campaigns',
      id,
      data: { goalEuros: 99 },
      overrideAccess: true,
    })
    await expect(write).rejects.toThrow()
    const settings = env as { CAMPAIGN_GOALS: boolean }
    settings.CAMPAIGN_GOALS = true
    try {
      for (const answer of await answers()) expect(answer).toContain('123400')
    } finally {
      settings.CAMPAIGN_GOALS = false
    }
  })

  it('is nothing of a suspended shelter, whose campaign takes no gifts', async () => {
    const shelter = world.suspended.shelter
    const { id } = await desk.open({ shelter }, 'superAdmin')
    expect((await desk.read(id)).status).toBe(404)
    expect(JSON.stringify((await call(world, listCampaigns, {})).json)).not.toContain(id)
    expect(await hasCampaigns(shelter)).toBe(false)
    expect(await listShelterCampaigns(shelter, 10)).toEqual([])
  })
})
