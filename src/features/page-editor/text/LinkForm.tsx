'use client'

import {
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $createLinkNode, $toggleLink } from '@payloadcms/richtext-lexical/lexical/link'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { isSafeUrl, LIMITS } from '@/features/pages/model'

import { fieldLabels, labels, textLabels } from '../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import { completeUrl } from '../ui/fields/complete-url'
import { Check, TextInput } from '../ui/fields/inputs'
import styles from './TextEditor.module.scss'
import type { Link } from './use-format'

/** Links the selected words; with none selected, writes the address itself. */
function applyLink(editor: LexicalEditor, url: string, isBlank: boolean): void {
  const attributes = isBlank
    ? { target: '_blank', rel: 'noopener' }
    : { target: undefined, rel: undefined }
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    $toggleLink(url, attributes)
    const isBare = selection.isCollapsed() && !selection.anchor.getNode().getParent()?.isInline()
    if (!isBare) return
    const link = $createLinkNode(url, attributes)
    link.append($createTextNode(url.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')))
    selection.insertNodes([link])
  })
}

type Props = { editor: LexicalEditor; link: Link | null; onClose: () => void }

/** Address of a link and where it opens. */
export function LinkForm({ editor, link, onClose }: Props) {
  const [url, setUrl] = useState(link?.url ?? '')
  const [isBlank, setBlank] = useState(link?.isBlank ?? false)
  const [isWrong, setWrong] = useState(false)
  const group = useRef<HTMLDivElement>(null)

  useEffect(() => {
    group.current?.querySelector('input')?.focus()
  }, [])

  const close = () => {
    onClose()
    editor.focus()
  }
  const apply = () => {
    const address = completeUrl(url)
    setUrl(address)
    if (!isSafeUrl(address)) return setWrong(true)
    applyLink(editor, address, isBlank)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // The keys are a second way: both actions are buttons too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={group}
      className={styles.link}
      role="group"
      aria-label={textLabels.link}
      onKeyDown={onKeyDown}
    >
      <TextInput
        label={textLabels.linkUrl}
        hint={fieldLabels.urlHint}
        error={isWrong ? labels.invalidUrl : null}
        value={url}
        max={LIMITS.url}
        onChange={(typed) => {
          setWrong(false)
          setUrl(typed)
        }}
      />
      <Check label={textLabels.linkBlank} checked={isBlank} onChange={setBlank} />
      <div className={styles.linkActions}>
        <button type="button" className={buttons.primary} onClick={apply}>
          {textLabels.applyLink}
        </button>
        {link && (
          <button
            type="button"
            className={buttons.plain}
            onClick={() => {
              editor.update(() => $toggleLink(null))
              close()
            }}
          >
            {textLabels.removeLink}
          </button>
        )}
        <button type="button" className={buttons.plain} onClick={close}>
          {labels.cancel}
        </button>
      </div>
    </div>
  )
}
