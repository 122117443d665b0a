import type { CollectionBeforeValidateHook } from 'payload'

/** One way to write an address, so that the same person is recognised. */
export const lowerCaseEmail: CollectionBeforeValidateHook<{ id: string; email: string }> = ({
  data,
}) => (data?.email ? { ...data, email: data.email.trim().toLowerCase() } : data)
