import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

import house from './eslint-rules.mjs'
import { FORMATS_WRITTEN_ONCE, WRITTEN_ONCE } from './written-once.mjs'

const linter = new Linter()

/** Rules that a piece of code breaks. */
function broken(code: string): (string | null)[] {
  const rules = Object.fromEntries(
    Object.keys(house.rules).map((name) => [`house/${name}`, 'error' as const]),
  )
  return linter.verify(code, [{ plugins: { house }, rules }]).map(({ ruleId }) => ruleId)
}

describe('house/explicit-override-access', () => {
  it('wants every Local API call to say it', () => {
    expect(broken(`payload.find({ collection: 'animals' })`)).toEqual([
      'house/explicit-override-access',
    ])
    expect(broken(`req.payload.update(options)`)).toEqual(['house/explicit-override-access'])
    expect(broken(`payload.find({ ...shared, collection: 'animals' })`)).toHaveLength(1)
  })
  it('is content when it is said, and leaves other objects alone', () => {
    expect(broken(`payload.find({ collection: 'animals', overrideAccess: false })`)).toEqual([])
    expect(broken(`list.find({ a: 1 }); payload.logger.info('x')`)).toEqual([])
  })
})

describe('house/override-access-reason', () => {
  const call = `payload.count({ overrideAccess: true })`

  it('wants a reason beside it', () => {
    expect(broken(call)).toEqual(['house/override-access-reason'])
    expect(broken(`// far away\n\n${call}`)).toEqual(['house/override-access-reason'])
  })
  it('takes it from the same line or the one before', () => {
    expect(broken(`// counts for everybody\n${call}`)).toEqual([])
    expect(broken(`${call} // counts for everybody`)).toEqual([])
  })
})

describe('house/disable-reason', () => {
  it('wants a reason for a rule that is switched off', () => {
    expect(broken(`/* eslint-disable no-empty */`)).toContain('house/disable-reason')
    expect(broken(`/* oxlint-disable no-empty */`)).toContain('house/disable-reason')
    expect(broken(`/* eslint-disable no-empty -- the file is generated */`)).not.toContain(
      'house/disable-reason',
    )
  })
})

describe('house/honest-cast', () => {
  const rules: Linter.RulesRecord = { 'house/honest-cast': 'error' }
  const refused = (code: string) =>
    linter.verify(code, [{ plugins: { house }, rules, languageOptions: { parser } }]).length

  it('refuses a cast that believes anything', () => {
    expect(refused('const row = found as unknown as Row')).toBe(1)
    expect(refused('set({ value } as never)')).toBe(1)
  })
  it('takes one that a type bears out, and what is known of nothing', () => {
    expect(refused('const row = found as Row; const body = sent as unknown')).toBe(0)
    expect(refused("const KEYS = ['a'] as const")).toBe(0)
  })
})

describe('house/french-typography', () => {
  const rule: Linter.RulesRecord = { 'house/french-typography': 'error' }
  const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } }
  const fixed = (code: string) =>
    linter.verifyAndFix(code, [{ plugins: { house }, rules: rule, languageOptions: jsx }]).output

  it('writes the apostrophe of French', () => {
    expect(fixed(`say("L'email est requis")`)).toBe(`say("L’email est requis")`)
    expect(fixed(`say("where name = 'a' and it's so")`)).toBe(`say("where name = 'a' and it's so")`)
  })
  it('keeps a line from breaking before a sign and inside quotes', () => {
    expect(fixed(`say('Retirer ? « Nala » : oui !')`)).toBe(
      String.raw`say('Retirer\u00a0? «\u00a0Nala\u00a0»\u00a0: oui\u00a0!')`,
    )
    expect(fixed('say(`« ${name} » : ${text}`)')).toBe(
      String.raw`say(${'`'}«\u00a0${'${name}'}\u00a0»\u00a0: ${'${text}'}${'`'})`,
    )
  })
  it('looks at what a sentence goes on with', () => {
    expect(fixed('say(name + ` : ${name}`)')).toBe(
      String.raw`say(name + ${'`'}\u00a0: ${'${name}'}${'`'})`,
    )
  })
  it('writes it as mark-up where mark-up is written', () => {
    expect(fixed('say(<p title="Partir ?">Que faire ?</p>)')).toBe(
      'say(<p title="Partir&nbsp;?">Que faire&nbsp;?</p>)',
    )
    expect(fixed('say(<p>« {name} » : {text} !</p>)')).toBe(
      'say(<p>«&nbsp;{name}&nbsp;»&nbsp;: {text}&nbsp;!</p>)',
    )
  })
  it('leaves addresses, queries and what is no sentence alone', () => {
    const code = "get('/a?b=c'); sql`select a ? b : c`; say('a ?b', 'max-age=1; b', ' : ')"
    expect(fixed(code)).toBe(code)
  })
})

describe('what is written once', () => {
  const refused = (code: string) =>
    linter
      .verify(code, [
        { rules: { 'no-restricted-syntax': ['error', ...WRITTEN_ONCE, ...FORMATS_WRITTEN_ONCE] } },
      ])
      .map(({ message }) => message.split(':')[0])

  it.each([
    ['sql`select a.id where a.is_visible`', 'What everybody sees of animals and shelters'],
    ["sql`where s.status = 'APPROVED'`", 'What everybody sees of animals and shelters'],
    ["const where = { 'shelter.status': x }", 'What everybody sees of animals and shelters'],
    ['const UUID = /^[0-9a-f]{8}-/', 'What an id looks like'],
    ['if (error instanceof HttpError) go()', 'Which error it is'],
    ['throw Error(`Il faut le rôle ${name}`)', 'The gate of a team'],
    [
      "const day = new Intl.DateTimeFormat('fr-FR')",
      'Made while the page comes to life, it holds a slow phone for 200 ms',
    ],
    [
      "export const sum = new Intl.NumberFormat('fr')",
      'Made while the page comes to life, it holds a slow phone for 200 ms',
    ],
    ['z.string().max(n, `${n} caractères au maximum`)', 'What is said of a text that is too long'],
    ["z.string().max(80, '80 caractères au maximum')", 'What is said of a text that is too long'],
    ["count.toLocaleString('fr-FR')", 'A number in French'],
    ["at.toLocaleTimeString('fr-FR', clock)", 'A day or an hour in French'],
  ])('%s', (code, message) => {
    expect(refused(code)).toEqual([message])
  })
  it('leaves the rest alone', () => {
    expect(refused('sql`select id`; const where = { shelter: x }; /[0-9a-f]/.test(y)')).toEqual([])
    expect(
      refused("const at = () => new Intl.DateTimeFormat('fr'); sum.toLocaleString('fr-FR', euros)"),
    ).toEqual([])
  })
})
