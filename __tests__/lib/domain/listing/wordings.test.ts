import type { IssueCode } from '@/lib/domain/issue-codes'
import { MAX_IMAGES, MIN_IMAGES } from '@/lib/domain/listing/fields/property-codecs'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

const LIMITS = { min: MIN_IMAGES, max: MAX_IMAGES }

/** The error catalogue of wizard.md, section 8, word for word; the limit of pictures as contract.md settles it. */
test.each<[IssueCode, string]>([
  ['images_required', 'images required!'],
  ['images_too_few', 'Please select at least 5 images!'],
  ['images_too_many', 'only 15 images allowed!'],
  ['location_required', 'Add location from map!'],
  ['partial_not_positive', 'Partial amount must be greater than 0'],
  ['partial_above_lowest', 'Partial amount cannot exceed the minimum day price ({n})'],
  ['partial_invalid', 'Please enter a valid partial payment amount'],
  ['amount_required', 'Please Enter amount'],
])(
  'images-rules, place-map, price-partial, facilities-numeric: %s reads “%s”, and has its Arabic',
  (code, words) => {
    const spoken = Object.entries(LIMITS).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      en.issues[code],
    )
    expect(spoken).toBe(words)
    expect(ar.issues[code]).toMatch(/[\u0600-\u06FF]/)
  },
)
