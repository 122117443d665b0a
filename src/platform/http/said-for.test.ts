import { expect, it } from 'vitest'

import { saidFor } from './said-for'

it('says what it knows, and nothing for other words', () => {
  const said = { ecrit: 'Enregistré.' }
  expect(saidFor(said, 'ecrit')).toBe('Enregistré.')
  for (const word of ['constructor', '__proto__', 'autre', ['ecrit'], undefined])
    expect(saidFor(said, word)).toBeUndefined()
})
