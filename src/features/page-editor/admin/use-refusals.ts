'use client'

import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { Editor } from '../state/store'
import type { Refusal } from '../ui/RefusalList'

const PLACE = /^(?:\.sections)?\.(\d+)\.columns\.(\d+)\.blocks\.(\d+)/

const parse = (found: string) => JSON.parse(found) as Array<[string, string]>

/** The block that a path of the server means, in the page as it is now. */
function nodeAt(editor: Editor, path: string): string | null {
  const [, section, column, index] = PLACE.exec(path) ?? []
  const { sections } = editor.store.getState().content
  const block = sections[Number(section)]?.columns[Number(column)]?.blocks[Number(index)]
  return block?.id ?? null
}

/**
 * What the server refused inside the content. Payload would keep each such path
 * as a field of the form that can never become valid again (and that nothing on
 * screen shows), so they are taken out of the form and shown here.
 */
export function useRefusals(editor: Editor, path: string): readonly Refusal[] {
  const { dispatchFields } = useForm()
  const processing = useFormProcessing()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [wasProcessing, setWasProcessing] = useState(processing)
  const [seen, setSeen] = useState('[]')
  const found = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([key]) => key.startsWith(`${path}.`))
        .map(([key, { errorMessage }]) => [key, errorMessage ?? '']),
    ),
  )

  // A new save starts: what the last one answered is over.
  if (processing !== wasProcessing) {
    setWasProcessing(processing)
    if (processing) setRefusals([])
  }
  if (found !== seen) {
    setSeen(found)
    const answers = parse(found)
    if (answers.length > 0) {
      setRefusals(
        answers.map(([key, message]) => ({
          nodeId: nodeAt(editor, key.slice(path.length)),
          message,
        })),
      )
    }
  }

  useEffect(() => {
    for (const [key] of parse(found)) dispatchFields({ type: 'REMOVE', path: key })
  }, [dispatchFields, found])

  return refusals
}
