'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { LIMITS, same, TEMPLATES } from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'

import { fieldLabels } from '../../labels.fr'
import { updateContent } from '../../state/commands/update-content'
import buttons from '../buttons.module.scss'
import { useEditorContext } from '../context'
import { TextArea, TextInput } from '../fields/inputs'
import styles from '../PageEditor.module.scss'
import { TemplateOptions } from './TemplateOptions'
import { TemplatePicker } from './TemplatePicker'

type Props = { id: string; content: TemplateContent; onClose: () => void }

/**
 * Settings of a template, tried on a copy: Ctrl+Entrée keeps them, Échap gives
 * them up. Source: specification §2. A save of the page keeps them too.
 */
export function TemplateForm({ id, content, onClose }: Props) {
  const { editor, register } = useEditorContext()
  const [draft, setDraft] = useState(content)
  const group = useRef<HTMLDivElement>(null)
  const { label, options } = TEMPLATES[draft.templateType]
  const set = (values: Partial<TemplateContent>) => setDraft({ ...draft, ...values })

  const write = () => {
    if (!same(draft, content)) editor.run(updateContent, { blockId: id, values: draft })
  }
  const close = () => {
    onClose()
    editor.focusOn({ node: id, part: 'edit' })
  }
  const save = () => {
    write()
    close()
  }

  const pending = useRef(write)
  useEffect(() => {
    pending.current = write
  })
  useEffect(() => register({ run: () => pending.current(), onlyOutside: true }), [register])

  const onKeyDown = (event: KeyboardEvent) => {
    // A drawer opened from here is our child for React, and not on the page.
    if (!(event.target instanceof Node && group.current?.contains(event.target))) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // The keys are a second way: both actions are buttons too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div ref={group} className={styles.form} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <TemplatePicker
        value={draft.templateType}
        onChange={(templateType, limit) => set({ templateType, limit })}
      />
      <TextInput
        label={fieldLabels.title}
        value={draft.title}
        max={LIMITS.shortText}
        onChange={(title) => set({ title })}
      />
      <TextArea
        label={fieldLabels.description}
        value={draft.description}
        max={LIMITS.longText}
        onChange={(description) => set({ description })}
      />
      <TemplateOptions options={options} content={draft} onChange={set} />
      <p className={styles.keys}>{fieldLabels.templateKeys}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.primary} onClick={save}>
          {fieldLabels.saveTemplate}
        </button>
        <button type="button" className={buttons.plain} onClick={close}>
          {fieldLabels.cancelTemplate}
        </button>
      </div>
    </div>
  )
}
