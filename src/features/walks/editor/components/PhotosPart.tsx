'use client'

import { useRef, useState } from 'react'

import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'

import { WALK_LIMITS } from '../../model'
import { movePhoto, removePhoto, titlePhoto } from '../photos'
import { useContent, useEditor } from './context'
import styles from './WalkEditor.module.scss'

type Props = {
  /** Sends a photo; saves the walk first where it has to. @returns what was wrong, '' for nothing */
  onAdd: (file: File) => Promise<string>
}

/** The photos of the walk: the first one stands for it. */
export function PhotosPart({ onAdd }: Props) {
  const { editor } = useEditor()
  const { photos } = useContent()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const add = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    setProblem(await onAdd(file))
    setBusy(false)
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <p className={styles.note}>
        {WALK_LIMITS.photos} photos au maximum. La première est celle que l’on voit dans la liste.
        Le lieu et l’appareil que votre téléphone y inscrit sont effacés.
      </p>
      {problem && (
        <Banner tone="destructive" role="alert">
          {problem}
        </Banner>
      )}
      {photos.length > 0 && (
        <ol className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo.url}>
              <img src={photo.url} alt={photo.title || `Photo ${at + 1}`} />
              <TextField
                label={`Ce que montre la photo ${at + 1}`}
                value={photo.title ?? ''}
                maxLength={WALK_LIMITS.photoTitle}
                onChange={({ target }) => void editor.run(titlePhoto, { at, title: target.value })}
              />
              <div className={styles.row}>
                <Button
                  look="plain"
                  isSmall
                  aria-label={`Avancer la photo ${at + 1}`}
                  onClick={() => void editor.run(movePhoto, { at, to: at - 1 })}
                >
                  ↑
                </Button>
                <Button
                  look="plain"
                  isSmall
                  aria-label={`Reculer la photo ${at + 1}`}
                  onClick={() => void editor.run(movePhoto, { at, to: at + 1 })}
                >
                  ↓
                </Button>
                <Button
                  look="plain"
                  isSmall
                  aria-label={`Retirer la photo ${at + 1}`}
                  onClick={() => void editor.run(removePhoto, { at })}
                >
                  Retirer
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {photos.length < WALK_LIMITS.photos && (
        <div>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label="Ajouter une photo"
            hidden
            onChange={(event) => void add(event.currentTarget.files?.[0])}
          />
          <Button look="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
            Ajouter une photo
          </Button>
        </div>
      )}
    </>
  )
}
