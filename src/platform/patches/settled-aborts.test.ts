import { setTimeout as sleep } from 'node:timers/promises'
import v8 from 'node:v8'
import vm from 'node:vm'

import { afterEach, describe, expect, it } from 'vitest'

import { settleAborts } from './settled-aborts'

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void

const own = Reflect.get(AbortController.prototype, 'abort')
afterEach(() => {
  AbortController.prototype.abort = own
})

/** Aborts within a `setImmediate`, as React does. @returns whether what ran it is still in memory */
async function isKept(words?: string): Promise<boolean> {
  const controller = new AbortController()
  const ran = await new Promise<WeakRef<NodeJS.Immediate>>((resolve) => {
    const immediate = setImmediate(() => {
      controller.abort(words === undefined ? undefined : new Error(words))
      resolve(new WeakRef(immediate))
    })
  })
  for (let turn = 0; turn < 5; turn += 1) {
    await sleep(5)
    collectGarbage()
  }
  const kept = ran.deref() !== undefined
  expect(controller.signal.aborted).toBe(true)
  return kept
}

describe('what an abort was for', () => {
  it('needs the patch: it keeps what ran it', async () => {
    expect(await isKept('This render completed')).toBe(true)
    expect(await isKept()).toBe(true)
  })

  it('keeps nothing, and is what it was', async () => {
    settleAborts()
    expect(await isKept('This render completed')).toBe(false)
    expect(await isKept()).toBe(false)
    const controller = new AbortController()
    const reason = new Error('enough')
    controller.abort(reason)
    controller.abort('later')
    expect(controller.signal.reason).toBe(reason)
    const plain = new AbortController()
    plain.abort('a word')
    expect(plain.signal.reason).toBe('a word')
    const broken = new AbortController()
    const trap = {
      get stack() {
        throw new Error('no stack')
      },
    }
    broken.abort(trap)
    expect(broken.signal.reason).toBe(trap)
    expect(() => Reflect.apply(new AbortController().abort, {}, [])).toThrow(TypeError)
  })
})
