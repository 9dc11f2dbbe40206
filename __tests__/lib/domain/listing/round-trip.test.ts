import fc from 'fast-check'
import { draftFromPayload, payloadSchema, toPayload, variantOf } from '@/lib/domain/listing/payload'
import { draftShape } from '@/lib/domain/listing/schema'
import { validateAgainst } from '@/lib/domain/validate-against'
import { aDraft } from './a-draft'
import { anyDraft } from './any-draft'
import { EVERY_LISTING_TYPE } from './every-listing-type'

describe.each(EVERY_LISTING_TYPE)('%s', (_name, listingType) => {
  test('any draft survives the wire: sent, read and sent again it is the same', () => {
    fc.assert(
      fc.property(anyDraft(listingType), fc.boolean(), (draft, isEdit) => {
        const sent = toPayload(draft, listingType, { isEdit })
        const read = draftFromPayload(sent, listingType)
        expect(toPayload(read, listingType, { isEdit })).toEqual(sent)
        expect(draftFromPayload(toPayload(read, listingType), listingType)).toEqual(read)
      }),
      { numRuns: 40, seed: 20261121 },
    )
  })

  test('any draft has the stored shape, and so has one that was read from the wire', () => {
    fc.assert(
      fc.property(anyDraft(listingType), (draft) => {
        expect(validateAgainst(draftShape, draft).issues).toEqual([])
        expect(
          validateAgainst(draftShape, draftFromPayload(toPayload(draft, listingType), listingType)).issues,
        ).toEqual([])
      }),
      { numRuns: 10, seed: 20261121 },
    )
  })

  test('the payload of a finished draft is accepted by its route, and its variant is recognized', () => {
    const payload = toPayload(aDraft(listingType), listingType)
    expect(validateAgainst(payloadSchema(listingType), payload).issues).toEqual([])
    expect(variantOf(payload, listingType)).toBe(listingType.variant)
  })
})
