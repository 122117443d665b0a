import { describe } from 'vitest'

import { describeAvifs } from './suite-avif'
import { describeChanges } from './suite-changes'
import { describeFiles } from './suite-files'
import { describeLibrary } from './suite-library'
import { describePlans } from './suite-plans'
import { describeRefusals } from './suite-refusals'
import { describeUploads } from './suite-upload'
import { describeUses } from './suite-uses'

/** The library's entrances, whatever keeps the files. */
export function describeMediaApi(place: string, mode: 'server' | 'direct'): void {
  describe(`the library of pictures, with files on ${place}`, () => {
    describeUploads()
    describeRefusals()
    describeFiles()
    describeLibrary()
    describeUses()
    describePlans(mode)
    describeChanges()
    describeAvifs()
  })
}
