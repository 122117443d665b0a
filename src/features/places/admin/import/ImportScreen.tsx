'use client'

import { useAuth } from '@payloadcms/ui'
import { useMemo } from 'react'

import { ImportScreen as FileImport } from '@/features/csv-import/components/ImportScreen'

import { placeImport } from './kind'

/** « Importer des adresses ». */
export function ImportScreen() {
  const { user } = useAuth()
  const person = String(user?.id ?? '')
  const kind = useMemo(() => placeImport(person), [person])
  return <FileImport key={person} kind={kind} />
}
