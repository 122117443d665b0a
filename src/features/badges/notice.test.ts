import { expect, it } from 'vitest'

import { noticeOf } from './notice.model'

it('names the badge, or counts them', () => {
  expect(noticeOf(['Ami'], true).title).toBe('Badge débloqué\u00a0: Ami')
  expect(noticeOf(['Ami', 'Guide'], true)).toMatchObject({ title: '2 badges débloqués' })
  expect(noticeOf(['Ami', 'Guide'], true).message).toContain(
    '«\u00a0Ami\u00a0», «\u00a0Guide\u00a0»',
  )
  expect(noticeOf(['Ami'], false).title).toBe('Badge de nouveau verrouillé\u00a0: Ami')
  expect(noticeOf(['Ami', 'Guide'], false).message).toContain('ils reviennent')
})
