import { z } from 'zod'

import { presentPasswordSchema } from '@/features/accounts/own/schema'

/** What shows that it is the person who asks for the copy, or the end, of their data. */
export const ownDataSchema = z.strictObject({ currentPassword: presentPasswordSchema })
