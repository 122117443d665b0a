'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { useActor } from '@/platform/access/use-actor'
import buttons from '@/ui/admin-buttons.module.scss'
import { can } from '@/platform/access/model'
import { ListLine } from '@/ui/AdminList/ListLine'
import { ListPage } from '@/ui/AdminList/ListPage'
import { Empty, LoadError } from '@/ui/AdminList/Notices'
import { PlainRows } from '@/ui/AdminList/Rows'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { MoreMenu, type MoreItem } from '@/ui/editing/MoreMenu'
import { sendTo, type Outcome } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icon-paths'

import { copyTitle, FORM_TICKET_LABELS, FORM_TYPE_LABELS, type FormTicketType } from '../../model'
import type { FormCount } from '../read'
import { useForms } from './use-inbox'
import { formWords as words } from './words.fr'

type CardProps = { shelter: string; form: FormCount; onChanged: () => Promise<unknown> }

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
    await onChanged()
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
        ticketType && words.ticket(FORM_TICKET_LABELS[ticketType as FormTicketType]),
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

/** The forms of a shelter. */
export function FormList({ shelter }: { shelter: string }) {
  const { forms, error, isLoading, refresh } = useForms(shelter)
  const actor = useActor()
  const mayCreate = can(actor, 'manageForms', shelter)
  const create = mayCreate && (
    <a className={buttons.primary} href="/admin/collections/forms/create">
      <Icon name="plus" size={20} />
      {words.create}
    </a>
  )
  return (
    <ListPage
      title={words.title}
      about={forms && words.count(forms.length)}
      actions={forms && forms.length > 0 && create}
    >
      {error && <LoadError sentence={words.loadError} onRetry={() => void refresh()} />}
      {isLoading && !forms && <p role="status">{words.loading}</p>}
      {forms?.length === 0 && (
        <Empty icon="list" title={words.empty} hint={words.emptyHint}>
          {create}
        </Empty>
      )}
      {forms && forms.length > 0 && (
        <PlainRows label={words.list}>
          {forms.map((form) => (
            <FormCard key={form.id} shelter={shelter} form={form} onChanged={refresh} />
          ))}
        </PlainRows>
      )}
      <p>
        <a className={buttons.link} href="/admin/collections/forms/trash">
          {words.trash}
        </a>
      </p>
    </ListPage>
  )
}
