'use client'

import { memo, useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { ShortcutsHelp } from '../dnd/ShortcutsHelp'
import { labels } from '../labels.fr'
import { LinkShelter } from '../links/context'
import { SavedSections, SavedSectionsButton } from '../saved/SavedSections'
import { removeNode } from '../state/commands/remove-node'
import { findBlock, findSection } from '../state/find'
import type { Editor } from '../state/store'
import { AddDialogs } from './AddDialogs'
import { AddSection } from './AddSection'
import { Moving } from './canvas/Moving'
import { Sections } from './canvas/Sections'
import { Stage } from './canvas/Stage'
import { ConfirmDialog } from './ConfirmDialog'
import { EditorContext, type Pickers } from './context'
import { EditorBar } from './EditorBar'
import { isInEditor } from './is-in-editor'
import { LiveRegion } from './LiveRegion'
import styles from './PageEditor.module.scss'
import { Panel } from './panel/Panel'
import { RefusalList, type BlockRefusal } from './RefusalList'
import { RemovalToast, type Removal } from './RemovalToast'
import { useFlushes } from './use-flushes'
import { useFocusRequests } from './use-focus-requests'
import { useFullScreen } from './use-full-screen'
import { useStillLinks } from './use-still-links'
import { useUndoKeys } from './use-undo-keys'
import { createView } from './view'

type Props = {
  editor: Editor
  pickers: Pickers
  shelterId: string | null
  readOnly: boolean
  /** What the server answered to the last save, when it refused. */
  refusals: readonly BlockRefusal[]
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

function AfterPage() {
  return (
    <>
      <AddSection />
      <div className={styles.help}>
        <SavedSectionsButton />
        <ShortcutsHelp />
      </div>
    </>
  )
}

/** The whole editor: the page as visitors see it, and what one can do with it. */
export const PageEditor = memo(function PageEditor(props: Props) {
  const { editor, pickers, shelterId, readOnly, refusals } = props
  const root = useRef<HTMLDivElement>(null)
  const [view] = useState(createView)
  const [asked, setAsked] = useState<string | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const { register, flush } = useFlushes(root)
  useStillLinks(root)
  useFocusRequests(editor, view, root)
  const isFull = useFullScreen(view, root)
  const forgetRemoval = useCallback(() => setRemoval(null), [])

  // What is tried in a template is one step like the others.
  const steps = useMemo(() => {
    const after = (step: () => void) => () => {
      flush()
      step()
    }
    return { undo: after(editor.undo), redo: after(editor.redo) }
  }, [editor, flush])
  useUndoKeys(root, !readOnly, steps)

  const context = useMemo(() => {
    const byBlock = new Map<string, string[]>()
    for (const { nodeId, message } of refusals) {
      if (nodeId) byBlock.set(nodeId, [...(byBlock.get(nodeId) ?? []), message])
    }
    return {
      editor,
      view,
      pickers,
      shelterId,
      readOnly,
      askRemoval: setAsked,
      refusals: byBlock,
      register,
      steps,
    }
  }, [editor, view, pickers, shelterId, readOnly, refusals, register, steps])

  const onKeyDown = (event: KeyboardEvent) => {
    // A drawer opened from here is our child for React, and not on the page.
    if (!isInEditor(root.current, event.target)) return
    // Enter in a field would send the whole form of the page.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  const question = asked === null ? null : questionFor(editor, asked)
  return (
    <EditorContext value={context}>
      <LinkShelter value={shelterId}>
        {/* Keys are a second way: every action is a button too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
        <div
          ref={root}
          className={styles.editor}
          data-full={isFull || undefined}
          data-node="page"
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          <RefusalList refusals={refusals} />
          <EditorBar />
          <div className={styles.workspace}>
            <Moving>
              <Stage after={!readOnly && <AfterPage />}>
                <Sections />
              </Stage>
            </Moving>
            <Panel />
          </div>
          <AddDialogs />
          <SavedSections />
          <LiveRegion />
          {removal && <RemovalToast removal={removal} onClose={forgetRemoval} />}
          {asked !== null && question && (
            <ConfirmDialog
              {...question}
              onCancel={() => setAsked(null)}
              onConfirm={() => {
                setAsked(null)
                const { done, message } = editor.run(removeNode, { id: asked })
                if (!done) return
                setRemoval({ serial: editor.store.getState().history.serial, message })
              }}
            />
          )}
        </div>
      </LinkShelter>
    </EditorContext>
  )
})
