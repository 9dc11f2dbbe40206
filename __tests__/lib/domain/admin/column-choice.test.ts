import fc from 'fast-check'
import { inChosenOrder } from '@/lib/domain/admin/column-choice'

const columnsOf = (keys: string[]) => keys.map((key) => ({ key }))
const order = (keys: string, chosen: string) =>
  inChosenOrder(columnsOf([...keys]), [...chosen])
    .map(({ key }) => key)
    .join('')

test.each([
  ['abcd', '', 'abcd'],
  ['abcd', 'dbca', 'dbca'],
  ['abcd', 'da', 'dabc'],
  ['abcd', 'c', 'abcd'],
  ['abcd', 'xdx', 'abcd'],
  ['abcd', 'bb', 'abcd'],
])('the columns %s in the order %j are %s', (keys, chosen, result) => {
  expect(order(keys, chosen)).toBe(result)
})

test('whatever order is stored, each column is shown once, and the ones that it names are in it', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  fc.assert(
    fc.property(keys, keys, (columns, chosen) => {
      const shown = order(columns.join(''), chosen.join(''))
      expect([...shown].toSorted()).toEqual(columns.toSorted())
      expect([...shown].filter((key) => chosen.includes(key))).toEqual(
        chosen.filter((key) => columns.includes(key)),
      )
    }),
    { seed: 1127 },
  )
})
