'use client'

import { useRef, useState } from 'react'

import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { randomKey } from '@/ui/random-key'

import type { GpxWalk } from '../../gpx/model'
import { lengthWords } from '../../model'
import { trackDistance } from '../../track/model'
import { importedOf, importGpx, removeTrack } from '../line'
import { fieldId, useContent, useEditor } from './context'
import { CutEnds } from './CutEnds'
import styles from './WalkEditor.module.scss'

/** A reader that did not come over the network refuses as a file does. */
const NOT_READ = 'Le fichier n’a pas pu être lu. Vérifiez votre réseau, puis réessayez.'

/** The question is heard when it comes. */
const focusIt = (group: HTMLElement | null) => group?.focus()

/** A file of a watch or an application, read and made simpler in the browser: it is never sent. */
export function GpxImport() {
  const { editor, errors } = useEditor()
  const { track } = useContent()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [several, setSeveral] = useState<GpxWalk | null>(null)

  const put = (file: GpxWalk, line: number) => {
    setSeveral(null)
    editor.run(importGpx, { file: importedOf(file, line), newKey: randomKey })
  }
  const read = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    setProblem('')
    try {
      const [{ readGpx }, bytes] = await Promise.all([import('../../gpx/read'), file.arrayBuffer()])
      const walk = readGpx(new Uint8Array(bytes))
      if (walk.lines.length > 1) setSeveral(walk)
      else put(walk, 0)
    } catch (error) {
      const { GpxRefused } = await import('../../gpx/model')
      setProblem(error instanceof GpxRefused ? error.message : NOT_READ)
    }
    if (input.current) input.current.value = ''
    setBusy(false)
  }
  // Wrong points of a line are told one by one; one sentence is enough for whoever drew none of them.
  const wrong = Object.entries(errors).find(([field]) => /^track(\.|$)/.test(field))?.[1]
  const shown = problem || wrong
  return (
    <div className={styles.gpx}>
      <input
        ref={input}
        type="file"
        accept=".gpx,application/gpx+xml"
        aria-label="Fichier GPX"
        hidden
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      <div className={styles.row}>
        <Button
          id={fieldId('track')}
          look="outline"
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          {track ? 'Remplacer le tracé GPX' : 'Importer un fichier GPX'}
        </Button>
        {track && (
          <Button look="plain" onClick={() => void editor.run(removeTrack, {})}>
            Retirer le tracé
          </Button>
        )}
      </div>
      <p className={styles.note}>
        Depuis votre montre ou votre application (Garmin, Komoot, OsmAnd, Visorando…). Le fichier
        est lu sur votre appareil&nbsp;; il n’est envoyé que lorsque vous enregistrez, sans ses
        dates.
      </p>
      {shown && (
        <Banner tone="destructive" role="alert">
          {shown}
        </Banner>
      )}
      {several && (
        <div
          ref={focusIt}
          tabIndex={-1}
          className={styles.several}
          role="group"
          aria-labelledby="gpx-choice"
        >
          <p id="gpx-choice">Ce fichier contient plusieurs tracés. Lequel est le bon&nbsp;?</p>
          {several.lines.map((line, at) => (
            <Button key={at} look="outline" onClick={() => put(several, at)}>
              {line.name ?? `Tracé ${at + 1}`} ({lengthWords(trackDistance(line.points))})
            </Button>
          ))}
        </div>
      )}
      {track && <CutEnds />}
    </div>
  )
}
