'use client'

import { useAllFormFields, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'

import { FORM_MESSAGE, PREVIEW_BREAKPOINTS, scaleToFit } from './model'
import styles from './PreviewWindow.module.scss'
import { useRoom } from './use-room'
import { words } from './words'

/** Below this width of the window, in pixels, the preview covers the form. */
const BESIDE = 1024

/** In less room than this, in pixels, nobody could read the page of a computer. */
const NARROW = 480

/** Tells the preview what the form holds, as often as it changes. */
function useFormMessages() {
  const { appIsReady, iframeRef, isLivePreviewing } = useLivePreviewContext()
  const { id, collectionSlug } = useDocumentInfo()
  const [fields] = useAllFormFields()
  useEffect(() => {
    if (!isLivePreviewing || !appIsReady) return
    const data: Record<string, unknown> = { id, ...reduceFieldsToValues(fields, true) }
    const message = { type: FORM_MESSAGE, collectionSlug, data }
    iframeRef.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [fields, id, collectionSlug, appIsReady, iframeRef, isLivePreviewing])
}

/** The page as visitors will see it, beside the form, on the screen of one's choice. */
export function PreviewWindow() {
  const { url, isLivePreviewing, setIsLivePreviewing, shouldRenderIframe, appIsReady, iframeRef } =
    useLivePreviewContext()
  const [chosen, setChosen] = useState<(typeof PREVIEW_BREAKPOINTS)[number] | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const room = useRoom(stage, isLivePreviewing)
  const [phone, , computer] = PREVIEW_BREAKPOINTS
  const device = chosen ?? (room.width > 0 && room.width < NARROW ? phone : computer)
  useFormMessages()

  // Payload remembers that the preview was open; on a small screen it would hide the page.
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    if (isLivePreviewing && window.innerWidth < BESIDE) setIsLivePreviewing(false)
  }, [isLivePreviewing, setIsLivePreviewing])

  if (!url || !shouldRenderIframe) return null
  const scale = scaleToFit(device.width, room.width)
  return (
    <section className={styles.window} aria-label={words.title} hidden={!isLivePreviewing}>
      <div className={styles.bar}>
        <div className={styles.devices} role="group" aria-label={words.devices}>
          {PREVIEW_BREAKPOINTS.map((each) => (
            <button
              key={each.name}
              type="button"
              className={styles.device}
              aria-pressed={each === device}
              title={words.size(each.width)}
              onClick={() => setChosen(each)}
            >
              {each.label}
            </button>
          ))}
        </div>
        <a
          className={styles.link}
          href={url}
          target="_blank"
          rel="noopener"
          title={words.newTabHint}
        >
          {words.newTab}
        </a>
        <button
          type="button"
          className={styles.close}
          aria-label={words.close}
          title={words.close}
          onClick={() => setIsLivePreviewing(false)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div ref={stage} className={styles.stage}>
        {!appIsReady && (
          <p className={styles.loading} role="status">
            {words.loading}
          </p>
        )}
        <div
          className={styles.screen}
          style={{ inlineSize: device.width * scale, blockSize: room.height }}
        >
          <iframe
            ref={iframeRef}
            id="live-preview-iframe"
            className={styles.frame}
            title={words.title}
            src={url}
            style={{
              inlineSize: device.width,
              blockSize: room.height / scale,
              transform: `scale(${scale})`,
            }}
          />
        </div>
      </div>
      <p className={styles.hint}>{words.hint}</p>
    </section>
  )
}
