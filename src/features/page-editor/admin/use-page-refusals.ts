'use client'

import { useFormProcessing } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

import { checkPage, checkSentence } from '@/features/pages/checks/model'

import type { Refusal } from '../persistence/model'
import { PUBLISH_BUTTON } from '../persistence/use-save-answers'
import type { Editor } from '../state/store'
import type { BlockRefusal } from '../ui/RefusalList'
import { refusedBlocks } from './refused-blocks'

const isPublishing = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`#${PUBLISH_BUTTON}`) !== null

/**
 * Why the page was not saved, until the next save: what « Vérifications » finds when one
 * publishes, so that nothing is sent that would be refused, and what the server refused. The
 * focus goes to the first block that has to be mended.
 */
export function usePageRefusals(editor: Editor) {
  const processing = useFormProcessing()
  const [refusals, setRefusals] = useState<readonly BlockRefusal[]>([])
  const [wasProcessing, setWasProcessing] = useState(processing)

  // A new save starts: what the last one answered is over.
  if (processing !== wasProcessing) {
    setWasProcessing(processing)
    if (processing) setRefusals([])
  }

  const show = useCallback(
    (found: readonly BlockRefusal[]) => {
      setRefusals(found)
      const node = found.find(({ nodeId }) => nodeId)?.nodeId
      if (node) editor.focusOn({ node, part: 'edit' })
    },
    [editor],
  )
  const refuse = useCallback(
    (refused: readonly Refusal[]) => show(refusedBlocks(editor, refused)),
    [editor, show],
  )

  const check = useEffectEvent((event: Event) => {
    if (!isPublishing(event)) return
    const errors = checkPage(editor.store.getState().content).filter(
      ({ level }) => level === 'error',
    )
    if (errors.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    show(errors.map((each) => ({ nodeId: each.nodeId, message: checkSentence(each) })))
  })
  // After the editor's own listener, by which pending fields write what they hold back.
  useEffect(() => {
    const onClick = (event: Event) => check(event)
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])

  return { refusals, refuse }
}
