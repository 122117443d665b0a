import { describe, expect, it } from 'vitest'

import { withAll } from './StateTabs'

describe('withAll', () => {
  it('puts all rows before the states, counted once each state is', () => {
    expect(
      withAll('Tous', [
        { key: 'A', name: 'Actifs', count: 2 },
        { key: 'I', name: 'Inactifs', count: 0 },
      ])[0],
    ).toEqual({ key: null, name: 'Tous', count: 2 })
    expect(
      withAll('Tous', [
        { key: 'A', name: 'Actifs', count: 2 },
        { key: 'I', name: 'Inactifs', count: undefined },
      ])[0],
    ).toEqual({ key: null, name: 'Tous', count: undefined })
  })
})
