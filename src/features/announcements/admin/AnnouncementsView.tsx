'use client'

import type { ListViewClientProps } from 'payload'

import { useListScope } from '@/platform/access/use-list-scope'
import { TeamListView } from '@/ui/AdminList/TeamListView'

import { AnnouncementsScreen } from './AnnouncementsScreen'
import { words } from './words.fr'

/** The list of `announcements`: those of the team in hand; all of them for a super admin. */
export const AnnouncementsView = (props: ListViewClientProps) => (
  <TeamListView
    title={words.title}
    hint={words.chooseHint}
    list={props}
    scope={useListScope()}
    ofAll={() => <AnnouncementsScreen shelter={null} />}
  >
    {(shelter) => <AnnouncementsScreen key={shelter} shelter={shelter} />}
  </TeamListView>
)
