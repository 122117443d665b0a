import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { OwnNotification } from '../queries'
import { NotificationItem } from './NotificationItem'

const item = (more: Partial<OwnNotification>, longest?: number) =>
  renderToStaticMarkup(
    createElement(NotificationItem, {
      notification: {
        id: 'n1',
        type: 'ADOPTION_APPROVED',
        title: 'Votre demande est acceptée',
        message: 'Bravo',
        read: false,
        readAt: null,
        createdAt: '2026-11-25T12:00:00Z',
        data: { shelterId: null, animalId: null, newsId: null, actionUrl: '/mes-demandes' },
        ...more,
      },
      now: new Date('2026-11-25T12:05:00Z'),
      ...(longest && { longest }),
      onRead: () => {},
      onRemove: () => {},
    }),
  )

const MARK = 'aria-label="Marquer «\u00a0Votre demande est acceptée\u00a0» comme lue"'

it('is marked as read without going where it leads, while it is not read', () => {
  expect(item({})).toContain(MARK)
  expect(item({ read: true })).not.toContain('Marquer')
  for (const read of [true, false])
    expect(item({ read })).toContain(
      'aria-label="Retirer «\u00a0Votre demande est acceptée\u00a0»"',
    )
})

it('shows 100 characters of its message unless it is said otherwise', () => {
  const shown = (longest?: number) => /m+…/.exec(item({ message: 'm'.repeat(200) }, longest))?.[0]
  expect(shown()).toHaveLength(100)
  expect(shown(80)).toHaveLength(80)
  const whole = 'm'.repeat(100)
  expect(item({ message: whole })).toContain(`>${whole}<`)
})
