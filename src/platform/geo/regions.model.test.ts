import { expect, it } from 'vitest'

import { DEPARTMENT_NAMES } from './departments.model'
import { REGION_NAMES, regionOfDepartment } from './regions.model'

it('gives every department of the mainland its region', () => {
  expect(REGION_NAMES).toHaveLength(18)
  for (const code of DEPARTMENT_NAMES.keys()) {
    if (code.startsWith('9') && code.length === 3) continue
    expect(regionOfDepartment(code), code).not.toBeNull()
  }
  expect(regionOfDepartment('2A')).toBe('Corse')
  expect(regionOfDepartment('975')).toBeNull()
})
