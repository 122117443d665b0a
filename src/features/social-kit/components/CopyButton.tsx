'use client'

import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { words } from './words.fr'

/** Puts a text into the clipboard; a browser that refuses says so. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(words.copied)
    } catch {
      toast.error(words.copyFailed)
    }
  }
  return (
    <button type="button" className={buttons.plain} onClick={() => void copy()}>
      <Icon name="copy" size={20} />
      {children}
    </button>
  )
}
