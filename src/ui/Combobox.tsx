'use client'

import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'

import { comboboxMessage, type Option } from './combobox-state'
import styles from './Combobox.module.scss'
import { ComboboxOptions, optionId } from './ComboboxOptions'
import { Field } from './Field'
import { LineIcon } from './LineIcon'
import { CLOSE } from './paths/close'
import { useCombobox, type LoadOptions } from './use-combobox'
import { useReady } from './use-ready'

type Props = {
  label: ReactNode
  /** Sent with a form: the value of the option, or the words that were typed. */
  name: string
  hint?: ReactNode
  error?: string
  isRequired?: boolean
  isOptional?: boolean
  id?: string
  value: Option | null
  onChange: (value: Option | null) => void
  /** Options for some words, best first; asked 300 ms after the last key. */
  load: LoadOptions
  placeholder?: string
  /** Words that are no option are an answer too: `{ value: words, label: words }`. */
  freeText?: boolean
}

const OPTIONS = { list: styles.list, option: styles.option, detail: styles.detail }

/** A field that proposes while one writes: a commune, a breed. Without JavaScript, a plain field. */
export function Combobox(props: Props) {
  const { label, name, hint, error, isRequired, isOptional, id, value, placeholder } = props
  const box = useCombobox({ ...props, freeText: props.freeText ?? false })
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const message = comboboxMessage(box)
  const hasList = box.isOpen && box.options.length > 0
  // Before the script of the page runs, or without it, words that are changed are those that count.
  const isReady = useReady()
  const isChosen = value !== null && value.label === box.text && (isReady || !props.freeText)
  const catchUp = useEffectEvent(() => {
    const field = input.current
    if (field) box.goOn(field.value, field === document.activeElement)
  })
  useEffect(() => catchUp(), [])

  return (
    <Field {...{ label, hint, error, isRequired, isOptional, id }}>
      {(control) => (
        <div className={styles.room}>
          <input
            {...control}
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={list}
            aria-activedescendant={optionId(list, box.active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            name={isChosen ? undefined : name}
            placeholder={placeholder}
            value={box.text}
            onChange={({ target }) => box.type(target.value)}
            onKeyDown={box.onKeyDown}
            onBlur={box.leave}
          />
          {isChosen && <input type="hidden" name={name} value={value.value} />}
          {box.text && (
            <button
              type="button"
              className={styles.clear}
              aria-label="Effacer"
              onClick={() => {
                box.type('')
                input.current?.focus()
              }}
            >
              <LineIcon paths={CLOSE} size={20} />
            </button>
          )}
          <div className={styles.panel} hidden={!message}>
            <ComboboxOptions
              id={list}
              label="Propositions"
              options={box.isOpen ? box.options : []}
              active={box.active}
              onChoose={box.choose}
              onPoint={box.point}
              styles={OPTIONS}
            />
            <p className={styles.message} data-is-seen={!hasList} role="status">
              {message}
            </p>
          </div>
        </div>
      )}
    </Field>
  )
}
