'use client'

import { useId, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { useWrite } from '@/ui/api/use-write'

import styles from './Details.module.scss'
import { detailLabels as words, labels } from './labels.fr'
import { previewOf, type LibraryPicture } from './picture'
import { PICTURE } from './query'

type Props = {
  shelter: string
  picture: LibraryPicture
  onSaved: (picture: LibraryPicture) => void
}

const toPerCent = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)))

function Editor({ shelter, picture, onSaved, onClose }: Props & { onClose: () => void }) {
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY })
  const { write, refusal, isBusy } = useWrite()
  const id = useId()
  const src = previewOf(picture)
  const position = { objectPosition: `${point.x}% ${point.y}%` }
  const save = async () => {
    const outcome = await write('PATCH', PICTURE, {
      params: { shelterId: shelter, mediaId: picture.id },
      body: { focalX: point.x, focalY: point.y },
    })
    if (!outcome?.data) return
    onSaved(outcome.data)
    onClose()
  }
  return (
    <div className={styles.focal}>
      <p className={styles.soft}>{words.focalHint}</p>
      <div
        className={styles.target}
        // The sliders below do the same for keys and screen readers.
        aria-hidden="true"
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          setPoint({
            x: toPerCent(event.clientX - box.left, box.width),
            y: toPerCent(event.clientY - box.top, box.height),
          })
        }}
      >
        <img src={src} alt="" width={picture.width} height={picture.height} draggable={false} />
        <span style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
      </div>
      {(['x', 'y'] as const).map((axis) => (
        <div key={axis} className={styles.slider}>
          <label htmlFor={`${id}-${axis}`}>{axis === 'x' ? words.focalX : words.focalY}</label>
          <input
            id={`${id}-${axis}`}
            type="range"
            min={0}
            max={100}
            value={point[axis]}
            aria-valuetext={words.perCent(point[axis])}
            onChange={(event) => setPoint({ ...point, [axis]: event.target.valueAsNumber })}
          />
        </div>
      ))}
      <div className={styles.crops} aria-hidden="true">
        <figure>
          <img src={src} alt="" style={{ ...position, aspectRatio: 1 }} />
          <figcaption>{words.focalSquare}</figcaption>
        </figure>
        <figure>
          <img src={src} alt="" style={{ ...position, aspectRatio: '16 / 9' }} />
          <figcaption>{words.focalCard}</figcaption>
        </figure>
      </div>
      {refusal && (
        <p className={styles.failed} role="alert">
          {refusal.sentence}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="button" className={buttons.plain} onClick={onClose}>
          {labels.cancel}
        </button>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={isBusy || undefined}
          onClick={() => void save()}
        >
          {isBusy ? words.saving : words.focalSave}
        </button>
      </div>
    </div>
  )
}

/** The point of the picture that every cut keeps in sight. */
export function FocalPoint(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part}>
      <h3>{words.focal}</h3>
      {isOpen ? (
        <Editor {...props} onClose={() => setOpen(false)} />
      ) : (
        <button type="button" className={buttons.plain} onClick={() => setOpen(true)}>
          {words.focalEdit}
        </button>
      )}
    </section>
  )
}
