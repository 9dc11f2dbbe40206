import fc from 'fast-check'
import type { Draft } from '@/lib/domain/listing/draft'
import { toPayload } from '@/lib/domain/listing/payload'
import { anyDraft } from '../../../lib/domain/listing/any-draft'
import { EVERY_LISTING_TYPE } from '../../../lib/domain/listing/every-listing-type'
import { appForTests } from '../../support/test-app'
import { aHost } from '../../support/users'
import { aPayload, ownPictures, send } from '../../support/vendor-listings'

const api = appForTests()

const RUNS_A_KIND = 10

test.each(EVERY_LISTING_TYPE)(
  '%s: any state of the wizard is accepted or refused by name, never an internal error',
  async (_name, listingType) => {
    const host = await aHost(api)
    const path = `/${listingType.segment}?confirmed=true`
    await aPayload(api, host, listingType)
    const images = await ownPictures(api, host)
    const someDraft = fc.record({ draft: anyDraft(listingType), isKnown: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(someDraft, async ({ draft, isKnown }) => {
        const known: Partial<Draft> = isKnown ? { images, categoryId: listingType.type.toLowerCase() } : {}
        const { status, body } = await send(api, host, path, toPayload({ ...draft, ...known }, listingType))
        expect([201, 400, 422]).toContain(status)
        if (status !== 201) expect(body.issues[0].message).toMatch(/./)
      }),
      { numRuns: RUNS_A_KIND, seed: 20261121 },
    )
  },
)

/** Together they have every kind of field. */
const TRIED = ['Chalets, freeMeal', 'Stadium, hourly']
const ODD = [
  null,
  [],
  {},
  '',
  ' ',
  'x',
  -1,
  0.001,
  1e308,
  '1e9',
  true,
  [[]],
  [null],
  { a: 1 },
  '2026-13-45',
  '٥',
]

test.each(EVERY_LISTING_TYPE.filter(([name]) => TRIED.includes(name)))(
  '%s: an odd value anywhere in the payload is never an internal error',
  async (_name, listingType) => {
    const host = await aHost(api)
    const payload = await aPayload(api, host, listingType)
    for (const [name, odd] of Object.keys(payload).flatMap((name) =>
      ODD.map((odd) => [name, odd] as const),
    )) {
      const { status } = await send(api, host, `/${listingType.segment}`, { ...payload, [name]: odd })
      expect([name, odd, status < 500]).toEqual([name, odd, true])
    }
  },
)
