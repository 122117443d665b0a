import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createSemaphore } from './semaphore'

it('runs a few at once, all in the end, failures included', async () => {
  const inTurn = createSemaphore(2, 100)
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      inTurn(async () => {
        most = Math.max(most, (running += 1))
        await sleep(n % 3)
        running -= 1
        if (n % 5 === 0) throw new Error('no')
        return n
      }),
    ),
  )
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
  await expect(inTurn(() => Promise.resolve('after'))).resolves.toBe('after')
})

it('sends away those for whom there is no room', async () => {
  const inTurn = createSemaphore(1, 1)
  const first = inTurn(() => sleep(5))
  const second = inTurn(() => sleep(1))
  await expect(inTurn(() => sleep(1))).rejects.toMatchObject({ status: 503 })
  await Promise.all([first, second])
})

it('gives the place of a piece of work that fails back', async () => {
  const inTurn = createSemaphore(1, 0, 'Trop d’images')
  await expect(inTurn(() => Promise.reject(new Error('No')))).rejects.toThrow('No')
  const first = inTurn(() => sleep(5))
  await expect(inTurn(() => sleep(1))).rejects.toThrow('Trop d’images')
  await first
})
