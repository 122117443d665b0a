import { describe, expect, it } from 'vitest'

import { keysOf } from '@/platform/keys.model'

import { CATEGORIES, TYPES } from '../types.model'
import {
  isStopped,
  mailModeOf,
  proposed,
  stopped,
  stoppedWords,
  TOPICS,
  topicsFor,
  wordsOf,
  type Topic,
} from './model'
import { chosen, preferencesSchema } from './schema'

describe('what a person may choose', () => {
  it('is each topic once, of a category that exists', () => {
    const names = TOPICS.map(({ category }) => category)
    expect(new Set(names).size).toBe(names.length)
    expect(names.every((name) => CATEGORIES.includes(name))).toBe(true)
  })
  it('is less for somebody without a team', () => {
    expect(topicsFor(false).map(({ category }) => category)).toEqual([
      'info',
      'shelter',
      'message',
      'social',
      'emergency',
      'system',
    ])
    expect(topicsFor(true)).toHaveLength(TOPICS.length)
  })
  it('says what is proposed', () => {
    expect(TYPES.NEWS_PUBLISHED.email).toBe('DIGEST')
    const of = (name: string, isMember = true) =>
      proposed(TOPICS.find(({ category }) => category === name) as Topic, isMember)
    expect(of('info')).toBe('Comme proposé (le matin, à 8 h)')
    expect(of('shelter')).toBe('Comme proposé, selon le message')
    expect(of('shelter', false)).toBe('Comme proposé (le matin, à 8 h)')
    expect(of('social')).toBe('Comme proposé (jamais)')
    expect(of('message')).toBe('Comme proposé (tout de suite)')
  })
})

describe('an e-mail of a type', () => {
  it('leaves as the product proposes it, or as one chose', () => {
    for (const type of keysOf(TYPES)) {
      const { category, email } = TYPES[type]
      expect(mailModeOf({}, type)).toBe(email)
      expect(mailModeOf({ [category]: { site: 'NO' } }, type)).toBe(email)
      for (const mode of ['NOW', 'DIGEST', 'NEVER'] as const)
        expect(mailModeOf({ [category]: { email: mode } }, type)).toBe(mode)
    }
  })
  it('of the morning leaves no more once that message is stopped, and no other does', () => {
    for (const mode of ['NOW', 'DIGEST', 'NEVER'] as const)
      expect(mailModeOf({ info: { email: mode }, digest: 'NEVER' }, 'NEWS_PUBLISHED')).toBe(
        mode === 'DIGEST' ? 'NEVER' : mode,
      )
  })
})

it('a topic tells members of teams more', () => {
  const topic = TOPICS.find(({ category }) => category === 'shelter') as Topic
  expect(wordsOf(topic, false)).toBe(topic.forAll?.text)
  expect(wordsOf(topic, true)).toBe(`${topic.forAll?.text} ${topic.forTeam?.text}`)
})

it.each([
  ['message', false, ['commente', 'vous écrit', 'répond à votre demande']],
  ['message', true, ['écrit à votre refuge', 'donne des nouvelles', 'au nom du refuge']],
  ['form', true, ['formulaire', 'bénévolat', 'apporter']],
  ['appointment', true, ['rencontre', 'créneau de bénévolat']],
] as const)('the topic « %s » names all that it covers', (name, isMember, words) => {
  const topic = TOPICS.find(({ category }) => category === name) as Topic
  for (const word of words) expect(wordsOf(topic, isMember)).toContain(word)
})

describe('a form of choices', () => {
  it('changes what it sends, and goes back to what is proposed', () => {
    const sent = preferencesSchema.parse({ info_email: 'NOW', info_site: 'NON', digest: 'NON' })
    const after = chosen({ shelter: { email: 'NEVER' } }, sent)
    expect(JSON.parse(JSON.stringify(after))).toEqual({
      info: { email: 'NOW', site: 'NO' },
      shelter: { email: 'NEVER' },
      form: {},
      message: {},
      appointment: {},
      donation: {},
      social: {},
      emergency: {},
      system: {},
      digest: 'NEVER',
    })
    const back = preferencesSchema.parse({ info_email: '', info_site: 'OUI', digest: 'OUI' })
    expect(JSON.parse(JSON.stringify(chosen(after, back)))).toMatchObject({ info: {} })
    expect(chosen(after, back).digest).toBeUndefined()
  })
  it('takes nothing else', () => {
    for (const sent of [
      { info_email: 'TOUJOURS' },
      { system_site: 'NON' },
      { admin_email: 'NEVER' },
      { choices: {} },
      { user: 'x' },
    ])
      expect(preferencesSchema.safeParse(sent).success).toBe(false)
  })
})

describe('one press', () => {
  it('stops a topic or the message of the morning, and nothing else', () => {
    const before = { info: { site: 'NO' as const }, shelter: { email: 'NOW' as const } }
    const after = stopped(before, 'info')
    expect(after).toEqual({ ...before, info: { site: 'NO', email: 'NEVER' } })
    expect([isStopped(before, 'info'), isStopped(after, 'info')]).toEqual([false, true])
    expect(stopped(before, 'digest')).toEqual({ ...before, digest: 'NEVER' })
    expect([isStopped({}, 'digest'), isStopped({ digest: 'NEVER' }, 'digest')]).toEqual([
      false,
      true,
    ])
    expect(isStopped({}, 'info')).toBe(false)
    expect(isStopped({ digest: 'NEVER' }, 'info')).toBe(false)
    expect(stoppedWords('digest')).toBe('le résumé du matin')
    expect(stoppedWords('info')).toBe('les e-mails «\u00a0Nouvelles des refuges\u00a0»')
    expect(stoppedWords('message')).toBe('les e-mails «\u00a0Messages\u00a0»')
  })
})
