'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

import { personBadgesPath } from '@/features/badges/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Icon } from '@/ui/Icon'
import { ROLE_LABELS } from '@/platform/access/model'
import { plainDay } from '@/platform/time/model'

import { PersonLine } from '../../admin/PersonLine'
import { globalRoleLabel } from '../../model'
import { PeopleFilters } from './PeopleFilters'
import { peopleAddress, peopleList } from './query'
import { words } from './words.fr'

/** All people of the platform with their teams, for super admins; a line leads to their form. */
export function PeopleScreen() {
  const { config } = useConfig()
  const base = `${config.routes.admin}/collections/users`
  return (
    <TeamList
      collection="users"
      words={words}
      icon="users"
      params={peopleList}
      address={peopleAddress}
      isFiltered={({ search, role, shelter }) => Boolean(search.trim() || role || shelter)}
      main={
        <Link className={buttons.primary} href={`${base}/create`} prefetch={false}>
          <Icon name="plus" size={20} />
          {words.add}
        </Link>
      }
      filters={({ view, onChange }, answer) => (
        <PeopleFilters view={view} onChange={onChange} counts={answer?.counts.roles} />
      )}
      item={({ id, name, email, image, isSuperAdmin, shelters, lastVisit }) => (
        <PersonLine
          key={id}
          {...{ id, name, email, image }}
          href={`${base}/${id}`}
          facts={[
            shelters.map((each) => words.inShelter(each.name, ROLE_LABELS[each.role])).join(', ') ||
              words.noShelter,
            lastVisit && words.lastVisit(plainDay(new Date(lastVisit))),
          ]}
          marks={
            <StatusMark tone={isSuperAdmin ? 'good' : 'plain'}>
              {globalRoleLabel(isSuperAdmin)}
            </StatusMark>
          }
        >
          <Link
            className={buttons.plain}
            href={personBadgesPath(id)}
            prefetch={false}
            aria-label={words.badgesOf(name)}
          >
            {words.badges}
          </Link>
        </PersonLine>
      )}
    />
  )
}
