'use client'

import { useRef, type ChangeEvent } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { IMAGE_TYPES } from '../../model'
import { labels } from '../library/labels.fr'

/** HEIC is the photo of an iPhone: browsers that read it make a JPEG of it. */
const ACCEPT = [...IMAGE_TYPES, 'image/heic', 'image/heif'].join(',')

/**
 * Opens the choice of files of the system; `open` lets another button do it too.
 * @param isCamera a phone opens its camera at once, and takes one picture
 */
export function useFileChoice(onFiles: (files: File[]) => void, isCamera = false) {
  const input = useRef<HTMLInputElement>(null)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    // The same file again is a change too.
    event.target.value = ''
  }
  const field = (
    <input
      ref={input}
      type="file"
      accept={ACCEPT}
      {...(isCamera ? { capture: 'environment' } : { multiple: true })}
      hidden
      onChange={onChange}
      tabIndex={-1}
      aria-label={labels.add}
    />
  )
  return { field, open: () => input.current?.click() }
}

export function AddButton({
  onClick,
  isQuiet = false,
}: {
  onClick: () => void
  isQuiet?: boolean
}) {
  return (
    <button type="button" className={isQuiet ? buttons.plain : buttons.primary} onClick={onClick}>
      <Icon name="plus" size={20} />
      {labels.add}
    </button>
  )
}
