'use client'

import { useListAddress } from '@/ui/AdminList/use-list-address'
import { choiceParam, listParams } from '@/ui/AdminList/list-params'
import { keysOf } from '@/features/animals/model'

import { SECTIONS, type Section } from '../../sheet/sections.model'

const address = listParams({ section: choiceParam('section', keysOf(SECTIONS)) })

/** The part of the sheet on show, in `section` of the address; the first one while it says none. */
export function useSection(sections: readonly Section[]) {
  const { view, setView } = useListAddress(address)
  const asked = sections.find((section) => section === view.section)
  return [asked ?? 'essentiel', (section: Section) => setView({ section })] as const
}
