import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { changedCopy, isSameDraft } from '@/lib/domain/listing/stored-draft'
import { withVariant } from '@/lib/domain/listing/variants'
import { aDraft } from './a-draft'

const named = (en: string) =>
  aDraft(withVariant(listingTypeOf('Chalets'), 'standard'), { name: { en, ar: '' } })
const copy = (en: string) => ({ updatedAt: '2026-11-24T10:00:00Z', draft: named(en) })

test.each([
  ['nobody changed it', 'A', 'A', 'A', 'stored'],
  ['only this device changed it', 'B', 'A', 'A', 'here'],
  ['only another device changed it', 'A', 'A', 'B', 'stored'],
  ['both changed it alike', 'B', 'A', 'B', 'stored'],
  ['both changed it', 'B', 'A', 'C', 'both'],
])('%s: the copy that goes on is the changed one', (_case, here, base, stored, chosen) => {
  expect(changedCopy({ draft: named(here), base: copy(base) }, copy(stored))).toBe(chosen)
})

test('a copy without a known base needs a choice where it differs', () => {
  expect(changedCopy({ draft: named('A'), base: null }, copy('A'))).toBe('stored')
  expect(changedCopy({ draft: named('B'), base: null }, copy('A'))).toBe('both')
})

test('the order of properties does not make drafts differ, the order of photos does', () => {
  const draft = named('A')
  const turned = Object.fromEntries(Object.entries(draft).toReversed()) as unknown as typeof draft
  expect(isSameDraft(draft, turned)).toBe(true)
  expect(isSameDraft({ ...draft, images: ['a', 'b'] }, { ...draft, images: ['b', 'a'] })).toBe(false)
})
