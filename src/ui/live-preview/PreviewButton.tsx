'use client'

import { useLivePreviewContext } from '@payloadcms/ui'

import styles from './PreviewButton.module.scss'
import { words } from './words'

type Props = {
  /** Among the buttons of Payload, which leave it no room on a phone, or above the editor. */
  place?: 'controls' | 'editor'
}

/** Opens and closes the preview; nothing before the first save, when there is nothing to show. */
export function PreviewButton({ place = 'controls' }: Props) {
  const { url, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  if (!url) return null
  return (
    <button
      type="button"
      className={styles.open}
      data-place={place}
      aria-pressed={isLivePreviewing}
      onClick={() => setIsLivePreviewing(!isLivePreviewing)}
    >
      {words.open}
    </button>
  )
}
