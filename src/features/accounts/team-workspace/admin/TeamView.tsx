'use client'

import type { ListViewClientProps } from 'payload'

import { useListScope } from '@/platform/access/use-list-scope'
import { TeamListView } from '@/ui/AdminList/TeamListView'

import { PeopleScreen } from '../../people/admin/PeopleScreen'
import { TeamScreen } from './TeamScreen'
import { words } from './words.fr'

/** The list of `users` in the admin: the team of the shelter in hand; everybody for a super admin. */
export const TeamView = (props: ListViewClientProps) => (
  <TeamListView
    title={words.title}
    hint={words.chooseHint}
    list={props}
    scope={useListScope()}
    ofAll={() => <PeopleScreen />}
  >
    {(shelter) => <TeamScreen key={shelter} shelter={shelter} />}
  </TeamListView>
)
