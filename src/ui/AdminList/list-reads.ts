/** How a list of the admin is read (options of SWR): what is on the screen stays while the next answer loads. */
export const LIST_READS = {
  // Whoever comes back from a row within two seconds would else see the list as it was.
  dedupingInterval: 0,
  keepPreviousData: true,
  revalidateOnFocus: true,
  shouldRetryOnError: false,
} as const
