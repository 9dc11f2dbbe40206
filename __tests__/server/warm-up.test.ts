import { warmUp } from '@/server/warm-up'
import { appForTests, START } from './support/test-app'

const api = appForTests()

const REFUSED = { statusCode: 503 }

function anAppThat(answer: () => Promise<unknown>) {
  const warn = jest.fn()
  const app = { inject: jest.fn(answer), log: { ...api.app.log, warn } }
  return { app: app as unknown as Parameters<typeof warmUp>[0], inject: app.inject, warn }
}

test('a start reads a search without dates and one with, as visitors do', async () => {
  const { app, inject, warn } = anAppThat((...call: unknown[]) => api.app.inject(String(call[0])))
  await warmUp(app, START)
  expect(inject.mock.calls).toEqual([
    ['/api/v1/services/search'],
    [expect.stringMatching(/^\/api\/v1\/services\/search\?checkIn=[\d-]+&checkOut=[\d-]+$/)],
  ])
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['is refused', () => Promise.resolve(REFUSED)],
  ['fails', () => Promise.reject(new Error('closed'))],
])('a read that %s is logged, and the start goes on', async (_, answer) => {
  const { app, warn } = anAppThat(answer)
  await warmUp(app, START)
  expect(warn).toHaveBeenCalledTimes(2)
})

test('a read without an answer does not hold the start for ever', async () => {
  const { app } = anAppThat(() => new Promise(() => undefined))
  await expect(warmUp(app, START, 1)).resolves.toBeUndefined()
})
