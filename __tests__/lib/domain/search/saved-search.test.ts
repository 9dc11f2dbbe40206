import fc from 'fast-check'
import { compareMatches, savedSearchOf } from '@/lib/domain/search/saved-search'

const DATED = { hasDates: true, isWhole: true }
const match = (id: string, priceHalalas: number, isNew = false) => ({ id, priceHalalas, isNew })
const followed = (prices: Record<string, number>, isWhole = true) => ({ prices, isWhole })

test('the same search is the same text, whatever its order, page, sort and position were', () => {
  const text = savedSearchOf('pet=1&city=Jeddah&sort=near&lat=21.5&lng=39.1&page=3&utm=x&guests=')?.params
  expect(text).toBe('city=Jeddah&pet=1')
  expect(savedSearchOf(`page=1&${text}`)?.params).toBe(text)
  expect(savedSearchOf('')).toMatchObject({ params: '', endsOn: null })
  expect(savedSearchOf('checkIn=20-03-2026&checkOut=22-03-2026')).toMatchObject({ endsOn: '2026-03-20' })
  const nights = 'checkIn=01-12-2026&checkOut=31-12-2026&flexible=nights&nights=2'
  expect(savedSearchOf(nights)).toMatchObject({ endsOn: '2026-12-29' })
  expect(savedSearchOf('flexible=weekend&month=12-2026')).toMatchObject({ endsOn: '2026-12-31' })
  expect(savedSearchOf('guests=many')).toBeNull()
})

test('without a comparison before, only what was published since counts', () => {
  const { changes, followed: next } = compareMatches(null, [match('a', 500), match('b', 400, true)], DATED)
  expect(changes).toEqual([{ id: 'b', kind: 'new' }])
  expect(next).toEqual(followed({ a: 500, b: 400 }))
})

test('a price below the last one is cheaper once; a rise is no new measure', () => {
  const first = compareMatches(followed({ a: 500 }), [match('a', 450)], DATED)
  expect(first.changes).toEqual([{ id: 'a', kind: 'cheaper' }])
  const risen = compareMatches(first.followed, [match('a', 600)], DATED)
  expect(risen.changes).toEqual([])
  expect(compareMatches(risen.followed, [match('a', 450)], DATED).changes).toEqual([])
  expect(compareMatches(risen.followed, [match('a', 449)], DATED).changes).toHaveLength(1)
})

test('a match that was not there is free now, where the search has dates and all matches were known', () => {
  const compare = (before: ReturnType<typeof followed>, search = DATED) =>
    compareMatches(before, [match('a', 500), match('b', 400)], search).changes
  expect(compare(followed({ a: 500 }))).toEqual([{ id: 'b', kind: 'freed' }])
  expect(compare(followed({ a: 500 }, false))).toEqual([])
  expect(compare(followed({ a: 500 }), { hasDates: false, isWhole: true })).toEqual([])
  expect(compare(followed({ a: 500 }), { hasDates: true, isWhole: false })).toEqual([])
})

test('a comparison with what was just compared finds nothing', () => {
  const matches = fc.uniqueArray(
    fc.record({ id: fc.string(), priceHalalas: fc.nat(), isNew: fc.boolean() }),
    {
      selector: ({ id }) => id,
    },
  )
  fc.assert(
    fc.property(matches, fc.boolean(), (found, hasDates) => {
      const { followed: next } = compareMatches(null, found, { hasDates, isWhole: true })
      expect(compareMatches(next, found, { hasDates, isWhole: true }).changes).toEqual([])
    }),
    { seed: 20_260_315 },
  )
})
