import { toPayload } from '@/lib/domain/listing/payload'
import { golden } from '../../../golden/golden'
import { aDraft } from './a-draft'
import { EVERY_LISTING_TYPE } from './every-listing-type'
import { fullDraft } from './full-draft'

const written = golden('payloads')

test.each(EVERY_LISTING_TYPE)(
  'description-payload, price-payload: %s is sent as recorded',
  (name, listingType) => {
    written.expect(`${name}, the least`, toPayload(aDraft(listingType), listingType))
    written.expect(`${name}, everything`, toPayload(fullDraft(listingType), listingType))
    written.expect(
      `${name}, everything, edited`,
      toPayload(fullDraft(listingType), listingType, { isEdit: true }),
    )
  },
)

written.close()
