import { describe } from 'vitest'

import { describeAvifs } from './suite-avif'
import { describeChanges } from './suite-changes'
import { describeFiles } from './suite-files'
import { describeLibrary } from './suite-library'
import { describePlans } from './suite-plans'
import { describeRefusals, describeWhoMay } from './suite-refusals'
import { describeUploads } from './suite-upload'
import { describeUses } from './suite-uses'

/** Where the library’s files are kept: how they come, are read, change and go. */
export function describeKeptFiles(place: string, mode: 'server' | 'direct'): void {
  describe(`the library of pictures, with files on ${place}`, () => {
    describeUploads()
    describeRefusals()
    describeFiles()
    describePlans(mode)
    describeChanges()
    describeAvifs()
  })
}

/** What is the same wherever the files are kept: who may, and how pictures are found. */
export function describeMediaApi(): void {
  describe('the library of pictures', () => {
    describeWhoMay()
    describeLibrary()
    describeUses()
  })
}
