'use client'

import { useState, type MouseEvent } from 'react'

import { ButtonLink } from '@/ui/Button'
import { LineIcon } from '@/ui/LineIcon'
import { BELL } from '@/ui/paths/bell'

const loadDialog = () => import('./AlertDialog')

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

type Props = {
  /** The page with the same form, for those without JavaScript; its query names the list. */
  href: string
  /** The list, in words. */
  words: string
}

/** « M’alerter des nouveaux animaux »: a link to a form, which a script shows over the list. */
export function AlertLink({ href, words }: Props) {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>()

  const open = async (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    try {
      const code = await loadDialog()
      setDialog(() => code)
    } catch {
      window.location.assign(href)
    }
  }
  return (
    <>
      <ButtonLink
        look="outline"
        isSmall
        href={href}
        rel="nofollow"
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
      >
        <LineIcon paths={BELL} size={20} />
        M’alerter des nouveaux animaux
      </ButtonLink>
      {dialog && (
        <dialog.AlertDialog
          query={new URLSearchParams(href.split('?')[1]).get('recherche') ?? ''}
          words={words}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
