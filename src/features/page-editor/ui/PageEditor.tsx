'use client'

import { memo, useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { EMPTY_PAGE } from '@/features/pages/model'
import type { Section } from '@/features/pages/schema'

import { DndRoot } from '../dnd/DndRoot'
import { labels } from '../labels.fr'
import { removeNode } from '../state/commands/remove-node'
import { findBlock, findSection } from '../state/find'
import type { Editor } from '../state/store'
import { AddSection } from './AddSection'
import { ConfirmDialog } from './ConfirmDialog'
import { EditorContext, useEditorState, type Pickers } from './context'
import { EditorBar } from './EditorBar'
import { LiveRegion } from './LiveRegion'
import styles from './PageEditor.module.scss'
import { RefusalList, type Refusal } from './RefusalList'
import { SectionCard } from './SectionCard'
import { useFlushes } from './use-flushes'
import { useFocusRequests } from './use-focus-requests'

type Props = {
  editor: Editor
  pickers: Pickers
  shelterId: string | null
  readOnly: boolean
  /** What the server answered to the last save, when it refused. */
  refusals: readonly Refusal[]
}

const isText = (target: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

function Sections() {
  const sections = useEditorState(({ content }) => content.sections)
  const firstIds = useEditorState((state) => state.firstIds)
  if (sections.length === 0) {
    return (
      <div className={styles.emptyPage}>
        <p>{EMPTY_PAGE}</p>
        <p className={styles.keys}>{labels.emptyHint}</p>
      </div>
    )
  }
  const place = (at: number, section: Section | undefined, column: number) =>
    section ? labels.columnPlace(at, column) : null
  return (
    <ol className={styles.sections}>
      {sections.map((section, index) => {
        const [before, after] = [sections[index - 1], sections[index + 1]]
        return (
          <SectionCard
            key={firstIds[section.id] ?? section.id}
            section={section}
            index={index}
            count={sections.length}
            before={place(index - 1, before, (before?.columns.length ?? 1) - 1)}
            after={place(index + 1, after, 0)}
          />
        )
      })}
    </ol>
  )
}

/** The words of the question before a removal; null when the thing is gone already. */
function questionFor({ store }: Editor, id: string): { question: string; detail?: string } | null {
  const { content } = store.getState()
  if (findBlock(content, id)) return { question: labels.removeBlockQuestion }
  const section = findSection(content, id)?.section
  if (!section) return null
  const count = section.columns.flatMap(({ blocks }) => blocks).length
  return {
    question: labels.removeSectionQuestion,
    detail: count > 0 ? labels.removeSectionBlocks(count) : undefined,
  }
}

/** The whole editor: sections, their columns and blocks, and what one can do with them. */
export const PageEditor = memo(function PageEditor(props: Props) {
  const { editor, pickers, shelterId, readOnly, refusals } = props
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<string | null>(null)
  const [removal, setRemoval] = useState<number | null>(null)
  const register = useFlushes(root)
  useFocusRequests(editor, root)

  const setOpen = useCallback((key: string, isOpen: boolean) => {
    setOpened((before) => {
      const after = new Set(before)
      if (isOpen) after.add(key)
      else after.delete(key)
      return after
    })
  }, [])

  const context = useMemo(() => {
    const byBlock = new Map<string, string[]>()
    for (const { nodeId, message } of refusals) {
      if (nodeId) byBlock.set(nodeId, [...(byBlock.get(nodeId) ?? []), message])
    }
    return {
      editor,
      pickers,
      shelterId,
      readOnly,
      opened,
      setOpen,
      askRemoval: setAsked,
      refusals: byBlock,
      register,
    }
  }, [editor, pickers, shelterId, readOnly, opened, setOpen, refusals, register])

  const onKeyDown = (event: KeyboardEvent) => {
    // A drawer opened from here is our child for React, and not on the page.
    if (!(event.target instanceof Node && root.current?.contains(event.target))) return
    // Enter in a field would send the whole form of the page.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    if (readOnly || isText(event.target) || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) editor.redo()
    else editor.undo()
  }

  const question = asked === null ? null : questionFor(editor, asked)
  return (
    <EditorContext value={context}>
      {/* Keys are a second way: every action is a button too. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
      <div
        ref={root}
        className={styles.editor}
        data-node="page"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <RefusalList refusals={refusals} />
        <DndRoot>
          <Sections />
        </DndRoot>
        {!readOnly && <AddSection />}
        {!readOnly && <EditorBar removal={removal} />}
        <LiveRegion />
        {asked !== null && question && (
          <ConfirmDialog
            {...question}
            onCancel={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null)
              const { done } = editor.run(removeNode, { id: asked })
              if (done) setRemoval(editor.store.getState().history.serial)
            }}
          />
        )}
      </div>
    </EditorContext>
  )
})
