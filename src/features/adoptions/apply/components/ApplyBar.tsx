'use client'

import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'

import styles from '@/features/animals/components/AdoptBar.module.scss'
import { ButtonLink } from '@/ui/Button'
import { useEarly } from '@/ui/use-early'

import type { ApplyData, ApplyDialogProps } from './ApplyDialog'

const loadDialog = () => import('./ApplyDialog').then((file) => file.ApplyDialog)

type Props = {
  animal: { id: string; name: string }
  /** The page with the same form, for whoever has no JavaScript. */
  href: string
  /** The other way to help it: sponsoring. */
  beside?: ReactNode
}

type Ready = { Dialog: ComponentType<ApplyDialogProps>; data: ApplyData }

async function load(animalId: string): Promise<Ready> {
  const [Dialog, response] = await Promise.all([
    loadDialog(),
    fetch(`/api/animals/${animalId}/adoption-form`),
  ])
  if (!response.ok) throw new Error('No form')
  const { data } = (await response.json()) as { data: ApplyData }
  return { Dialog, data }
}

/** The way to a family, under the thumb on a phone: opens the form, or leads to its page. */
export function ApplyBar({ animal, href, beside }: Props) {
  const [ready, setReady] = useState<Ready>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const loading = useRef(false)
  /** Asked when the finger touches, before it leaves. */
  const asked = useRef<Promise<Ready>>(undefined)
  useEarly(loadDialog)
  const ask = () => {
    asked.current ??= load(animal.id)
    asked.current.catch(() => undefined)
    return asked.current
  }
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    if (loading.current) return
    loading.current = true
    setIsLoading(true)
    try {
      setReady(ready ?? (await ask()))
      setIsOpen(true)
    } catch {
      // No network for the dialog, or no form any more: the page says which.
      window.location.assign(href)
    }
    asked.current = undefined
    loading.current = false
    setIsLoading(false)
  }
  return (
    <div className={styles.bar} data-is-open={isOpen || undefined}>
      <ButtonLink
        href={href}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onPointerDown={() => void (ready ?? ask())}
        onClick={(event) => void open(event)}
      >
        Adopter {animal.name}
      </ButtonLink>
      {beside}
      {ready && isOpen && (
        <ready.Dialog data={ready.data} animal={animal} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
