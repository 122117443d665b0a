import StripeLibrary from 'stripe'

import type Types from '../../../../node_modules/stripe/esm/stripe.esm.node.js'

// The plugin's own, old copy of the library declares a module of the same name to the compiler and
// hides the types of this one, so they are named by their file. What runs is this one.
// oxlint-disable-next-line house/honest-cast -- the compiler sees the types of the old copy, and what runs is the new one
export const Library = StripeLibrary as unknown as typeof Types

export type { default } from '../../../../node_modules/stripe/esm/stripe.esm.node.js'
