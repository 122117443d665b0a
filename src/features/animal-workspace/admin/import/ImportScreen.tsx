'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'
import { ImportScreen as FileImport } from '@/features/csv-import/components/ImportScreen'

import { animalImport } from './kind'
import { chooseHint, words } from './words.fr'

function Import({ shelter }: { shelter: string }) {
  const { user } = useAuth()
  const { config } = useConfig()
  const person = String(user?.id ?? '')
  const kind = useMemo(
    () => animalImport(shelter, person, config.routes.admin),
    [shelter, person, config.routes.admin],
  )
  return <FileImport kind={kind} />
}

/** « Importer des animaux »: for the shelter in hand. */
export function ImportScreen() {
  const shelter = useShelterInHand()
  return (
    <ShelterScreen title={words.title} hint={chooseHint} shelter={shelter}>
      {(id) => <Import key={id} shelter={id} />}
    </ShelterScreen>
  )
}
