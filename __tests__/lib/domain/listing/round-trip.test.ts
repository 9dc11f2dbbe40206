import fc from 'fast-check'
import { draftFromPayload, payloadSchema, toPayload, variantOf } from '@/lib/domain/listing/payload'
import { draftShape } from '@/lib/domain/listing/schema'
import { validateAgainst } from '@/lib/domain/validate-against'
import { aDraft } from './a-draft'
import { anyDraft } from './any-draft'
import { EVERY_LISTING_TYPE } from './every-listing-type'

describe.each(EVERY_LISTING_TYPE)('%s', (_name, listingType) => {
  test('any draft survives the wire: what is sent, read and sent again is the same', () => {
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

  test('any draft is of the shape in which drafts are kept, and so is what was read from the wire', () => {
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

  test('the payload of a finished draft is what the route takes, and tells its variant', () => {
    const payload = toPayload(aDraft(listingType), listingType)
    expect(validateAgainst(payloadSchema(listingType), payload).issues).toEqual([])
    expect(variantOf(payload, listingType)).toBe(listingType.variant)
  })
})
