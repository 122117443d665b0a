'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { useActor } from '@/platform/access/use-actor'
import { can } from '@/platform/access/model'
import { ListLine } from '@/ui/AdminList/ListLine'
import { StateFilters } from '@/ui/AdminList/StateFilters'
import { withAll } from '@/ui/AdminList/StateTabs'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { MoreMenu, type MoreItem } from '@/ui/editing/MoreMenu'
import { sendTo, type Outcome } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icon-paths'

import { copyTitle, FORM_TICKET_LABELS, FORM_TYPE_LABELS } from '../../model'
import { FORM_STATES, SEARCH_MAX, type FormState } from '../model'
import type { FormCount, Forms } from '../view'
import { FORM_ORDERS, formList, formsAddress, type FormFilter } from './query'
import { formWords as words } from './words.fr'

type CardProps = { shelter: string; form: FormCount; onChanged: () => void }

function FormCard({ shelter, form, onChanged }: CardProps) {
  const { id, title, type, ticketType, isActive, questions, answers, unread } = form
  const actor = useActor()
  const mayEdit = can(actor, 'manageForms', shelter)
  const router = useRouter()
  const { run, isBusy } = useWrite()
  const address = `/admin/collections/forms/${id}`
  const inbox = `/admin/collections/form-submissions?form=${id}`

  const act = async (work: () => Promise<Outcome<unknown>>, done: string) => {
    const outcome = await run(work, done)
    if (!outcome) return
    if (outcome.refusal) toast.error(outcome.refusal.sentence)
    onChanged()
  }
  const toggle = () =>
    act(
      () => sendTo('PATCH', `/api/cms/forms/${id}?depth=0`, { isActive: !isActive }),
      isActive ? words.deactivated(title) : words.activated(title),
    )
  // The copy is inactive.
  const duplicate = () =>
    act(
      () => sendTo('POST', `/api/cms/forms/${id}/duplicate?depth=0`, {}),
      words.duplicated(copyTitle(title)),
    )
  const items: Array<Array<MoreItem<IconName>>> = [
    [
      { icon: 'edit', label: words.edit, onSelect: () => router.push(address) },
      {
        icon: 'copy',
        label: words.duplicate,
        onSelect: () => void duplicate(),
      },
      {
        icon: isActive ? 'pause' : 'play',
        label: isActive ? words.deactivate : words.activate,
        onSelect: () => void toggle(),
      },
    ],
    [
      { icon: 'mail', label: words.inbox, onSelect: () => router.push(inbox) },
      ...(isActive
        ? [
            {
              icon: 'external' as const,
              label: words.see,
              onSelect: () => window.open(`/shelter/${shelter}/formulaires/${id}`, '_blank'),
            },
          ]
        : []),
    ],
  ]
  return (
    <ListLine
      href={address}
      title={title}
      isBusy={isBusy}
      facts={[
        FORM_TYPE_LABELS[type],
        ticketType && words.ticket(FORM_TICKET_LABELS[ticketType]),
        words.questions(questions),
      ]}
      more={
        <p>
          {answers > 0 ? <a href={inbox}>{words.answers(answers)}</a> : words.answers(0)}{' '}
          {unread > 0 && <StatusMark tone="good">{words.unread(unread)}</StatusMark>}
        </p>
      }
    >
      <StatusMark tone={isActive ? 'good' : 'plain'}>
        {isActive ? words.active : words.inactive}
      </StatusMark>
      {mayEdit && <MoreMenu id={id} label={words.more(title)} groups={items} Icon={Icon} />}
    </ListLine>
  )
}

/** The forms of a shelter: found by their title, those of one state, in an order. */
export function FormList({ shelter }: { shelter: string }) {
  const mayEdit = can(useActor(), 'manageForms', shelter)
  return (
    <TeamList<Forms, FormFilter>
      {...(mayEdit && { collection: 'forms' })}
      words={words}
      icon="list"
      params={formList}
      address={(view) => formsAddress(shelter, view)}
      isFiltered={({ search, status }) => Boolean(search.trim() || status)}
      filters={({ view, onChange }, answer) => (
        <StateFilters<FormFilter, FormState | null>
          view={view}
          onChange={onChange}
          words={words}
          searchMax={SEARCH_MAX}
          sorts={FORM_ORDERS}
          tabs={withAll(
            words.all,
            FORM_STATES.map((state) => ({
              key: state,
              name: words.states[state],
              count: answer?.counts[state],
            })),
          )}
          tab={view.status}
          onTab={(status) => onChange({ status })}
        />
      )}
      item={(form, { done }) => (
        <FormCard key={form.id} shelter={shelter} form={form} onChanged={() => done(null)} />
      )}
    />
  )
}
