import type { Command as AnyCommand } from '@/ui/editing/command'

import type { FormDefinition } from '../../../model'

export { refused, type FocusTarget, type Outcome } from '@/ui/editing/command'

export type Command<Args> = AnyCommand<FormDefinition, Args>
