import { describe, expect, it } from 'vitest'

import {
  archiveInTheMaking,
  expiryOf,
  isReady,
  nextAskAt,
  progressWords,
  shownArchives,
  type StoredArchive,
} from './model'

const NOW = new Date('2026-11-25T12:00:00.000Z')
const hoursAgo = (hours: number): string =>
  new Date(NOW.getTime() - hours * 3_600_000).toISOString()

const archive = (askedHoursAgo: number, more: Partial<StoredArchive> = {}): StoredArchive => ({
  id: `asked-${askedHoursAgo}`,
  state: 'READY',
  askedAt: hoursAgo(askedHoursAgo),
  movedAt: hoursAgo(askedHoursAgo),
  filesDone: 0,
  filesTotal: 0,
  bytes: 1000,
  expiresAt: hoursAgo(askedHoursAgo - 7 * 24),
  ...more,
})
const making = (askedHoursAgo: number, movedHoursAgo = 0) =>
  archive(askedHoursAgo, { state: 'MAKING', movedAt: hoursAgo(movedHoursAgo), expiresAt: null })
const failed = (askedHoursAgo: number) =>
  archive(askedHoursAgo, { state: 'FAILED', expiresAt: null })

describe('the archives of a person', () => {
  it('are shown newest first, as long as they are kept', () => {
    const shown = shownArchives([archive(2), archive(7 * 24), archive(1)], NOW)
    expect(shown.map(({ id }) => id)).toEqual(['asked-1', 'asked-2'])
    expect(shown[0]).not.toHaveProperty('movedAt')
  })
  it('show what failed until something comes after it', () => {
    expect(shownArchives([failed(1)], NOW).map(({ state }) => state)).toEqual(['FAILED'])
    expect(shownArchives([failed(2), archive(1)], NOW).map(({ id }) => id)).toEqual(['asked-1'])
    expect(shownArchives([failed(2), failed(1)], NOW)).toHaveLength(1)
  })
  it('have failed when nobody makes them any more', () => {
    expect(shownArchives([making(3, 0.9)], NOW)[0]?.state).toBe('MAKING')
    expect(shownArchives([making(3, 1)], NOW)[0]?.state).toBe('FAILED')
    expect(archiveInTheMaking([archive(9), making(3, 0.9)], NOW)?.id).toBe('asked-3')
    expect(archiveInTheMaking([making(3, 1)], NOW)).toBeUndefined()
    expect(archiveInTheMaking([failed(0.5), archive(0.5)], NOW)).toBeUndefined()
  })
  it('are ready to the last second, and not after', () => {
    const expiresAt = NOW.toISOString()
    expect(isReady({ state: 'READY', expiresAt }, new Date(NOW.getTime() - 1))).toBe(true)
    expect(isReady({ state: 'READY', expiresAt }, NOW)).toBe(false)
    expect(isReady({ state: 'MAKING', expiresAt: null }, NOW)).toBe(false)
    const tomorrow = hoursAgo(-24)
    expect(isReady({ state: 'READY', expiresAt: tomorrow }, NOW)).toBe(true)
    expect(isReady({ state: 'MAKING', expiresAt: tomorrow }, NOW)).toBe(false)
  })
  it('are kept for a week', () => {
    expect(expiryOf(NOW).toISOString()).toBe('2026-12-02T12:00:00.000Z')
  })
})

describe('one more archive', () => {
  it('may be asked for three times within 24 hours', () => {
    expect(nextAskAt([archive(1), archive(2)], NOW)).toBeNull()
    expect(nextAskAt([archive(1), archive(2), archive(24)], NOW)).toBeNull()
    expect(nextAskAt([archive(1), archive(23), archive(2)], NOW)).toEqual(
      new Date(NOW.getTime() + 3_600_000),
    )
  })
  it('does not wait for what failed', () => {
    expect(nextAskAt([failed(1), failed(2), making(3, 2), archive(4)], NOW)).toBeNull()
  })
})

it.each([
  [null, 'Nous rassemblons ce que la plateforme garde de vous.'],
  [0, 'Aucun fichier à y joindre.'],
  [4, '1 fichier sur 4'],
])('says how far it is, of %s files', (filesTotal, words) => {
  expect(progressWords({ filesDone: 1, filesTotal })).toBe(words)
  expect(progressWords({ filesDone: 2, filesTotal: 4 })).toBe('2 fichiers sur 4')
})
