'use client'

import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'

import { labels } from '../../labels.fr'
import { Outline } from '../../outline/Outline'
import buttons from '@/ui/admin-buttons.module.scss'
import { useEditorContext, useView } from '../context'
import { Icon } from '../Icon'
import { PANEL_MARK } from '../is-in-editor'
import { NodePanel } from './NodePanel'
import { PageChecks } from './PageChecks'
import styles from './panel.module.scss'
import { usePanelPlace } from './use-panel-place'
import { useSelectedNode } from './use-selected-node'

/** The settings of what is selected: beside the page, or from below on a small screen. */
export function Panel() {
  const { editor, view, readOnly } = useEditorContext()
  const { host, place } = usePanelPlace()
  const panel = useView((state) => state.panel)
  const node = useSelectedNode()
  const element = useRef<HTMLElement>(null)
  const shown = readOnly || (panel === 'node' && !node) ? null : panel
  const isOpen = shown !== null

  // What lies under the panel is not reached by the Tab key.
  useEffect(() => {
    if (!isOpen || !host) return
    const covered = [...host.children].filter((child) => child !== element.current)
    for (const child of covered) child.setAttribute('inert', '')
    return () => {
      for (const child of covered) child.removeAttribute('inert')
    }
  }, [isOpen, host])

  const panelFocus = useView((state) => state.panelFocus)
  const focused = useRef(panelFocus)
  useEffect(() => {
    if (panelFocus === focused.current || !isOpen) return
    focused.current = panelFocus
    element.current?.focus()
  }, [panelFocus, isOpen, host])

  const back = () => {
    editor.focusOn({ node: node?.id ?? 'page' })
    if (place === 'sheet') view.set({ panel: null })
  }
  const close = () => {
    back()
    view.set({ panel: null })
  }

  // The outline stays beside the page while one goes through it; over the page it gives way.
  const goFromOutline = useCallback(
    (id: string) => {
      editor.focusOn({ node: id })
      view.set({ panel: place === 'sheet' ? null : 'outline' })
    },
    [editor, view, place],
  )

  if (!isOpen && place !== 'inline') return null
  const title = shown === 'outline' ? labels.views.outline : node?.name
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    back()
  }
  const drawn = (
    // Échap goes back to the page: a second way beside the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <aside
      ref={element}
      {...PANEL_MARK}
      className={styles.panel}
      data-place={place}
      aria-label={shown === 'node' && node ? labels.settingsOf(node.name) : labels.panel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {isOpen ? (
        <>
          <div className={styles.head} data-bare={shown === 'checks' || undefined}>
            {shown !== 'checks' && <h3 className={styles.title}>{title}</h3>}
            <button
              type="button"
              className={buttons.icon}
              aria-label={labels.closePanel}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>
            {shown === 'node' && node && <NodePanel key={node.key} node={node} />}
            {shown === 'checks' && <PageChecks />}
            {shown === 'outline' && (
              <Outline selected={node?.id ?? null} onSelect={goFromOutline} />
            )}
          </div>
        </>
      ) : (
        <>
          <div className={styles.head}>
            <h3 className={styles.title}>{labels.views.outline}</h3>
          </div>
          <div className={styles.body}>
            <Outline onSelect={goFromOutline} />
          </div>
        </>
      )}
    </aside>
  )
  if (place === 'inline') return drawn
  return createPortal(drawn, host ?? document.body)
}
