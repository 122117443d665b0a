import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { inProject } from '../lib/project.mjs'
import { tool } from '../lib/run.mjs'
import type house from './lint-rules.mjs'

type Rule = keyof typeof house.rules

type Refused = string | [code: string, said: string]

/** Code that each rule refuses, once each, and how what it says begins; and code that it takes. */
const CASES: Record<Exclude<Rule, 'french-typography'>, { refused: Refused[]; taken: string[] }> = {
  'explicit-override-access': {
    refused: [
      `payload.find({ collection: 'animals' })`,
      `req.payload.update(options)`,
      `payload.find({ ...shared, collection: 'animals' })`,
    ],
    taken: [
      `payload.find({ collection: 'animals', overrideAccess: false })`,
      `list.find({ a: 1 }); payload.logger.info('x')`,
    ],
  },
  'override-access-reason': {
    refused: [
      `payload.count({ overrideAccess: true })`,
      `// far away\n\npayload.count({ overrideAccess: true })`,
    ],
    taken: [
      `// counts for everybody\npayload.count({ overrideAccess: true })`,
      `payload.count({ overrideAccess: true }) // counts for everybody`,
    ],
  },
  'disable-reason': {
    refused: [`/* oxlint-disable no-empty */`, `// eslint-disable-next-line no-empty`],
    taken: [`/* oxlint-disable no-empty -- the file is generated */`],
  },
  'honest-cast': {
    refused: ['const row = found as unknown as Row', 'set({ value } as never)'],
    taken: [
      'const row = found as Row; const body = sent as unknown',
      "const KEYS = ['a'] as const",
    ],
  },
  'written-once': {
    refused: [
      ['sql`select a.id where a.is_visible`', 'What everybody sees of animals and shelters'],
      ["sql`where s.status = 'APPROVED'`", 'What everybody sees of animals and shelters'],
      ["const where = { 'shelter.status': x }", 'What everybody sees of animals and shelters'],
      ['const UUID = /^[0-9a-f]{8}-/', 'What an id looks like'],
      ['if (error instanceof HttpError) go()', 'Which error it is'],
      ['throw Error(`Il faut le rôle ${name}`)', 'The gate of a team'],
      [
        'z.string().max(n, `${n} caractères au maximum`)',
        'What is said of a text that is too long',
      ],
      ["z.string().max(80, '80 caractères au maximum')", 'What is said of a text that is too long'],
    ],
    taken: ['sql`select id`; const where = { shelter: x }; /[0-9a-f]/.test(y)'],
  },
  'formats-written-once': {
    refused: [
      ["const day = new Intl.DateTimeFormat('fr-FR')", 'Made while the page comes to life'],
      ["export const sum = new Intl.NumberFormat('fr')", 'Made while the page comes to life'],
      ["count.toLocaleString('fr-FR')", 'A number in French'],
      ["at.toLocaleTimeString('fr-FR', clock)", 'A day or an hour in French'],
    ],
    taken: ["const at = () => new Intl.DateTimeFormat('fr'); sum.toLocaleString('fr-FR', euros)"],
  },
}

/** Runs Oxlint with one of our rules, as `npm run check` does, on each code as a file of its own. */
function lint(rule: Rule, codes: readonly string[], ...options: string[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-rules-'))
  try {
    const config = {
      plugins: [],
      jsPlugins: [inProject('scripts', 'check', 'lint-rules.mjs')],
      categories: { correctness: 'off' },
      rules: { [`house/${rule}`]: 'error' },
    }
    fs.writeFileSync(path.join(folder, 'rules.json'), JSON.stringify(config))
    const files = codes.map((code, at) => {
      fs.writeFileSync(path.join(folder, `${at}.tsx`), code)
      return path.join(folder, `${at}.tsx`)
    })
    const [command = '', ...args] = tool('oxlint')
    const { stdout } = spawnSync(
      command,
      [...args, '-c', path.join(folder, 'rules.json'), '--format=json', ...options, ...files],
      { encoding: 'utf8' },
    )
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string; message: string }[]
    }
    return files.map((file) => ({
      faults: diagnostics
        .filter(({ filename }) => path.basename(filename) === path.basename(file))
        .map(({ code, message }) => ({ code, message })),
      code: fs.readFileSync(file, 'utf8'),
    }))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

describe.each(Object.entries(CASES))('house/%s', (name, { refused, taken }) => {
  it('refuses what it is for, and takes the rest', () => {
    const wrong = refused.map((each) => (typeof each === 'string' ? ([each, ''] as const) : each))
    const codes = [...wrong.map(([code]) => code), ...taken]
    const found = lint(name as Rule, codes).map(({ faults }) => faults)
    const rules = found.map((faults) => faults.map(({ code }) => code))
    expect(rules).toEqual([...wrong.map(() => [`house(${name})`]), ...taken.map(() => [])])
    for (const [at, [, said]] of wrong.entries())
      expect(found[at]?.[0]?.message.startsWith(said), said).toBe(true)
  })
})

describe('house/french-typography', () => {
  it('writes the apostrophe of French, and its no-break spaces', () => {
    const typed: [code: string, fixed: string][] = [
      [`say("L'email est requis")`, `say("L’email est requis")`],
      [
        `say('Retirer ? « Nala » : oui !')`,
        String.raw`say('Retirer\u00a0? «\u00a0Nala\u00a0»\u00a0: oui\u00a0!')`,
      ],
      [
        'say(`« ${name} » : ${text}`)',
        String.raw`say(${'`'}«\u00a0${'${name}'}\u00a0»\u00a0: ${'${text}'}${'`'})`,
      ],
      // It looks at what a sentence goes on with.
      ['say(name + ` : ${name}`)', String.raw`say(name + ${'`'}\u00a0: ${'${name}'}${'`'})`],
      // Mark-up is written as mark-up.
      [
        'say(<p title="Partir ?">Que faire ?</p>)',
        'say(<p title="Partir&nbsp;?">Que faire&nbsp;?</p>)',
      ],
      [
        'say(<p>« {name} » : {text} !</p>)',
        'say(<p>«&nbsp;{name}&nbsp;»&nbsp;: {text}&nbsp;!</p>)',
      ],
    ]
    const fixed = lint(
      'french-typography',
      typed.map(([code]) => code),
      '--fix',
    )
    expect(fixed.map(({ code }) => code)).toEqual(typed.map(([, output]) => output))
  })
  it('leaves addresses, queries and what is no sentence alone', () => {
    const found = lint('french-typography', [
      `say("where name = 'a' and it's so")`,
      "get('/a?b=c'); sql`select a ? b : c`; say('a ?b', 'max-age=1; b', ' : ')",
    ])
    expect(found.map(({ faults }) => faults)).toEqual([[], []])
  })
})
