'use client'

import { useContext, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { isSafeUrl, LIMITS } from '@/features/pages/model'
import { comboboxMessage, type Option } from '@/ui/combobox-state'
import { ComboboxOptions, optionId } from '@/ui/ComboboxOptions'
import { Field } from '@/ui/editing/Field'
import { useCombobox } from '@/ui/use-combobox'

import fields from '@/ui/editing/fields.module.scss'
import { fieldLabels, labels } from '../../labels.fr'
import { LinkShelter } from '../../links/context'
import { useDestinations } from '../../links/use-destinations'
import { completeUrl } from './complete-url'
import styles from './LinkInput.module.scss'

const OPTIONS = { list: styles.list, option: styles.option, detail: styles.kind }

type Props = {
  label: string
  value: string
  /** Told of each key; `name` is that of the page, article, form or animal that was chosen. */
  onChange: (url: string, name?: string) => void
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
}

/**
 * Where a link leads: a page, an article, a form or an animal of the shelter by its name, or any
 * address, completed when it is left and said to be wrong only then.
 */
export function LinkInput({ label, value, onChange, isFirst = false }: Props) {
  const find = useDestinations(useContext(LinkShelter))
  const list = useId()
  const names = useRef(new Map<string, string>())
  const [isTyping, setTyping] = useState(false)
  /** The address that the field last took over; what is being typed is not one yet. */
  const [settled, setSettled] = useState(value)
  if (!isTyping && settled !== value) setSettled(value)

  const load = async (words: string, signal: AbortSignal): Promise<Option[]> => {
    const found = await find(words, signal)
    for (const { url, name } of found) names.current.set(url, name)
    return found.map(({ url, name, kind }) => ({ value: url, label: name, detail: kind }))
  }
  const chosen = useMemo(() => (settled ? { value: settled, label: settled } : null), [settled])
  const choose = (option: Option | null) => {
    if (!option) return
    setTyping(false)
    setSettled(option.value)
    onChange(option.value, option.label)
  }
  const box = useCombobox({ value: chosen, onChange: choose, load, freeText: false })
  const isListed = box.isOpen && box.options.length > 0
  const isWrong = !isTyping && value !== '' && !isSafeUrl(value)
  const isNamed = !isTyping && value !== '' && box.text !== value && !isWrong

  const leave = () => {
    box.leave()
    setTyping(false)
    const url = completeUrl(value)
    if (url !== value) onChange(url)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wasOpen = box.isOpen
    box.onKeyDown(event)
    // The list goes first, what is around it next time.
    if (event.key === 'Escape' && wasOpen) event.stopPropagation()
  }

  return (
    <Field
      label={label}
      hint={isNamed ? fieldLabels.linkLeads(value) : fieldLabels.urlHint}
      error={isWrong ? labels.invalidUrl(value) : null}
    >
      {(described) => (
        <>
          <input
            {...described}
            className={fields.input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={list}
            aria-activedescendant={optionId(list, box.active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-autofocus={isFirst ? '' : undefined}
            maxLength={LIMITS.url}
            placeholder={fieldLabels.linkPlaceholder}
            value={box.text}
            onChange={({ target }) => {
              setTyping(true)
              box.type(target.value)
              onChange(target.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <ComboboxOptions
            id={list}
            label={fieldLabels.linkList}
            options={box.isOpen ? box.options : []}
            active={box.active}
            onChoose={box.choose}
            styles={OPTIONS}
          />
          <p className={styles.message} data-is-seen={!isListed} role="status">
            {isTyping ? comboboxMessage(box) : ''}
          </p>
        </>
      )}
    </Field>
  )
}
