import { createRenderQueue, Overloaded } from '@/gateway/render-queue'

// Renders that a test leaves waiting must not be refused while the next file of the worker runs.
const LIMITS = { running: 2, runningPerAddress: 1, waiting: 6, waitingPerAddress: 4, waitMs: 3_600_000 }
const never = new AbortController().signal
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Renders that a test ends by hand, in the order in which they began. */
function manualRenders() {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    began.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { began, work, end }
}

test('a busy address delays only itself', async () => {
  const queue = createRenderQueue(LIMITS)
  const { began, work, end } = manualRenders()
  for (const name of ['a1', 'a2', 'a3']) void queue.run('a', never, work(name))
  void queue.run('b', never, work('b1'))
  await settled()
  expect(began).toEqual(['a1', 'b1'])
  void queue.run('c', never, work('c1'))
  await end('a1')
  await end('a2')
  expect(began).toEqual(['a1', 'b1', 'a2', 'c1'])
})

test('a request that would wait too long is refused at once, for one address and in total', async () => {
  const queue = createRenderQueue(LIMITS)
  const { work } = manualRenders()
  for (let n = 0; n < 5; n++) void queue.run('a', never, work(`a${n}`))
  await expect(queue.run('a', never, work('more'))).rejects.toThrow(Overloaded)
  void queue.run('b', never, work('b1'))
  for (const name of ['b2', 'b3']) void queue.run('b', never, work(name))
  await expect(queue.run('c', never, work('c1'))).rejects.toThrow(Overloaded)
})

test('a client that goes away leaves the queue and is not rendered for', async () => {
  const queue = createRenderQueue(LIMITS)
  const { began, work, end } = manualRenders()
  void queue.run('a', never, work('a1'))
  const gone = new AbortController()
  const left = queue.run('a', gone.signal, work('a2'))
  void queue.run('a', never, work('a3'))
  gone.abort()
  await expect(left).rejects.toThrow()
  await end('a1')
  expect(began).toEqual(['a1', 'a3'])
  expect(queue.waiting).toBe(0)
})

test('a render that fails frees its slot for the next one', async () => {
  const queue = createRenderQueue(LIMITS)
  const { began, work } = manualRenders()
  const failing = queue.run('a', never, () => Promise.reject(new Error('broken')))
  void queue.run('a', never, work('a2'))
  await expect(failing).rejects.toThrow('broken')
  await settled()
  expect(began).toEqual(['a2'])
})

test('a request that waited for its time limit is refused', async () => {
  const queue = createRenderQueue({ ...LIMITS, waitMs: 10 })
  const { work } = manualRenders()
  void queue.run('a', never, work('a1'))
  await expect(queue.run('a', never, work('a2'))).rejects.toThrow(Overloaded)
})
