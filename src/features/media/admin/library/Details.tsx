'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { shortMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import styles from './Details.module.scss'
import { FocalPoint } from './FocalPoint'
import { detailLabels as words, labels } from './labels.fr'
import { nameOf, previewOf, type LibraryPicture } from './picture'
import { TextFields } from './TextFields'
import { Uses } from './Uses'
import { useTexts } from './use-texts'

export type DetailsProps = {
  shelter: string
  picture: LibraryPicture
  onSaved: (picture: LibraryPicture) => void
  onEnlarge: () => void
  onRemove: () => void
  onClose: () => void
  /** Undefined at an end of the list. */
  onPrevious?: () => void
  onNext?: () => void
}

const french = (iso: string) => shortMoment(new Date(iso))

/** Everything about one picture; mount it anew for each. */
export function Details({
  shelter,
  picture,
  onSaved,
  onEnlarge,
  onRemove,
  onClose,
  onPrevious,
  onNext,
}: DetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useTexts(shelter, picture, onSaved, (error) => toast.error(error))
  useEffect(() => heading.current?.focus(), [])
  const name = nameOf(picture)
  const ways = [
    ['chevron-left', words.previous, onPrevious],
    ['chevron-right', words.next, onNext],
  ] as const
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} title={name}>
          {name}
        </h2>
        {ways.map(([icon, label, go]) => (
          <button
            key={icon}
            type="button"
            className={buttons.icon}
            aria-label={label}
            aria-disabled={!go || undefined}
            onClick={go}
          >
            <Icon name={icon} />
          </button>
        ))}
        <button type="button" className={buttons.icon} aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <button
        type="button"
        className={styles.preview}
        aria-label={labels.enlargeOf(name)}
        onClick={onEnlarge}
      >
        <img src={previewOf(picture)} alt="" width={picture.width} height={picture.height} />
      </button>
      <TextFields form={form} />
      <Uses shelter={shelter} picture={picture.id} />
      <FocalPoint shelter={shelter} picture={picture} onSaved={onSaved} />
      <section className={styles.part}>
        <h3>{words.facts}</h3>
        <dl className={styles.facts}>
          <dt>{words.size}</dt>
          <dd>{labels.dimensions(picture.width, picture.height)}</dd>
          <dt>{words.added}</dt>
          <dd>{french(picture.createdAt)}</dd>
        </dl>
      </section>
      <div className={styles.buttons}>
        <button type="button" className={buttons.plain} onClick={onEnlarge}>
          <Icon name="eye" size={20} />
          {labels.enlarge}
        </button>
        <button type="button" className={buttons.danger} onClick={onRemove}>
          <Icon name="trash" size={20} />
          {labels.remove}
        </button>
      </div>
    </div>
  )
}
