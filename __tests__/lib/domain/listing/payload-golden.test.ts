import { toPayload } from '@/lib/domain/listing/payload'
import { golden } from '../../../golden/golden'
import { aDraft } from './a-draft'
import { EVERY_LISTING_TYPE } from './every-listing-type'
import { fullDraft } from './full-draft'

const written = golden('payloads')
afterAll(() => written.close())

test.each(EVERY_LISTING_TYPE)(
  'description-payload, price-payload: %s is sent as it ever was',
  (name, kind) => {
    written.expect(`${name}, the least`, toPayload(aDraft(kind), kind))
    written.expect(`${name}, everything`, toPayload(fullDraft(kind), kind))
    written.expect(`${name}, everything, edited`, toPayload(fullDraft(kind), kind, { isEdit: true }))
  },
)
