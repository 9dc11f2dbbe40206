import { createRecentRequests } from '@/gateway/document/recent-requests'
import { createRenderQueue } from '@/gateway/document/render-queue'
import { Overloaded } from '@/gateway/document/waiting-line'
import { networkOf } from '@/lib/domain/network-of'

// Renders that a test leaves waiting must not be refused while the next file of the worker runs.
const recent = { halfLifeMs: 30_000, maxAddresses: 100 }
const LIMITS = {
  running: 2,
  runningPerAddress: 1,
  waiting: 6,
  waitingPerAddress: 4,
  waitMs: 3_600_000,
  recent,
  busyRequests: 9,
}
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
  await end('c1')
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('the address with the fewest recent requests is first, and takes the place of the busiest one when the queue is full', async () => {
  const queue = createRenderQueue({ ...LIMITS, running: 1, waiting: 2 })
  const { began, work, end } = manualRenders()
  void queue.run('crawler', never, work('first'))
  const waiting = ['second', 'third'].map((name) => queue.run('crawler', never, work(name)))
  void queue.run('visitor', never, work('page'))
  await expect(waiting[1]).rejects.toThrow(Overloaded)
  await end('first')
  await end('page')
  expect(began).toEqual(['first', 'page', 'second'])
})

test('the requests of an address count half after a while', () => {
  let time = 0
  const counts = createRecentRequests({ ...recent, now: () => time })
  for (let n = 0; n < 8; n++) counts.add('a')
  time = 2 * recent.halfLifeMs
  expect(counts.of('a')).toBe(2)
  expect(counts.of('b')).toBe(0)
})

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s takes turns as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a request that would wait too long is refused at once, for one address and in total', async () => {
  const queue = createRenderQueue(LIMITS)
  const { work } = manualRenders()
  for (let n = 0; n < 5; n++) void queue.run('a', never, work(`a${n}`))
  await expect(queue.run('a', never, work('more'))).rejects.toThrow(Overloaded)
  const others = createRenderQueue(LIMITS)
  for (let n = 0; n < 8; n++) void others.run(`b${n}`, never, work(`b${n}`))
  await expect(others.run('c', never, work('c1'))).rejects.toThrow(Overloaded)
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
