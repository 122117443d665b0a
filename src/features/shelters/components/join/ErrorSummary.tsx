import type { Ref } from 'react'

import { ErrorSummary as Summary } from '@/ui/ErrorSummary'

import { JOIN_LABELS, type JoinField } from '../../join/model'
import { fieldId } from './JoinField'

type Props = {
  errors: Readonly<Record<string, string>>
  ref?: Ref<HTMLDivElement>
}

/** What is to correct, in the order of the form; each line leads to its field. */
export function ErrorSummary({ errors, ref }: Props) {
  const names = (Object.keys(JOIN_LABELS) as JoinField[]).filter((name) => errors[name])
  const others = Object.entries(errors).filter(([name]) => !(name in JOIN_LABELS))
  const lines = [
    ...names.map((name) => ({
      id: fieldId(name),
      text: `${JOIN_LABELS[name]}\u00a0: ${errors[name]}`,
    })),
    ...others.map(([, text]) => ({ text })),
  ]
  return <Summary errors={lines} ref={ref} />
}
