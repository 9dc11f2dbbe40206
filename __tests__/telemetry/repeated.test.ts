import { limitConsoleErrors } from '@/gateway/limit-console'
import { limitRepeated } from '@/lib/telemetry/repeated'

test('of an error that repeats one in a minute is written, with how many were left out, and other kinds are not delayed by it', () => {
  let now = 0
  const admit = limitRepeated(() => now)
  expect([admit('a'), admit('a'), admit('b'), admit('a')]).toEqual([
    { leftOut: 0 },
    null,
    { leftOut: 0 },
    null,
  ])
  now = 60_000
  expect([admit('a'), admit('a')]).toEqual([{ leftOut: 2 }, null])
})

test('ten thousand kinds of errors are not all remembered, and the latest is', () => {
  const admit = limitRepeated(() => 0)
  for (let i = 0; i < 10_000; i++) admit(String(i))
  expect([admit('9999'), admit('0')]).toEqual([null, { leftOut: 0 }])
})

test('a page that fails a thousand times in a minute writes its trace once', () => {
  const written: unknown[][] = []
  const target = { error: (...parts: unknown[]) => void written.push(parts) }
  limitConsoleErrors(target)
  const fail = (requestId: string) => Object.assign(new Error('The service is unavailable'), { requestId })
  for (let i = 0; i < 1000; i++) target.error('⨯', fail(`id-${i}`))
  target.error('⨯', new Error('another one'))
  expect(written).toHaveLength(2)
})
