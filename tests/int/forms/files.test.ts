import { beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'

import type { SubmissionFile } from '@/features/forms/answers.model'
import { definition, field } from '@/features/forms/fixtures'
import { submissionRoute } from '@/features/forms/submissions/api'
import { readSenderFile, readTeamFile } from '@/features/forms/submissions/files-api'
import type { Form } from '@/payload-types'
import { personalToken } from '@/platform/access/personal-link'
import { storage } from '@/platform/storage'
import { sweepFiles } from '@/platform/storage/transaction'

import { cms, ROLES } from '../access/world'
import { call } from '../in-process'
import { draftOf } from '../draft'
import { answersOf, makeForm, openFixture, parts, type Fixture } from './fixture'

let fixture: Fixture
let form: Form

const questions = () =>
  definition(field('Photo du jardin', 'file'), field('Justificatif', 'file'), field('Avis', 'text'))

beforeAll(async () => {
  fixture = await openFixture()
  form = await makeForm(fixture, questions())
})

const send = (answers: Record<string, string | Blob | string[]>, to = form) =>
  call(fixture.world, submissionRoute({}), { params: { id: to.id }, body: parts(to, answers) })

const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF\n', 'latin1')
const file = (bytes: Buffer | string, name: string, type = 'application/octet-stream') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

const garden = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#1e6b57' } })
    .withExif({
      IFD0: { Copyright: 'Chez Léa' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 7/1 0/1' },
    })
    .jpeg()
    .toBuffer()

const filesOf = async (of: Form) =>
  (await answersOf(fixture, of)).flatMap(({ files }) => (files ?? []) as SubmissionFile[])

describe('files of an answer', () => {
  it('are kept private, clean, and under a harmless name', async () => {
    const to = await makeForm(fixture, questions())
    const picture = await garden()
    expect((await sharp(picture).metadata()).exif).toBeTruthy()
    const answer = await send(
      {
        photo_du_jardin: file(picture, '../../C:\\photos\\Mon "jardin"\u0000.exe', 'text/html'),
        justificatif: file(pdf, 'bail.PDF', 'application/pdf'),
        avis: 'Très bien',
      },
      to,
    )
    // The name is no picture's: told before anything is kept.
    expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([
      400,
      ['photo_du_jardin'],
    ])
    const again = await send(
      {
        photo_du_jardin: file(picture, '../../C:\\photos\\Mon "jardin".jpg', 'text/html'),
        justificatif: file(pdf, 'bail.PDF', 'application/pdf'),
      },
      to,
    )
    expect(again.status).toBe(201)
    const kept = await filesOf(to)
    expect(kept.map(({ field: of, name, type }) => [of, name, type])).toEqual([
      ['photo_du_jardin', 'Mon "jardin".jpg', 'image/jpeg'],
      ['justificatif', 'bail.pdf', 'application/pdf'],
    ])
    for (const { key } of kept) expect(key).toMatch(/^private\/forms\/[\w-]+\/[\w-]+\.(jpg|pdf)$/)
    const stored = await storage.read(String(kept[0]?.key))
    expect((await sharp(stored as Buffer).metadata()).exif).toBeUndefined()
    expect(stored?.includes('Chez')).toBe(false)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const bomb = () =>
    sharp({ create: { width: 12_000, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  it.each<[string, () => Promise<File> | File, number]>([
    ['a drawing that can hold a program', () => file(svg, 'dessin.svg', 'image/svg+xml'), 400],
    ['the same under the name of a picture', () => file(svg, 'dessin.png', 'image/png'), 400],
    ['a page under the name of a PDF', () => file('<html>', 'bail.pdf', 'application/pdf'), 400],
    ['a PDF that begins with something else', () => file(`<script>%PDF-1.4`, 'a.pdf'), 400],
    ['a picture cut short', async () => file((await garden()).subarray(0, 200), 'a.jpg'), 400],
    ['a picture that unfolds to a wall', async () => file(await bomb(), 'a.png'), 400],
    ['a program', () => file('MZ\u0090', 'photo.jpg.exe'), 400],
    ['an empty file', () => file('', 'photo.jpg'), 400],
    [
      'one byte too many',
      () => file(Buffer.concat([pdf, Buffer.alloc(5_242_881 - pdf.length)]), 'a.pdf'),
      413,
    ],
  ])('are not %s', async (_name, make, status) => {
    const to = await makeForm(fixture, questions())
    const answer = await send({ justificatif: await make() }, to)
    expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([
      status,
      ['justificatif'],
    ])
    expect(await answersOf(fixture, to)).toEqual([])
  })

  it('that are too large lose nothing of what was typed without JavaScript', async () => {
    const tooLarge = file(Buffer.alloc(5_242_881), 'bail.pdf', 'application/pdf')
    const body = parts(form, { justificatif: tooLarge, avis: 'Une heure de frappe' })
    const headers = { accept: 'text/html' }
    const params = { id: form.id }
    const answer = await call(fixture.world, submissionRoute({}), { params, body, headers })
    expect(answer.status).toBe(303)
    const { answers, errors } = draftOf(answer)
    expect(answers).toMatchObject({ avis: 'Une heure de frappe' })
    expect(Object.keys(errors)).toEqual(['justificatif'])
  })

  it('are one for each question, and none where no file is asked', async () => {
    const to = await makeForm(fixture, questions())
    const two = parts(to, { justificatif: file(pdf, 'a.pdf') })
    two.append('r_justificatif', file(pdf, 'b.pdf'))
    const doubled = await call(fixture.world, submissionRoute({}), {
      params: { id: to.id },
      body: two,
    })
    expect(doubled.status).toBe(400)
    expect((await send({ avis: file(pdf, 'a.pdf') }, to)).status).toBe(400)
    expect((await send({ autre: file(pdf, 'a.pdf') }, to)).status).toBe(400)
    const told = { name: 'a.pdf', size: 10, type: 'application/pdf' }
    const json = await call(fixture.world, submissionRoute({}), {
      params: { id: to.id },
      body: { answers: { justificatif: told }, consent: true, stamp: String(two.get('stamp')) },
    })
    expect(json.status).toBe(400)
    // A chooser that was left alone sends an empty file without a name.
    expect((await send({ justificatif: file('', ''), avis: 'Bien' }, to)).status).toBe(201)
    expect(await filesOf(to)).toEqual([])
  })
})

describe('who reads them', () => {
  let submission: string
  let kept: SubmissionFile
  beforeAll(async () => {
    await send({ justificatif: file(pdf, 'bail.pdf') })
    const [row] = await answersOf(fixture, form)
    submission = String(row?.id)
    kept = (row?.files as SubmissionFile[])[0] as SubmissionFile
  })
  const team = (as: (typeof ROLES)[number], shelterId: string, fileId = kept.id) =>
    call(fixture.world, readTeamFile, {
      as,
      params: { shelterId, submissionId: submission, fileId },
    })

  it('the team with the right, nobody else, by no other shelter', async () => {
    const { a, b } = fixture.world
    const statuses = await Promise.all(
      ROLES.map(async (who) => (await team(who, a.shelter)).status),
    )
    expect(statuses).toEqual([401, 404, 403, 403, 200, 200, 404, 200])
    expect((await team('foreignAdmin', b.shelter)).status).toBe(404)
    expect((await team('superAdmin', b.shelter)).status).toBe(404)
    expect((await team('admin', a.shelter, submission)).status).toBe(404)
    const { headers } = await team('admin', a.shelter)
    expect(headers.get('content-disposition')).toBe('attachment; filename="bail.pdf"')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('the sender, by the link of this answer alone', async () => {
    const sender = async (token: string, fileId = kept.id) =>
      (await call(fixture.world, readSenderFile, { params: { token, fileId } })).status
    const other = '01a1fd45-1098-749c-a2ea-7d8d38c7f33e'
    expect(await sender(personalToken('form-submission', submission))).toBe(200)
    expect(await sender(personalToken('adoption', submission))).toBe(404)
    expect(await sender(personalToken('form-submission', other))).toBe(404)
    expect(await sender(`${submission}.x`)).toBe(404)
    expect(await sender(submission)).toBe(404)
    expect(await sender(personalToken('form-submission', submission), other)).toBe(404)
  })

  it('nobody, once the answer is deleted', async () => {
    expect(await storage.exists(kept.key)).toBe(true)
    const gone = await cms(fixture.world, 'admin', 'DELETE', `form-submissions/${submission}`)
    expect(gone.status).toBe(200)
    await sweepFiles()
    expect(await storage.exists(kept.key)).toBe(false)
  })
})
