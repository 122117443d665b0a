'use client'

import { toast, useFormProcessing } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

import { checkPage, checkSentence, type Check } from '@/features/pages/checks/model'

import { labels } from '../labels.fr'
import type { Refusal } from '../persistence/model'
import { PUBLISH_BUTTON } from '../persistence/use-save-answers'
import type { Editor } from '../state/store'
import type { BlockRefusal } from '../ui/RefusalList'
import { refusedBlocks } from './refused-blocks'

/** A block that visitors will not see, for it shows nothing. */
const isUnseen = ({ path }: Check): boolean => path.endsWith('.content.src')

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
    const checks = checkPage(editor.store.getState().content)
    const errors = checks.filter(({ level }) => level === 'error')
    if (errors.length === 0) {
      const unseen = checks.find(isUnseen)
      if (unseen) toast.warning(labels.unseenBlock(checkSentence(unseen)))
      return
    }
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
