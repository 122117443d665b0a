import { describe, expect, it } from 'vitest'

import { idOfToken, personalToken } from '@/platform/access/personal-link'

const ID = '0198c5a0-7b1f-7c11-8f1e-0123456789ab'
const OTHER = '0198c5a0-7b1f-7c11-8f1e-0123456789ac'

describe('personal links', () => {
  it('opens the row it was written for, and is the same every time', () => {
    expect(idOfToken('adoption', personalToken('adoption', ID))).toBe(ID)
    expect(personalToken('adoption', ID)).toBe(personalToken('adoption', ID))
  })

  it('opens no other row, and no other kind of row', () => {
    const [, seal] = personalToken('adoption', ID).split('.')
    expect(idOfToken('adoption', `${OTHER}.${seal}`)).toBeNull()
    expect(idOfToken('ticket', personalToken('adoption', ID))).toBeNull()
  })

  it.each(['', '.', ID, `${ID}.`, `${ID}.é`, `${personalToken('adoption', ID)}.more`, `x.${ID}`])(
    'refuses «\u00a0%s\u00a0»',
    (token) => {
      expect(idOfToken('adoption', token)).toBeNull()
    },
  )
})
