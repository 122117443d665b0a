'use client'

import type { ListViewClientProps } from 'payload'

import { useListScope } from '@/platform/access/use-list-scope'
import { TeamListView } from '@/ui/AdminList/TeamListView'

import { AnimalsScreen } from './AnimalsScreen'
import { words } from './words.fr'

/** The list of `animals` in the admin: those of the shelter in hand; all of them for a super admin. */
export const AnimalsView = (props: ListViewClientProps) => (
  <TeamListView
    title={words.title}
    hint={words.chooseHint}
    list={props}
    scope={useListScope()}
    ofAll={() => <AnimalsScreen shelter={null} />}
  >
    {(shelter) => <AnimalsScreen key={shelter} shelter={shelter} />}
  </TeamListView>
)
