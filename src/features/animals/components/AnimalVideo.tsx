'use client'

import { useEffect, useRef, useState } from 'react'

import { ofName } from '@/platform/french.model'

import type { Video } from '../video'
import styles from './AnimalVideo.module.scss'

type Props = {
  name: string
  video: Video
  /** Its page at the host, for those without JavaScript. */
  href: string
}

/** A video comes from another host: it is loaded only when the visitor asks for it. */
export function AnimalVideo({ name, video, href }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The button goes: the keyboard goes on from the player that takes its place.
  useEffect(() => {
    if (isPlaying) frame.current?.focus()
  }, [isPlaying])
  return (
    <div className={styles.video}>
      {isPlaying ? (
        <iframe
          ref={frame}
          className={styles.frame}
          title={`Vidéo ${ofName(name)}`}
          src={video.src}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <button type="button" className={styles.play} onClick={() => setIsPlaying(true)}>
            <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
              <circle cx="32" cy="32" r="31" />
              <path d="M26 20.5v23L45 32 26 20.5Z" />
            </svg>
            Voir la vidéo {ofName(name)}
            <small>Elle sera chargée depuis {video.host}.</small>
          </button>
          <noscript>
            <a href={href} rel="noopener nofollow">
              Voir la vidéo {ofName(name)} sur {video.host}
            </a>
          </noscript>
        </>
      )}
    </div>
  )
}
