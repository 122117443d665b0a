import type { TextField } from 'payload'

import { staffField } from '@/platform/access/builders'
import { isSentAgain } from '@/platform/http/sent-again.model'
import { randomKey } from '@/ui/random-key'

/**
 * The key of the form that made a request (`platform/http/save-keys`): each one that is opened has its
 * own. Sent again because no answer came, it is the same request; whoever else writes it takes the key
 * away, so that nothing is written over what they did.
 */
export const ownSave: TextField = {
  name: 'lastSave',
  type: 'text',
  label: 'Clé d’envoi',
  maxLength: 32,
  index: true,
  defaultValue: () => randomKey(),
  access: { read: staffField('manageForms') },
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ value, operation, originalDoc, req }) => {
        if (operation === 'create') return value as unknown
        const before = (originalDoc as { lastSave?: unknown } | undefined)?.lastSave
        return isSentAgain({ ...req.query, ...req.context }, before) ? before : null
      },
    ],
  },
}
