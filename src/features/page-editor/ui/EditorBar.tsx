'use client'

import { useCallback, useContext, useRef } from 'react'

import { AdminTooltip } from '@/ui/AdminTooltip'

import { canRedo, canUndo, isDirty } from '../state/selectors'
import { labels } from '../labels.fr'
import styles from './bar.module.scss'
import { FormModified, useEditorContext, useEditorState, useView } from './context'
import { DeviceSwitch } from './DeviceSwitch'
import { Icon, type IconName } from './Icon'
import { useHeight } from './use-height'

type ToolProps = {
  icon: IconName
  label: string
  unable?: boolean
  pressed?: boolean
  onClick: () => void
}

function Tool({ icon, label, unable = false, pressed, onClick }: ToolProps) {
  return (
    <AdminTooltip text={label}>
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-disabled={unable || undefined}
        aria-pressed={pressed}
        onClick={onClick}
      >
        <Icon name={icon} />
        <span className={styles.toolName}>{label}</span>
      </button>
    </AdminTooltip>
  )
}

/** Undo, redo, width, full screen, and whether the page is saved; always in reach. */
export function EditorBar() {
  const { view, readOnly, steps } = useEditorContext()
  const undoable = useEditorState(canUndo)
  const redoable = useEditorState(canRedo)
  const isModified = useEditorState(isDirty)
  const isTrying = useView(({ draft }) => draft !== null)
  const panel = useView((state) => state.panel)
  const isFull = useView((state) => state.isFull)
  const isFormModified = useContext(FormModified)
  const modified = isModified || isTrying || isFormModified
  const bar = useRef<HTMLDivElement>(null)
  const find = useCallback(() => {
    const told = bar.current?.parentElement
    return bar.current && told ? { measured: bar.current, told } : null
  }, [])
  useHeight(find, '--bar-height')
  return (
    <div ref={bar} className={styles.bar} data-editor-bar="">
      {!readOnly && (
        <div className={styles.group}>
          <Tool
            icon="undo"
            label={labels.undo}
            unable={!undoable && !isTrying}
            onClick={steps.undo}
          />
          <Tool icon="redo" label={labels.redo} unable={!redoable} onClick={steps.redo} />
        </div>
      )}
      <DeviceSwitch />
      <p className={styles.state} data-modified={modified || undefined}>
        {modified ? labels.modified : labels.unmodified}
      </p>
      <div className={styles.group}>
        {!readOnly && (
          <Tool
            icon="outline"
            label={labels.views.outline}
            pressed={panel === 'outline'}
            onClick={() => view.togglePanel('outline')}
          />
        )}
        {!readOnly && (
          <Tool
            icon="check"
            label={labels.views.checks}
            pressed={panel === 'checks'}
            onClick={() => view.togglePanel('checks')}
          />
        )}
        <Tool
          icon={isFull ? 'shrink' : 'expand'}
          label={isFull ? labels.leaveFull : labels.full}
          pressed={isFull}
          onClick={() => view.set({ isFull: !isFull })}
        />
      </div>
    </div>
  )
}
