import { defineTask } from '@/platform/jobs/task'

import { matchNow } from './command'

/** Looks for what one report resembles. */
export const matchReport = defineTask<{ report: string }>({
  slug: 'match-lost-found',
  label: 'Rapprocher un avis des animaux perdus ou trouvés',
  run: async ({ req, input: { report } }) => void (await matchNow(req, report)),
})
