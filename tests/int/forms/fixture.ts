import { createLocalReq, type Payload } from 'payload'

import type { Followers } from '@/features/forms/commands/store-answer'
import { contactDefinition } from '@/features/forms/fixtures'
import type { FormDefinition } from '@/features/forms/model'
import { submissionRoute } from '@/features/forms/submissions/api'
import { stampOf } from '@/features/forms/submissions/stamp'
import { inputName, WIRE } from '@/features/forms/wire.model'
import { changeChoices } from '@/features/notifications/preferences/commands'
import type { Form } from '@/payload-types'

import { makeWorld, type Who, type World } from '../access/world'
import { call, type Answer } from '../in-process'
import { getTestPayload } from '../../support/payload'

export type Fixture = { payload: Payload; world: World }

const asProgram = { overrideAccess: true, depth: 0 } as const

export async function openFixture(): Promise<Fixture> {
  const payload = await getTestPayload()
  return { payload, world: await makeWorld(payload) }
}

/** A form of shelter A that is open. */
export function makeForm(
  { payload, world }: Fixture,
  schema: FormDefinition = contactDefinition(),
  more: Partial<Form> = {},
): Promise<Form> {
  return payload.create({
    collection: 'forms',
    ...asProgram,
    data: {
      title: 'Nous écrire',
      type: 'STANDARD',
      shelter: world.a.shelter,
      isActive: true,
      schema,
      ...more,
    },
  })
}

/** A mark that is five seconds old. */
export const oldStamp = (formId: string): string => stampOf(formId, Date.now() - 5000)

export const goodAnswers = {
  votre_nom: 'Léa Petit',
  adresse_email: 'lea@exemple.fr',
  votre_message: 'Bonjour, puis-je venir samedi\u00a0?',
}

type Sending = {
  answers?: Record<string, unknown>
  as?: Who
  followers?: Followers
  headers?: Record<string, string>
} & Record<string, unknown>

/** Answers a form as a program would, in JSON. */
export function send(
  { world }: Fixture,
  form: { id: string },
  { as, followers = {}, headers, ...more }: Sending = {},
): Promise<Answer> {
  const body = { answers: goodAnswers, consent: true, stamp: oldStamp(form.id), ...more }
  return call(world, submissionRoute(followers), { as, body, headers, params: { id: form.id } })
}

/** The parts of the same answer as a browser sends them. */
export function parts(
  form: { id: string },
  answers: Record<string, string | Blob | string[]>,
  own: Record<string, string> = {},
): FormData {
  const sent = new FormData()
  const all = { [WIRE.stamp]: oldStamp(form.id), [WIRE.consent]: 'on', ...own }
  for (const [name, value] of Object.entries(all)) sent.append(name, value)
  for (const [name, value] of Object.entries(answers)) {
    for (const each of [value].flat()) sent.append(inputName(name), each)
  }
  return sent
}

export async function answersOf({ payload }: Fixture, form: { id: string }) {
  const { docs } = await payload.find({
    collection: 'form-submissions',
    ...asProgram,
    where: { form: { equals: form.id } },
    limit: 50,
    sort: 'createdAt',
  })
  return docs
}

export async function mailsTo({ payload }: Fixture, to: string) {
  const { docs } = await payload.find({
    collection: 'emails',
    ...asProgram,
    where: { to: { equals: to } },
    limit: 50,
  })
  return docs
}

/** Some people choose to be written to at once of what would wait for the morning. */
export async function hearAtOnce(
  { payload, world }: Fixture,
  topic: 'form',
  who: ReadonlyArray<'moderator' | 'admin'>,
): Promise<void> {
  for (const one of who) {
    await changeChoices(await createLocalReq({}, payload), world.users[one], (before) => ({
      ...before,
      [topic]: { email: 'NOW' },
    }))
  }
}
