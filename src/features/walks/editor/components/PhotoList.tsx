'use client'

import { useRef, useState, type MouseEvent } from 'react'

import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'

import { WALK_LIMITS } from '../../model'
import { coverOf, type EditorPhoto } from '../content'
import { chooseCover, movePhoto, removePhoto, titlePhoto, type Holder } from '../photos'
import { fieldId, useContent, useEditor } from './context'
import styles from './WalkEditor.module.scss'

type Props = {
  of: Holder
  /** Of the list among the fields that the server names: « waypoints.3.photos ». */
  path: string
  /** What a point is called; nothing for the walk. */
  called?: string
  photos: readonly EditorPhoto[]
  most: number
}

/** The photos of the walk, or of one of its points: to add, describe, put in order, take away. */
export function PhotoList({ of, path, called, photos, most }: Props) {
  const { editor, errors, addPhoto } = useEditor()
  const cover = coverOf(useContent())
  const room = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const named = (words: string) => (called ? `${words}\u00a0: ${called}` : words)
  const listError = errors[path] ?? (of === null ? errors.coverImage : undefined)
  const shownProblem = problem || listError

  const add = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    setProblem(await addPhoto(file, of))
    setBusy(false)
    if (input.current) input.current.value = ''
  }
  const move = ({ currentTarget: pressed }: MouseEvent<HTMLElement>, at: number, to: number) => {
    editor.run(movePhoto, { of, at, to })
    // A button that moves with its photo would lose the focus.
    requestAnimationFrame(() => pressed.focus())
  }
  const remove = (at: number) => {
    editor.run(removePhoto, { of, at })
    requestAnimationFrame(() => {
      const left = room.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
      const next = left[at] ?? left[left.length - 1]
      ;(next ?? room.current)?.focus()
    })
  }
  return (
    <div ref={room} id={fieldId(path)} tabIndex={-1} className={styles.photoRoom}>
      {shownProblem && (
        <Banner tone="destructive" role="alert">
          {shownProblem}
        </Banner>
      )}
      {photos.length > 0 && (
        <ol className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo.url}>
              <img src={photo.url} alt={photo.title || named(`Photo ${at + 1}`)} />
              <TextField
                id={fieldId(`${path}.${at}`)}
                label={named(`Ce que montre la photo ${at + 1}`)}
                value={photo.title ?? ''}
                maxLength={WALK_LIMITS.photoTitle}
                error={errors[`${path}.${at}.url`] ?? errors[`${path}.${at}.title`]}
                onChange={({ target }) =>
                  void editor.run(titlePhoto, { of, at, title: target.value })
                }
              />
              <div className={styles.row}>
                {of === null && (
                  <Button
                    look={photo.url === cover ? 'secondary' : 'outline'}
                    isSmall
                    aria-pressed={photo.url === cover}
                    aria-label={`Photo de couverture\u00a0: photo ${at + 1}`}
                    onClick={() => void editor.run(chooseCover, { at })}
                  >
                    Couverture
                  </Button>
                )}
                <Button
                  look="plain"
                  isSmall
                  aria-label={named(`Avancer la photo ${at + 1}`)}
                  onClick={(event) => move(event, at, at - 1)}
                >
                  ↑
                </Button>
                <Button
                  look="plain"
                  isSmall
                  aria-label={named(`Reculer la photo ${at + 1}`)}
                  onClick={(event) => move(event, at, at + 1)}
                >
                  ↓
                </Button>
                <Button
                  look="plain"
                  isSmall
                  data-remove=""
                  aria-label={named(`Retirer la photo ${at + 1}`)}
                  onClick={() => remove(at)}
                >
                  Retirer
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {photos.length < most && (
        <div>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={called ? named('Fichier de la photo') : 'Ajouter une photo'}
            hidden
            onChange={(event) => void add(event.currentTarget.files?.[0])}
          />
          <Button
            look="outline"
            isBusy={isBusy}
            aria-label={called && named('Ajouter une photo')}
            onClick={() => input.current?.click()}
          >
            Ajouter une photo
          </Button>
        </div>
      )}
    </div>
  )
}
