import type { PageContent } from '@/features/pages/schema'
import type { Command as AnyCommand } from '@/ui/editing/command'

export { refused, type FocusTarget } from '@/ui/editing/command'

export type Command<Args> = AnyCommand<PageContent, Args>
