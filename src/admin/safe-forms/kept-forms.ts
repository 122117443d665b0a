import { deviceStore } from '@/ui/editing/device-store'

import type { KeptForm } from './kept-form'

/** What was typed in forms of Payload and no server has, in this browser. */
export const keptForms = deviceStore<KeptForm>('patte-blanche-forms', 'forms')
