import { createRequire } from 'node:module'

import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const HOUSE = 'tests/fixtures/rooms'

type Rules = { forbidden: { name: string }[]; options: object }

/** Imports of the fixture house that break a set of rules, as "rule: from → to". */
async function violations({ forbidden, options }: Rules): Promise<string[]> {
  const { output } = await cruise([HOUSE], {
    ...options,
    ruleSet: { forbidden: forbidden as never },
    validate: true,
  })
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) =>
    `${rule.name}: ${from} → ${to}`.replaceAll(`${HOUSE}/src/`, ''),
  )
}

const written = require('../../.dependency-cruiser.cjs') as Rules
const running = require('../../.dependency-cruiser.runtime.cjs') as Rules
const broken = [...(await violations(written)), ...(await violations(running))]

describe('the one-way rule', () => {
  it.each([...written.forbidden, ...running.forbidden].map(({ name }) => name))(
    '%s is broken by its fixture',
    (name) => {
      expect(broken.filter((line) => line.startsWith(`${name}:`))).not.toEqual([])
    },
  )

  it('says which import breaks it', () => {
    expect(broken).toContain(
      'feature-by-its-front: features/a/queries.ts → features/b/hooks/inside.ts',
    )
    expect(broken).toContain('platform-is-ground: platform/cache.ts → ui/button.ts')
  })

  it('sees what a model drags along, types aside', () => {
    expect(broken).toContain('model-is-pure: features/a/model.ts → features/b/hooks/inside.ts')
    expect(broken.join('\n')).not.toContain('model-is-pure: features/b/model.ts')
  })

  it('allows the model of another feature', () => {
    expect(broken.join('\n')).not.toContain('queries.ts → features/b/model.ts')
  })
})
