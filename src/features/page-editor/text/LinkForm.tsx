'use client'

import {
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $createLinkNode, $toggleLink } from '@payloadcms/richtext-lexical/lexical/link'
import { useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'

import { isSafeUrl } from '@/features/pages/model'
import { AdminDialog } from '@/ui/AdminDialog'

import buttons from '@/ui/admin-buttons.module.scss'
import { Check } from '@/ui/editing/Check'
import { fieldLabels, labels, textLabels } from '../labels.fr'
import { completeUrl } from '../ui/fields/complete-url'
import { LinkInput } from '../ui/fields/LinkInput'
import styles from './TextEditor.module.scss'
import type { Link } from './use-format'

type Wanted = { url: string; isBlank: boolean; name: string | undefined }

/** Links the selected words; with none selected, writes the name of the page, or the address. */
function applyLink(editor: LexicalEditor, { url, isBlank, name }: Wanted): void {
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
    const words = name ?? url.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    link.append($createTextNode(words))
    selection.insertNodes([link])
  })
}

/** The words that the link is put on. */
const wordsOf = (editor: LexicalEditor): string =>
  editor.getEditorState().read(() => $getSelection()?.getTextContent().trim() ?? '')

type Props = { editor: LexicalEditor; link: Link | null; onClose: () => void }

/** Where a link leads and where it opens. */
export function LinkForm({ editor, link, onClose }: Props) {
  const [url, setUrl] = useState(link?.url ?? '')
  const [name, setName] = useState<string>()
  const [isBlank, setBlank] = useState(link?.isBlank ?? false)
  const [isWrong, setWrong] = useState(false)
  const [words] = useState(() => wordsOf(editor))

  const close = () => {
    onClose()
    // Once the dialog has given the focus back to where it was opened.
    requestAnimationFrame(() => editor.focus())
  }
  const apply = () => {
    const address = completeUrl(url)
    setUrl(address)
    if (!isSafeUrl(address)) return setWrong(true)
    applyLink(editor, { url: address, isBlank, name })
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event
    const isInField = target instanceof HTMLInputElement && target.type === 'text'
    if (key !== 'Enter' || defaultPrevented || !isInField) return
    event.preventDefault()
    apply()
  }

  // On the page itself: nothing of the canvas or of the toolbar may cover it.
  return createPortal(
    <AdminDialog
      title={textLabels.link}
      about={words ? fieldLabels.linkOn(words) : undefined}
      onClose={close}
      refusal={isWrong ? labels.invalidUrl(url) : null}
      actions={
        <>
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
          <button type="button" className={buttons.primary} onClick={apply}>
            {textLabels.applyLink}
          </button>
        </>
      }
    >
      {/* The key is a second way: the action is a button too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
      <div className={styles.link} onKeyDown={onKeyDown}>
        <LinkInput
          label={textLabels.linkUrl}
          value={url}
          isFirst
          onChange={(typed, chosen) => {
            setWrong(false)
            setUrl(typed)
            setName(chosen)
          }}
        />
        <Check label={textLabels.linkBlank} checked={isBlank} onChange={setBlank} />
      </div>
    </AdminDialog>,
    document.body,
  )
}
