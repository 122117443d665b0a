'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import type { Shared } from './shared'
import { ShareKitDialog } from './ShareKitDialog'
import { useMayShare } from './use-may-share'
import { words } from './words.fr'

/** « Partager sur les réseaux », for whoever may; nothing for the others. */
export function ShareKitButton({ shared }: { shared: Shared }) {
  const [isOpen, setOpen] = useState(false)
  const may = useMayShare(shared.shelter)
  if (!may) return null
  return (
    <>
      <button type="button" className={buttons.plain} onClick={() => setOpen(true)}>
        <Icon name="share" size={20} />
        {words.open}
      </button>
      {isOpen && <ShareKitDialog shared={shared} onClose={() => setOpen(false)} />}
    </>
  )
}
