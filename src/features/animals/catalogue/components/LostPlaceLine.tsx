'use client'

import { Notice } from '@/ui/Notice'

import styles from './Catalogue.module.scss'
import { FORM, OPEN } from './results'

/** A commune that nobody knows was left aside: it is said above the list, with the way to its field. */
export function LostPlaceLine({ sentence }: { sentence: string }) {
  return (
    <div className={styles.lost}>
      <Notice>
        {sentence}{' '}
        <a
          href={`#${FORM}`}
          onClick={(event) => {
            event.preventDefault()
            const field = document.querySelector<HTMLInputElement>(`#${FORM} input[aria-invalid]`)
            // Beside the list the field is in sight; on a phone it waits in the sheet.
            if (!field?.checkVisibility()) return document.getElementById(OPEN)?.click()
            field.focus()
            field.select()
          }}
        >
          Chercher un autre lieu
        </a>
      </Notice>
    </div>
  )
}
