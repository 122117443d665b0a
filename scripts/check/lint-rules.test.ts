import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { inProject } from '../lib/project.mjs'
import { tool } from '../lib/run.mjs'
import type house from './lint-rules.mjs'

type Rule = keyof typeof house.rules

/** Code that each rule refuses, once each, and code that it takes. */
const CASES: Record<Exclude<Rule, 'french-typography'>, { refused: string[]; taken: string[] }> = {
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
      'sql`select a.id where a.is_visible`',
      "sql`where s.status = 'APPROVED'`",
      "const where = { 'shelter.status': x }",
      'const UUID = /^[0-9a-f]{8}-/',
      'if (error instanceof HttpError) go()',
      'throw Error(`Il faut le rôle ${name}`)',
      'z.string().max(n, `${n} caractères au maximum`)',
      "z.string().max(80, '80 caractères au maximum')",
    ],
    taken: ['sql`select id`; const where = { shelter: x }; /[0-9a-f]/.test(y)'],
  },
  'formats-written-once': {
    refused: [
      "const day = new Intl.DateTimeFormat('fr-FR')",
      "export const sum = new Intl.NumberFormat('fr')",
      "count.toLocaleString('fr-FR')",
      "at.toLocaleTimeString('fr-FR', clock)",
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
      diagnostics: { code: string; filename: string }[]
    }
    return files.map((file) => ({
      faults: diagnostics
        .filter(({ filename }) => filename.endsWith(path.basename(file)))
        .map(({ code }) => code),
      code: fs.readFileSync(file, 'utf8'),
    }))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

describe.each(Object.entries(CASES))('house/%s', (name, { refused, taken }) => {
  it('refuses what it is for, and takes the rest', () => {
    const found = lint(name as Rule, [...refused, ...taken]).map(({ faults }) => faults)
    const once = [`house(${name})`]
    expect(found).toEqual([...refused.map(() => once), ...taken.map(() => [])])
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
