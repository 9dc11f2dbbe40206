import { comparedIds } from '@/lib/domain/listing/compare'

test('compare: ids with commas or repeated, each once, and nothing that is no id', () => {
  expect(comparedIds('a,b')).toEqual(['a', 'b'])
  expect(comparedIds(['a', 'b,c', 'a'])).toEqual(['a', 'b', 'c'])
  expect(comparedIds(['../x', '', 'a b'])).toEqual([])
  expect(comparedIds(undefined)).toEqual([])
})
