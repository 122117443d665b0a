'use client'

import { useId, useState } from 'react'

import {
  defaultLimit,
  TEMPLATE_CATEGORY_LABELS,
  TEMPLATES,
  type TemplateCategory,
  type TemplateType,
} from '@/features/pages/model'

import { fieldLabels } from '../../labels.fr'
import buttons from '../buttons.module.scss'
import { useRoving } from '../use-roving'
import styles from './TemplatePicker.module.scss'

type Tab = TemplateCategory | 'tous'
const TABS = [
  ['tous', fieldLabels.allTemplates],
  ...Object.entries(TEMPLATE_CATEGORY_LABELS),
] as Array<[Tab, string]>

const ALL = Object.entries(TEMPLATES) as Array<[TemplateType, (typeof TEMPLATES)[TemplateType]]>

type Props = {
  value: TemplateType
  /** `limit` is the number of things that the chosen template shows by default. */
  onChange: (value: TemplateType, limit: number) => void
}

/** The twelve templates under five tabs; folded until one wants another. */
export function TemplatePicker({ value, onChange }: Props) {
  const [isUnfolded, setUnfolded] = useState(false)
  const [tab, setTab] = useState<Tab>('tous')
  const { onKeyDown, item } = useRoving(TABS.length, (index) => setTab(TABS[index]?.[0] ?? 'tous'))
  const id = useId()
  const shown = ALL.filter(([, { category }]) => tab === 'tous' || category === tab)
  const { label, hint } = TEMPLATES[value]
  return (
    <div className={styles.picker}>
      <p className={styles.current}>
        {fieldLabels.template} : <strong>{label}</strong>
      </p>
      <p className={styles.hint}>{hint}</p>
      <button
        type="button"
        className={buttons.plain}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {fieldLabels.changeTemplate}
      </button>
      {isUnfolded && (
        <>
          <div
            className={styles.tabs}
            role="tablist"
            tabIndex={-1}
            aria-label={fieldLabels.templateCategories}
            onKeyDown={onKeyDown}
          >
            {TABS.map(([key, name], index) => (
              <button
                key={key}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-selected={key === tab}
                aria-controls={`${id}-panel`}
                className={styles.tab}
                {...item(index)}
                onClick={() => setTab(key)}
              >
                {name}
              </button>
            ))}
          </div>
          <div
            className={styles.panel}
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-tab-${TABS.findIndex(([key]) => key === tab)}`}
          >
            {shown.map(([type, template]) => (
              <div key={type} className={styles.choice}>
                <input
                  id={`${id}-${type}`}
                  type="radio"
                  name={`${id}-template`}
                  checked={type === value}
                  aria-describedby={`${id}-${type}-hint`}
                  onChange={() => onChange(type, defaultLimit(type))}
                />
                <div>
                  <label className={styles.choiceLabel} htmlFor={`${id}-${type}`}>
                    {template.label}
                  </label>
                  <p className={styles.hint} id={`${id}-${type}-hint`}>
                    {template.hint}
                  </p>
                </div>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
