'use client'

import { useState } from 'react'

import { ofName, thatName } from '@/platform/french.model'
import { LineIcon } from '@/ui/LineIcon'
import { MAIL } from '@/ui/paths/mail'
import { PRINT } from '@/ui/paths/print'
import { SHARE } from '@/ui/paths/share'
import { toast } from '@/ui/toasts'

import styles from './ShareRow.module.scss'

type Props = {
  /** Of the animal, or of whatever else is shared. */
  name: string
  /** Whole address of its page. */
  url: string
  /** Path of its poster; none once it is adopted. */
  poster: string | null
  /** What one says of it; of an animal that one may get to know it. */
  text?: string
}

const mailOf = ({ name, url, text }: Props): string => {
  const subject = text ?? `Faites la connaissance ${ofName(name)}`
  const words = text ?? `Je pense ${thatName(name)} pourrait vous plaire`
  const body = `Bonjour,\n\n${words}\u00a0:\n${url}\n`
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/**
 * Ways to speak of an animal: the sharing of the phone where there is one, else the address is
 * copied; an e-mail; a poster to print. No script of another house.
 */
export function ShareRow(props: Props) {
  const { name, url, poster } = props
  const [isByHand, setIsByHand] = useState(false)

  const share = async () => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({
          title: name,
          text: props.text ?? `Faites la connaissance ${ofName(name)}`,
          url,
        })
        return
      } catch (error) {
        // Closed without a choice: nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      toast({ text: 'Lien copié', tone: 'success' })
    } catch {
      setIsByHand(true)
    }
  }

  return (
    <div className={styles.share}>
      <button type="button" className={styles.way} onClick={() => void share()}>
        <LineIcon paths={SHARE} size={20} />
        Partager
      </button>
      <a className={styles.way} href={mailOf(props)}>
        <LineIcon paths={MAIL} size={20} />
        E-mail
      </a>
      {poster && (
        <a className={styles.way} href={poster}>
          <LineIcon paths={PRINT} size={20} />
          Affiche à imprimer
        </a>
      )}
      <p className={styles.said} role="status">
        {isByHand && `Copiez ce lien\u00a0: ${url}`}
      </p>
    </div>
  )
}
