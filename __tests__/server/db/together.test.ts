import { together } from '@/server/db/together'

const later = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)))

test('answers stand in the order of what was asked', async () => {
  expect(await together([later('one'), Promise.resolve(2)])).toEqual(['one', 2])
})

test('the first that failed tells why, whichever was refused first, and nothing goes on behind it', async () => {
  const ended: string[] = []
  const slow = later('cause').then((cause) => {
    ended.push('slow')
    throw new Error(cause)
  })
  const following = Promise.reject(new Error('the transaction is aborted'))
  await expect(together([slow, following, later(0).then(() => ended.push('last'))])).rejects.toThrow('cause')
  expect(ended).toEqual(['slow', 'last'])
})
