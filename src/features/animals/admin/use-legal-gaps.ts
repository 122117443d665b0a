import { useFormFields } from '@payloadcms/ui'

import { LEGAL_FACTS, legalGaps, type LegalFacts, type LegalGap } from '../legal.model'

/** What the law still misses on the animal that is being typed. */
export function useLegalGaps(): LegalGap[] {
  const json = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(LEGAL_FACTS.map((key) => [key, fields[key]?.value ?? null]))),
  )
  return legalGaps(JSON.parse(json) as LegalFacts, new Date())
}
