'use client'

import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from 'react'

import { Icon } from '@/ui/Icon'

import { labels } from '../library/labels.fr'
import styles from './upload.module.scss'

type Props = {
  onFiles: (files: File[]) => void
  /** Where a paste counts: the whole screen, or this part of it. */
  pasteIn: 'document' | 'area'
  className?: string
  children: ReactNode
}

const carriesFiles = (transfer: DataTransfer | null) => Boolean(transfer?.types.includes('Files'))

/** A part of the screen on which files can be dropped and pasted. */
export function UploadArea({ onFiles, pasteIn, className = '', children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  // Each element inside enters and leaves on its own.
  const depth = useRef(0)

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const target: Document | HTMLElement | null = pasteIn === 'document' ? document : area.current
    const listener = (event: Event) => onPaste(event as ClipboardEvent)
    target?.addEventListener('paste', listener)
    return () => target?.removeEventListener('paste', listener)
  }, [pasteIn])

  const over = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return false
    event.preventDefault()
    return true
  }
  return (
    <div
      ref={area}
      className={`${styles.area} ${className}`}
      onDragEnter={(event) => {
        if (!over(event)) return
        depth.current += 1
        setOver(true)
      }}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!carriesFiles(event.dataTransfer)) return
        depth.current -= 1
        if (depth.current <= 0) setOver(false)
      }}
      onDrop={(event) => {
        if (!over(event)) return
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <div className={styles.drop} aria-hidden="true">
          <p>
            <Icon name="download" size={32} />
            {labels.drop}
          </p>
        </div>
      )}
    </div>
  )
}
