import { readServerText, storeServerText } from '@/components/ui/server-text'

test('a text is read by its name, which is the same for the same text', () => {
  const name = storeServerText('{"a":1}')
  expect(storeServerText('{"a":1}')).toBe(name)
  expect(storeServerText('{"a":2}')).not.toBe(name)
  expect(readServerText(name)).toBe('{"a":1}')
})

test('200 texts are stored; one that is stored again counts as new', () => {
  const [oldest, renewed] = [storeServerText('oldest'), storeServerText('renewed')]
  for (let i = 0; i < 199; i++) storeServerText(`text ${i}`)
  storeServerText('renewed')
  storeServerText('one more')
  expect(readServerText(oldest)).toBeUndefined()
  expect(readServerText(renewed)).toBe('renewed')
})
