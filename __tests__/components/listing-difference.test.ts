import { changedWords } from '@/components/admin/changes'
import { listingDifferences, photosBeside } from '@/components/shared/listing-fields/difference'
import type { Draft } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { toPayload } from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import { aDraft } from '../lib/domain/listing/a-draft'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const DRAFT = aDraft(CHALET)
const versionOf = (draft: Partial<Draft> = {}) => ({
  payload: toPayload({ ...DRAFT, ...draft }, CHALET),
  type: CHALET.type,
  variant: CHALET.variant,
})
const differences = (draft: Partial<Draft>) =>
  listingDifferences(versionOf(), versionOf(draft)).map(({ field, before, after }) => ({
    path: field.path,
    gone: before.filter((part) => part.isChanged).map(({ key }) => key),
    new: after.filter((part) => part.isChanged).map(({ key }) => key),
  }))

test('a listing that did not change has no differences', () => {
  expect(differences({})).toEqual([])
})

test.each<[string, Partial<Draft>, unknown]>([
  ['a text', { name: { ...DRAFT.name, ar: 'بيت آخر' } }, { path: 'name.ar', gone: [''], new: [''] }],
  [
    'the price of one weekday',
    { week: { ...DRAFT.week, friday: { isTicked: true, price: 99_900 } } },
    { path: 'week', gone: ['friday'], new: ['friday'] },
  ],
  ['a term', { cancellationPolicy: 'Strict' }, { path: 'cancellationPolicy', gone: [''], new: [''] }],
  [
    'an add-on',
    { addOns: { ...DRAFT.addOns, buffet: { isTicked: true, amount: 5000 } } },
    { path: 'addOns', gone: [], new: ['buffet'] },
  ],
  [
    'a rule of the vendor',
    { additionalRules: [...DRAFT.additionalRules, 'No drones'] },
    { path: 'additionalRules', gone: [], new: ['No drones'] },
  ],
  [
    'a deposit',
    { deposit: { isTicked: true, amount: 12_300 } },
    expect.objectContaining({ path: 'deposit', new: [''] }),
  ],
])('%s that changed is the only difference', (_title, draft, expected) => {
  expect(differences(draft)).toEqual([expected])
})

test.each([
  ['one that is added', ['a', 'b'], ['a', 'x', 'b'], ['same', 'only_here', 'same']],
  ['a new cover', ['a', 'b', 'c'], ['c', 'a', 'b'], ['moved', 'same', 'same']],
  ['one that is removed moves no other', ['a', 'b', 'c'], ['b', 'c'], ['same', 'same']],
])('photos: %s', (_title, before, after, changes) => {
  expect(photosBeside(after, before).map(({ change }) => change)).toEqual(changes)
})

test('changed words are marked, all others remain in place', () => {
  expect(changedWords('A quiet house by the sea', 'A quiet palace by the sea')).toEqual([
    { kind: 'same', text: 'A quiet ' },
    { kind: 'gone', text: 'house' },
    { kind: 'new', text: 'palace' },
    { kind: 'same', text: ' by the sea' },
  ])
})
