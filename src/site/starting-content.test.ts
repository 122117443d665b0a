import { expect, it } from 'vitest'

import { pageContentSchema } from '@/features/pages/schema'

import { startingContent } from './starting-content'

const told = (hasAnimals: boolean, hasWords: boolean) =>
  startingContent({ hasAnimals, hasWords }).sections.flatMap(({ columns }) =>
    columns.flatMap(({ blocks }) =>
      blocks.map(({ type, content }) =>
        type === 'TEMPLATE' ? (content as { templateType: string }).templateType : type,
      ),
    ),
  )

it('the first home page of a shelter has no block without anything to show', () => {
  expect(told(true, true)).toEqual(['animaux-liste', 'presentation', 'localisation'])
  expect(told(true, false)).toEqual(['animaux-liste', 'localisation'])
  expect(told(false, true)).toEqual(['presentation', 'localisation'])
  expect(told(false, false)).toEqual(['TEXT', 'localisation'])
})

it('is a page like those that are written', () => {
  const content = startingContent({ hasAnimals: false, hasWords: false })
  expect(pageContentSchema.safeParse(content).success).toBe(true)
})
