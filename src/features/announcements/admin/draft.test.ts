import { expect, it } from 'vitest'

import { isBlank, isNamed, newDraft, targetOf, wrongIn } from './draft'

const full = { ...newDraft(), title: 'Réunion', message: 'Jeudi' }

it('asks for the same as the server', () => {
  expect(isBlank(newDraft())).toBe(true)
  expect(wrongIn(full, true, undefined)).toEqual({})
  expect(wrongIn(full, false, undefined)).toEqual({})
  expect(wrongIn(newDraft(), true, undefined)).toEqual({
    title: 'Le titre est requis',
    message: 'Le message est requis',
  })
  expect(wrongIn({ ...full, audience: 'SHELTER' }, false, undefined)).toEqual({
    shelter: 'Choisissez un refuge',
  })
  expect(wrongIn({ ...full, actionUrl: 'https://x.fr' }, true, undefined).actionUrl).toMatch(
    /ce site/,
  )
})

it('sends an alert to a department, whatever was chosen before', () => {
  const alert = { ...full, kind: 'EMERGENCY_ALERT' as const, audience: 'ALL' as const }
  expect(targetOf(alert)).toEqual({ audience: 'DEPARTMENT' })
  expect(isNamed(alert)).toBe(false)
  expect(isNamed({ ...alert, department: '35' })).toBe(true)
  expect(wrongIn(alert, false, undefined)).toEqual({ department: 'Choisissez un département' })
})
