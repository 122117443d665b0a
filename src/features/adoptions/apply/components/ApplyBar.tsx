'use client'

import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'

import styles from '@/features/animals/components/AdoptBar.module.scss'
import { ButtonLink } from '@/ui/Button'

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
  const loading = useRef(false)
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    if (loading.current) return
    loading.current = true
    try {
      setReady(ready ?? (await load(animal.id)))
      setIsOpen(true)
    } catch {
      // No network for the dialog, or no form any more: the page says which.
      window.location.assign(href)
    }
    loading.current = false
  }
  return (
    <div className={styles.bar} data-is-open={isOpen || undefined}>
      <ButtonLink
        href={href}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
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
