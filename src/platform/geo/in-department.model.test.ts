import { describe, expect, it } from 'vitest'

import { DEPARTMENT_NAMES } from './departments.model'
import { inDepartment } from './in-department.model'

describe('in a department', () => {
  it.each([
    ['35', 'en Ille-et-Vilaine'],
    ['29', 'dans le Finistère'],
    ['22', 'dans les Côtes-d’Armor'],
    ['01', 'dans l’Ain'],
    ['72', 'dans la Sarthe'],
    ['75', 'à Paris'],
    ['971', 'en Guadeloupe'],
    ['00', 'dans le département 00'],
  ])('%s is « %s »', (code, words) => {
    expect(inDepartment(code)).toBe(words)
  })
  it('has words for each, elided before a vowel only', () => {
    for (const [code, name] of DEPARTMENT_NAMES) {
      const words = inDepartment(code)
      expect(words.endsWith(name)).toBe(true)
      expect(words.includes('’' + name)).toBe(/^dans l’/.test(words))
      if (words.startsWith('dans l’')) expect(name).toMatch(/^[AEIOUYHÉ]/)
    }
  })
})
