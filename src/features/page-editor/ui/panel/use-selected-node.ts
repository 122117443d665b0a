'use client'

import { useMemo } from 'react'

import { blockName } from '@/features/pages/model'
import type { Block, PageContent, Section } from '@/features/pages/schema'

import { labels } from '../../labels.fr'
import { useEditorState, useView } from '../context'

export type SelectedNode = { key: string; id: string; name: string } & (
  | { block: Block; section?: undefined }
  | { section: Section; block?: undefined }
)

function find(content: PageContent, keyOf: (id: string) => string, key: string) {
  for (const [index, section] of content.sections.entries()) {
    if (keyOf(section.id) === key) {
      return { key, id: section.id, name: labels.section(index), section }
    }
    for (const { blocks } of section.columns) {
      const block = blocks.find(({ id }) => keyOf(id) === key)
      if (block) return { key, id: block.id, name: blockName(block), block }
    }
  }
  return null
}

/** The block or section that is selected, as it is now; null when nothing is, or it is gone. */
export function useSelectedNode(): SelectedNode | null {
  const key = useView(({ selected }) => selected)
  const content = useEditorState((state) => state.content)
  const firstIds = useEditorState((state) => state.firstIds)
  return useMemo(
    () => (key === null ? null : find(content, (id) => firstIds[id] ?? id, key)),
    [key, content, firstIds],
  )
}
