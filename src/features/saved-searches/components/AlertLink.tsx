'use client'

import { lazy, Suspense, useState, type MouseEvent } from 'react'

import { ButtonLink } from '@/ui/Button'
import { LineIcon } from '@/ui/LineIcon'
import { BELL } from '@/ui/paths/bell'

// Opened by a press alone, so never on the server: `next/dynamic` would weigh a kilobyte more.
const loadDialog = async () => ({ default: (await import('./AlertDialog')).AlertDialog })
const AlertDialog = lazy(loadDialog)

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
  const [isOpen, setOpen] = useState(false)

  const open = async (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    try {
      await loadDialog()
      setOpen(true)
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
      {isOpen && (
        <Suspense>
          <AlertDialog
            query={new URLSearchParams(href.split('?')[1]).get('recherche') ?? ''}
            words={words}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
