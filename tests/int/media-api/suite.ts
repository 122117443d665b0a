import { describe } from 'vitest'

import { describeChanges } from './suite-changes'
import { describeFiles } from './suite-files'
import { describeRefusals } from './suite-refusals'
import { describeUploads } from './suite-upload'

/** The library's doors, whatever keeps the files. */
export function describeMediaApi(place: string): void {
  describe(`the library of pictures, with files on ${place}`, () => {
    describeUploads()
    describeRefusals()
    describeFiles()
    describeChanges()
  })
}
