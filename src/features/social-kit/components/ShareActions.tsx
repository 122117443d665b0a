'use client'

import { toast } from '@payloadcms/ui'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { saveFile } from './fetch-file'
import { words } from './words.fr'

type Props = {
  /** The picture, once it is there. */
  file: File | null
  text: string
  onRefusal: (sentence: string | null) => void
}

// Phones share files; most computers do not.
const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** Hands picture and text to the apps of the phone; where there is no such thing, the picture is saved. */
export function ShareActions({ file, text, onRefusal }: Props) {
  const share = async () => {
    if (!file) return
    onRefusal(null)
    // Several networks take the picture and leave the words.
    void navigator.clipboard?.writeText(text).then(
      () => toast.success(words.shareHint),
      () => undefined,
    )
    try {
      await navigator.share({ files: [file], text })
    } catch (error) {
      // Closed without a choice: nothing to say.
      if (error instanceof DOMException && error.name === 'AbortError') return
      onRefusal(words.shareFailed)
    }
  }
  const isShareable = file !== null && canShare(file)
  return (
    <>
      <button
        type="button"
        className={isShareable ? buttons.plain : buttons.primary}
        aria-disabled={!file || undefined}
        onClick={() => file && saveFile(file)}
      >
        <Icon name="camera" size={20} />
        {words.download}
      </button>
      {isShareable && (
        <button type="button" className={buttons.primary} onClick={() => void share()}>
          <Icon name="share" size={20} />
          {words.share}
        </button>
      )}
    </>
  )
}
