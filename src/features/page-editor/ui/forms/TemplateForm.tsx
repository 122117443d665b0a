'use client'

import { useEffect, useRef, type KeyboardEvent } from 'react'

import { LIMITS, same, TEMPLATES } from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'
import buttons from '@/ui/admin-buttons.module.scss'

import { fieldLabels } from '../../labels.fr'
import { updateContent } from '../../state/commands/update-content'
import { useEditorContext, useNodeKey, useView } from '../context'
import { TextArea, TextInput } from '../fields/inputs'
import styles from '../PageEditor.module.scss'
import { TemplateOptions } from './TemplateOptions'
import { TemplatePicker } from './TemplatePicker'

type Props = { id: string; content: TemplateContent }

/**
 * Settings of a template, tried on a copy that the canvas shows: Ctrl+Entrée
 * keeps them, Échap gives them up. Source: docs/decisions/content.md. A save of the page,
 * or turning to another block, keeps them too.
 */
export function TemplateForm({ id, content }: Props) {
  const { editor, view, register } = useEditorContext()
  const key = useNodeKey(id)
  const tried = useView(({ draft }) => (draft?.key === key ? draft.content : null))
  const group = useRef<HTMLDivElement>(null)
  const shown = tried ?? content
  const { label, options } = TEMPLATES[shown.templateType]
  const set = (values: Partial<TemplateContent>) =>
    view.set({ draft: { key, content: { ...shown, ...values } } })

  const write = () => {
    if (!tried) return
    view.set({ draft: null })
    if (!same(tried, content)) editor.run(updateContent, { blockId: id, values: tried })
  }
  const save = () => {
    write()
    editor.focusOn({ node: id })
  }
  const giveUp = () => {
    view.set({ draft: null })
    editor.say(fieldLabels.templateGivenUp)
    editor.focusOn({ node: id })
  }

  const pending = useRef(write)
  useEffect(() => {
    pending.current = write
  })
  useEffect(() => {
    const unregister = register({ run: () => pending.current(), onlyOutside: true })
    return () => {
      unregister()
      pending.current()
    }
  }, [register])

  const onKeyDown = (event: KeyboardEvent) => {
    // A drawer opened from here is our child for React, and not on the page.
    if (!(event.target instanceof Node && group.current?.contains(event.target))) return
    if (event.key === 'Escape' && tried) giveUp()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // The keys are a second way: both actions are buttons too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div ref={group} className={styles.form} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <TemplatePicker
        content={shown}
        onChange={(templateType, limit) => set({ templateType, limit })}
      />
      <TextInput
        label={fieldLabels.title}
        value={shown.title}
        max={LIMITS.shortText}
        onChange={(title) => set({ title })}
      />
      <TextArea
        label={fieldLabels.description}
        value={shown.description}
        max={LIMITS.longText}
        onChange={(description) => set({ description })}
      />
      <TemplateOptions options={options} content={shown} onChange={set} />
      <p className={styles.keys}>{fieldLabels.templateKeys}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={!tried || undefined}
          onClick={save}
        >
          {fieldLabels.saveTemplate}
        </button>
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={!tried || undefined}
          onClick={giveUp}
        >
          {fieldLabels.cancelTemplate}
        </button>
      </div>
    </div>
  )
}
