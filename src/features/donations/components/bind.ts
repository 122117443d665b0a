import type { ChangeEvent, FocusEvent } from 'react'

import type { GiftField } from '../form/model'

type Control = HTMLInputElement | HTMLTextAreaElement

/** What a control gets: its name, its id, what is wrong, and once they have come the checks. */
export type Bound = {
  name: string
  id: string
  error?: string
  onBlur?: (event: FocusEvent<Control>) => void
  onChange?: (event: ChangeEvent<Control>) => void
  ref?: (element: unknown) => void
}

export type Bind = (name: GiftField) => Bound
