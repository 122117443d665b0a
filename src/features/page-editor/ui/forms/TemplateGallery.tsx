'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import {
  TEMPLATE_CATEGORY_LABELS,
  TEMPLATES,
  type TemplateCategory,
  type TemplateType,
} from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'
import { AdminDialog } from '@/ui/AdminDialog'
import { AdminTabs } from '@/ui/AdminTabs'

import { fieldLabels, labels } from '../../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import { GalleryPreview } from './GalleryPreview'
import styles from './TemplateGallery.module.scss'

type Tab = TemplateCategory | 'tous'
const TABS = Object.entries({ tous: fieldLabels.allTemplates, ...TEMPLATE_CATEGORY_LABELS }).map(
  ([key, name]) => ({ key: key as Tab, name }),
)

const ALL = Object.entries(TEMPLATES) as Array<[TemplateType, (typeof TEMPLATES)[TemplateType]]>
const shownIn = (tab: Tab) => ALL.filter(([, { category }]) => tab === 'tous' || category === tab)

type Props = {
  /** The template that is highlighted first. */
  initial: TemplateType
  /** What the block would hold if that template were chosen. */
  contentOf: (type: TemplateType) => TemplateContent
  onChoose: (type: TemplateType) => void
  onClose: () => void
}

/** The twelve templates under five tabs; the highlighted one is shown with the shelter's own data. */
export function TemplateGallery({ initial, contentOf, onChoose, onClose }: Props) {
  const [tab, setTab] = useState<Tab>('tous')
  const [highlighted, setHighlighted] = useState(initial)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const show = (next: Tab) => {
    setTab(next)
    const shown = shownIn(next)
    const first = shown[0]?.[0]
    if (first && !shown.some(([type]) => type === highlighted)) setHighlighted(first)
  }

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [])

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onChoose(highlighted)
  }

  return (
    <AdminDialog title={fieldLabels.chooseTemplate} onClose={onClose} isLarge>
      <AdminTabs
        label={fieldLabels.templateCategories}
        tabs={TABS}
        chosen={tab}
        onChoose={show}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        <div ref={list} className={styles.list} role="radiogroup" aria-label={fieldLabels.template}>
          {shownIn(tab).map(([type, { label, hint }]) => (
            <div key={type} className={styles.choice}>
              <input
                id={`${id}-${type}`}
                type="radio"
                name={`${id}-template`}
                checked={type === highlighted}
                aria-describedby={`${id}-${type}-hint`}
                onChange={() => setHighlighted(type)}
                onKeyDown={onEnter}
              />
              <div>
                <label className={styles.label} htmlFor={`${id}-${type}`}>
                  {label}
                </label>
                <p className={styles.hint} id={`${id}-${type}-hint`}>
                  {hint}
                </p>
              </div>
            </div>
          ))}
        </div>
        <GalleryPreview content={contentOf(highlighted)} />
      </AdminTabs>
      <div className={styles.actions}>
        <button type="button" className={buttons.plain} onClick={onClose}>
          {labels.cancel}
        </button>
        <button type="button" className={buttons.primary} onClick={() => onChoose(highlighted)}>
          {fieldLabels.useTemplate}
        </button>
      </div>
    </AdminDialog>
  )
}
