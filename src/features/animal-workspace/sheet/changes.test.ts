import { describe, expect, it } from 'vitest'

import {
  afterClash,
  afterRead,
  afterRefusal,
  afterSave,
  clashesOf,
  draftOf,
  isSame,
  restored,
  sendable,
  settleClash,
  shownIn,
  typeInto,
  unsaved,
} from './changes.model'
import { SHEET_FIELDS, SHEET_NAMES, type SheetValues } from './fields.model'

const EMPTY = Object.fromEntries(
  SHEET_NAMES.map((name) => {
    const { kind } = SHEET_FIELDS[name]
    return [name, kind === 'flag' ? false : kind === 'photos' ? [] : null]
  }),
) as unknown as SheetValues
const NALA: SheetValues = { ...EMPTY, name: 'Nala', species: 'DOG', sex: 'FEMALE', weight: 12 }
const anything = () => true

describe('what is the same', () => {
  it.each([
    [null, '', true],
    [undefined, null, true],
    ['  ', null, true],
    ['a', 'a ', false],
    [false, null, false],
    [0, null, false],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a'], true],
  ])('%j and %j: %j', (one, other, same) => expect(isSame(one, other)).toBe(same))
})

describe('on the server', () => {
  it('writes what it does not hold yet, an emptied text as nothing', () => {
    expect(unsaved(NALA, { weight: 12, color: '  ', breed: 'Épagneul', name: 'Nala' })).toEqual({
      breed: 'Épagneul',
    })
    expect(unsaved({ ...NALA, color: 'Noir' }, { color: '' })).toEqual({ color: null })
  })

  it('refuses a field that somebody changed meanwhile, unless both wrote the same', () => {
    const stored = { ...NALA, weight: 14, color: 'Noir' }
    expect(clashesOf(stored, { weight: 13 }, { weight: 12 })).toEqual(['weight'])
    expect(clashesOf(stored, { weight: 14 }, { weight: 12 })).toEqual([])
    expect(clashesOf(stored, { weight: 13 }, { weight: 14 })).toEqual([])
    expect(clashesOf(stored, { name: 'Nela' }, { name: 'Nala' })).toEqual([])
  })
})

describe('a sheet that is written', () => {
  it('keeps what was typed and what the field held before; typed back, it is nothing', () => {
    let draft = typeInto(draftOf(NALA), 'weight', 13)
    draft = typeInto(draft, 'weight', 13.5)
    expect([draft.typed, draft.seen, shownIn(draft).weight]).toEqual([
      { weight: 13.5 },
      { weight: 12 },
      13.5,
    ])
    expect(typeInto(draft, 'weight', 12)).toEqual(draftOf(NALA))
  })

  it('sends what is right, refused by nobody and asked of nobody', () => {
    let draft = typeInto(draftOf(NALA), 'weight', 13)
    draft = typeInto(draft, 'color', 'Noir')
    draft = typeInto(draft, 'breed', 'x')
    draft = afterRefusal(draft, { breed: 'x' }, 'Non', { breed: 'Trop court' })
    expect(draft.refused).toEqual({ breed: 'Trop court' })
    expect(sendable(draft, (name) => name !== 'weight')).toEqual(['color'])
    // Typed anew, it is tried anew.
    expect(sendable(typeInto(draft, 'breed', 'xy'), anything)).toContain('breed')
  })

  it('tells a refusal that names no field on all that was sent', () => {
    const draft = typeInto(draftOf(NALA), 'weight', 13)
    expect(afterRefusal(draft, { weight: 13 }, 'Fiche ouverte ailleurs', {}).refused).toEqual({
      weight: 'Fiche ouverte ailleurs',
    })
  })

  it('tells a refusal of one field on that one alone', () => {
    const sent = { weight: 13, color: 'Noir' }
    expect(afterRefusal(draftOf(NALA), sent, 'Non', { color: 'Trop court' }).refused).toEqual({
      color: 'Trop court',
    })
  })

  it('is done with what was saved, and keeps what was typed meanwhile', () => {
    let draft = typeInto(draftOf(NALA), 'color', 'Noir')
    draft = typeInto(draft, 'breed', 'Épagneul')
    const sent = { color: 'Noir', breed: 'Épa' }
    const after = afterSave(draft, sent, { ...NALA, color: 'Noir', breed: 'Épa' })
    expect([after.typed, after.seen]).toEqual([{ breed: 'Épagneul' }, { breed: 'Épa' }])
  })

  it('shows what somebody else wrote, and a person chooses', () => {
    const draft = typeInto(draftOf(NALA), 'weight', 13)
    const clash = afterClash(draft, { weight: 14 })
    expect([clash.others, clash.typed, sendable(clash, anything)]).toEqual([
      { weight: 14 },
      { weight: 13 },
      [],
    ])
    const own = settleClash(clash, 'weight', true)
    expect([own.seen, own.typed, sendable(own, anything)]).toEqual([
      { weight: 14 },
      { weight: 13 },
      ['weight'],
    ])
    const theirs = settleClash(clash, 'weight', false)
    expect([theirs.typed, shownIn(theirs).weight]).toEqual([{}, 14])
  })

  it('read again, forgets what the server has by now', () => {
    const draft = typeInto(typeInto(draftOf(NALA), 'weight', 13), 'color', 'Noir')
    const after = afterRead(draft, { ...NALA, weight: 13, name: 'Nela' })
    expect([after.typed, after.others, shownIn(after).name]).toEqual([
      { color: 'Noir' },
      {},
      'Nela',
    ])
  })

  it('found again in the browser, asks where somebody has written since', () => {
    const kept = { typed: { weight: 13, color: 'Noir' }, seen: { weight: 11, color: null } }
    const draft = restored(draftOf(NALA), kept)
    expect([draft.typed, draft.others]).toEqual([kept.typed, { weight: 12 }])
    // Nobody has written since.
    const quiet = restored(draftOf(NALA), { typed: { weight: 13 }, seen: { weight: 12 } })
    expect([quiet.others, quiet.seen]).toEqual([{}, { weight: 12 }])
    // What was typed since the screen opened is newer.
    expect(restored(typeInto(draftOf(NALA), 'weight', 20), kept).typed.weight).toBe(20)
  })
})
