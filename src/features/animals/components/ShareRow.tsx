'use client'

import { useState } from 'react'

import styles from './ShareRow.module.scss'

type Props = {
  /** Of the animal. */
  name: string
  /** Whole address of its page. */
  url: string
  /** Path of its poster; none once it is adopted. */
  poster: string | null
}

const mailOf = ({ name, url }: Props): string => {
  const subject = `Faites la connaissance de ${name}`
  const body = `Bonjour,\n\nJe pense que ${name} pourrait vous plaire\u00a0:\n${url}\n`
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/**
 * Ways to speak of an animal: the sharing of the phone where there is one, else the address is
 * copied; an e-mail; a poster to print. No script of another house.
 */
export function ShareRow(props: Props) {
  const { name, url, poster } = props
  const [said, setSaid] = useState('')

  const share = async () => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: name, text: `Faites la connaissance de ${name}`, url })
        return
      } catch (error) {
        // Closed without a choice: nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      setSaid('Lien copié')
    } catch {
      setSaid(`Copiez ce lien\u00a0: ${url}`)
    }
  }

  return (
    <div className={styles.share}>
      <button type="button" className={styles.way} onClick={() => void share()}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="18" cy="5" r="2.6" />
          <circle cx="6" cy="12" r="2.6" />
          <circle cx="18" cy="19" r="2.6" />
          <path d="m8.3 10.7 7.4-4.3M8.3 13.3l7.4 4.3" />
        </svg>
        Partager
      </button>
      <a className={styles.way} href={mailOf(props)}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <rect x="3" y="5" width="18" height="14" rx="2.5" />
          <path d="m4 7 8 6 8-6" />
        </svg>
        E-mail
      </a>
      {poster && (
        <a className={styles.way} href={poster}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M7 9V3h10v6M7 17H4.5A1.5 1.5 0 0 1 3 15.5v-5A1.5 1.5 0 0 1 4.5 9h15a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v7H7z" />
          </svg>
          Affiche à imprimer
        </a>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  )
}
