'use client'

import type { Section } from '@/features/pages/schema'

import { ClipboardButtons } from '../../clipboard/ClipboardButtons'
import { MoveMenu } from '../../dnd/MoveMenu'
import { SectionHandle } from '../../dnd/SectionHandle'
import { labels } from '../../labels.fr'
import { saved } from '../../saved/words.fr'
import { duplicateNode } from '../../state/commands/duplicate-node'
import { moveSection } from '../../state/commands/move-section'
import { useEditorContext, useNodeKey } from '../context'
import { ToolButton } from '../ToolButton'
import toolbar from './toolbar.module.scss'

type Props = { section: Section; index: number; count: number }

/** What one can do with a section. */
export function SectionTools({ section, index, count }: Props) {
  const { editor, view, askRemoval } = useEditorContext()
  const { id } = section
  const key = useNodeKey(id)
  const move = (to: number, part: string) =>
    editor.run(moveSection, { sectionId: id, index: to, part })
  return (
    <div className={toolbar.row}>
      <span className={toolbar.name}>{labels.section(index)}</span>
      <ToolButton
        icon="settings"
        label={labels.settingsOf(labels.section(index))}
        node={id}
        part="edit"
        onClick={() => view.openPanel(key)}
      />
      <SectionHandle id={id} index={index} />
      <ToolButton
        icon="up"
        label={labels.moveSectionUp(index)}
        unable={index === 0}
        node={id}
        part="up"
        onClick={() => move(index - 1, 'up')}
      />
      <ToolButton
        icon="down"
        label={labels.moveSectionDown(index)}
        unable={index === count - 1}
        node={id}
        part="down"
        onClick={() => move(index + 1, 'down')}
      />
      <MoveMenu id={id} />
      <ToolButton
        icon="plus"
        label={labels.addSectionAfter(index)}
        onClick={() => view.set({ addingSection: index + 1 })}
      />
      <ToolButton
        icon="duplicate"
        label={labels.duplicateSection(index)}
        onClick={() => editor.run(duplicateNode, { id })}
      />
      <ClipboardButtons id={id} />
      <ToolButton
        icon="bookmark"
        label={saved.save(index)}
        node={id}
        part="keep"
        onClick={() => view.set({ keepingSection: id })}
      />
      <ToolButton icon="trash" label={labels.removeSection(index)} onClick={() => askRemoval(id)} />
    </div>
  )
}
