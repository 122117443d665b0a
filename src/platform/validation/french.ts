import { config } from 'zod/v4/core'

import { shapeSentence } from './sentences.model'

/**
 * Imported for what it does: from here on every schema of this process, or of this page, words
 * what is wrong in our sentences.
 */
config({ customError: (issue) => shapeSentence(issue) })
