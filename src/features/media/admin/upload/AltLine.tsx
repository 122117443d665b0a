'use client'

import { toast } from '@payloadcms/ui'
import { useId } from 'react'

import fields from '@/ui/editing/fields.module.scss'

import { TEXT_LIMITS } from '../../model'
import { detailLabels, uploadLabels } from '../library/labels.fr'
import type { LibraryPicture } from '../library/picture'
import { useTexts } from '../library/use-texts'
import styles from './upload.module.scss'

type Props = {
  shelter: string
  /** Name of the file that was sent. */
  name: string
  picture: LibraryPicture
  onSaved: (picture: LibraryPicture) => void
}

/** Asks what a picture shows, right after it arrived. */
export function AltLine({ shelter, name, picture, onSaved }: Props) {
  const { texts, set, save, saving } = useTexts(shelter, picture, onSaved, (error) =>
    toast.error(error),
  )
  const id = useId()
  return (
    <div className={styles.alt}>
      <div>
        <input
          id={id}
          className={fields.input}
          type="text"
          aria-label={uploadLabels.altOf(name)}
          aria-describedby={`${id}-state`}
          placeholder={uploadLabels.alt}
          value={texts.alt}
          maxLength={TEXT_LIMITS.alt}
          disabled={texts.isDecorative}
          onChange={(event) => set({ alt: event.target.value })}
          onBlur={() => save()}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
        <p id={`${id}-state`} className={styles.state} role="status">
          {saving.state === 'failed' && saving.error}
          {saving.state !== 'failed' && saving.state !== 'idle' && detailLabels[saving.state]}
        </p>
      </div>
      <div className={fields.check}>
        <input
          id={`${id}-decorative`}
          type="checkbox"
          checked={texts.isDecorative}
          aria-label={uploadLabels.decorativeOf(name)}
          onChange={(event) => set({ isDecorative: event.target.checked }, true)}
        />
        <label htmlFor={`${id}-decorative`}>{detailLabels.decorative}</label>
      </div>
    </div>
  )
}
