import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { pressWatcher } from './after-press'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const moved = (buttons: number) => Object.assign(new Event('pointermove'), { buttons })

it('waits for the release, and for the click that follows it', () => {
  const target = new EventTarget()
  const whenReleased = pressWatcher(target)
  const act = vi.fn()
  target.dispatchEvent(new Event('pointerdown'))
  whenReleased(act)
  vi.advanceTimersByTime(5000)
  expect(act).not.toHaveBeenCalled()
  target.dispatchEvent(new Event('pointerup'))
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

it('does it at once, in the next task, when nothing is pressed', () => {
  const whenReleased = pressWatcher(new EventTarget())
  const act = vi.fn()
  whenReleased(act)
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

it.each([new Event('pointercancel'), new Event('keydown'), moved(0)])(
  'never waits for a release that nobody told it of',
  (event) => {
    const target = new EventTarget()
    const whenReleased = pressWatcher(target)
    const act = vi.fn()
    target.dispatchEvent(new Event('pointerdown'))
    whenReleased(act)
    target.dispatchEvent(moved(1))
    vi.runAllTimers()
    expect(act).not.toHaveBeenCalled()
    target.dispatchEvent(event)
    vi.runAllTimers()
    expect(act).toHaveBeenCalledTimes(1)
  },
)
