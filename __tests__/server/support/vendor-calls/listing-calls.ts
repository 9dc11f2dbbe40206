import { anAppointment, aVisitedHall, HOURS } from '@/__tests__/server/support/appointments'
import { GUIDE } from '@/__tests__/server/support/arrival-guides'
import { EARLY } from '@/__tests__/server/support/discounts'
import { CLEANING, setFees } from '@/__tests__/server/support/fees'
import { aListing } from '@/__tests__/server/support/listings'
import { BREAKFAST } from '@/__tests__/server/support/own-add-ons'
import { aRule } from '@/__tests__/server/support/price-plans'
import { aStayRule } from '@/__tests__/server/support/stay-rules'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { aHost } from '@/__tests__/server/support/users'
import { aLiveListing, aPayload, HOTEL, send } from '@/__tests__/server/support/vendor-listings'
import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { emptyDraft } from '@/lib/domain/listing/draft'
import { calendarConflicts } from '@/server/db/schema/bookings/calendar-feeds'
import type { VendorCall, VendorCalls } from './vendor-call'

const FEED = 'https://calendar.example.com/one.ics'
const EMPTY_FEED = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
const FEED_BODY = { name: 'Booking.com', colour: 'blue', url: FEED }
const CLOSED_DAYS = { from: '2026-04-02', to: '2026-04-03', weekdays: [], action: 'close' }
const DRAFT = { step: 'pricing', draft: emptyDraft('Chalets') }

/** The calls of vendors on listings, drafts and calendars. Those of a listing type are the same for each, here of chalets. */
export const LISTING_CALLS: VendorCalls = {
  'POST /chalet': async (test) => {
    const host = await aHost(test)
    return { host, body: await aPayload(test, host), act: 'listing_sent' }
  },
  'PUT /chalet/:id': async (test) => {
    const host = await aHost(test)
    const { id, payload } = await aLiveListing(test, host)
    return { host, id, body: payload, act: 'listing_changed' }
  },
  'DELETE /chalet/:id': async (test) => onListing(test, 'listing_deleted'),
  'POST /chalet/:id/pause': async (test) => onListing(test, 'listing_paused'),
  'POST /chalet/:id/resume': async (test) => {
    const { id, host } = await aListing(test, { state: 'paused' })
    return { host, id, act: 'listing_resumed' }
  },
  'POST /vender/drafts/translation': async (test) => ({
    host: await aHost(test),
    body: { text: 'شاليه هادئ' },
  }),
  'POST /chalet/:id/duplicate': async (test) => onListing(test, 'listing_copied'),
  'GET /vender/services/:id': async (test) => onWizardsListing(test),
  'GET /vender/services/:id/room-types': async (test) => onListing(test),
  'POST /vender/services/:id/room-types': async (test) => {
    const host = await aHost(test)
    const { id } = await aLiveListing(test, host, HOTEL)
    return { host, id, body: {}, act: 'listing_copied' }
  },
  'GET /vender/services/:id/overview': async (test) => onListing(test),
  'GET /vender/services/:id/prices': async (test) => onWizardsListing(test),
  'PUT /vender/services/:id/prices': async (test) => {
    const call = await onWizardsListing(test)
    const prices = await test.call('GET', `/vender/services/${call.id}/prices`, { as: call.host })
    return { ...call, body: { price: prices.body.price, confirmed: true }, act: 'prices_changed' }
  },
  'GET /vender/services/:id/calendar': async (test) => onListing(test),
  'PUT /vender/services/:id/calendar': async (test) => ({
    ...(await onListing(test, 'calendar_changed')),
    body: { close: [{ from: '2026-04-02', to: '2026-04-04' }] },
  }),
  'GET /vender/services/:id/price-plans': async (test) => onListing(test),
  'PUT /vender/services/:id/price-plans': async (test) => ({
    ...(await onListing(test, 'price_plan_changed')),
    body: { basedOn: 0, rules: [aRule({ weekdays: ['friday'], price: 700 })] },
  }),
  'GET /vender/services/:id/price-plans/preview': async (test) => {
    const call = await onListing(test)
    return { ...call, query: '?checkIn=2026-04-02&checkOut=2026-04-04' }
  },
  'GET /vender/services/:id/discounts': async (test) => onListing(test),
  'PUT /vender/services/:id/discounts': async (test) => ({
    ...(await onListing(test, 'discounts_changed')),
    body: { basedOn: 0, areStacked: false, rules: [EARLY] },
  }),
  'GET /vender/services/:id/fees': async (test) => onListing(test),
  'PUT /vender/services/:id/fees': async (test) => ({
    ...(await onListing(test, 'fees_changed')),
    body: { basedOn: 0, fees: [CLEANING] },
  }),
  'GET /vender/services/:id/arrival-guide': async (test) => onListing(test),
  'PUT /vender/services/:id/arrival-guide': async (test) => ({
    ...(await onListing(test, 'arrival_guide_changed')),
    body: { basedOn: 0, ...GUIDE },
  }),
  'GET /vender/services/:id/visiting-hours': async (test) => {
    const { id, host } = await aVisitedHall(test)
    return { id, host }
  },
  'PUT /vender/services/:id/visiting-hours': async (test) => {
    const { id, host } = await aVisitedHall(test)
    return { id, host, body: { ...HOURS, basedOn: 1, places: 2 }, act: 'visiting_hours_changed' }
  },
  'POST /vender/appointments/:id/move': async (test) => {
    const { host, appointment, slots } = await anAppointment(test)
    return {
      host,
      id: appointment._id,
      body: { startsAt: (await slots()).free[0] },
      act: 'appointment_moved',
    }
  },
  'POST /vender/appointments/:id/cancel': async (test) => {
    const { host, appointment } = await anAppointment(test)
    return { host, id: appointment._id, act: 'appointment_cancelled' }
  },
  'GET /vender/services/:id/add-ons': async (test) => onListing(test),
  'PUT /vender/services/:id/add-ons': async (test) => ({
    ...(await onListing(test, 'own_add_ons_changed')),
    body: { basedOn: 0, ownAddOns: [BREAKFAST] },
  }),
  'GET /vender/services/:id/stay-rules': async (test) => onListing(test),
  'PUT /vender/services/:id/stay-rules': async (test) => ({
    ...(await onListing(test, 'stay_rules_changed')),
    body: { basedOn: 0, rules: [aStayRule({ season: 'ramadan', minNights: 3 })] },
  }),
  'POST /vender/bulk-changes/days': async (test) => {
    const { id, ...call } = await onListing(test, 'calendar_changed')
    return { ...call, body: { ...CLOSED_DAYS, listingIds: [id] } }
  },
  'POST /vender/services/:id/copy-terms': async (test) => {
    const call = await onListing(test, 'fees_changed')
    const other = await aListing(test, { host: call.host })
    await setFees(test, { id: call.id ?? '', host: call.host }, [CLEANING])
    return { ...call, body: { part: 'fees', basedOn: 1, listingIds: [other.id] } }
  },
  'POST /vender/bulk-changes/:id/undo': async (test) => {
    const { id, host } = await aListing(test)
    await send(test, host, '/vender/bulk-changes/days', { ...CLOSED_DAYS, listingIds: [id] })
    const { body } = await test.call('GET', '/vender/bulk-changes', { as: host })
    return { host, id: body.data[0]._id, act: 'calendar_changed' }
  },
  'POST /vender/services/:id/calendar/import': async (test) => {
    const call = await onListing(test)
    test.calendars.set(FEED, EMPTY_FEED)
    const body = { importUrl: FEED }
    await test.call('PUT', `/vender/services/${call.id}/calendar`, { as: call.host, body })
    return call
  },
  'POST /vender/services/:id/calendar/secret': async (test) => onListing(test, 'calendar_address_renewed'),
  'GET /vender/services/:id/calendar-feeds': async (test) => onListing(test),
  'POST /vender/services/:id/calendar-feeds': async (test) => ({
    ...(await onListing(test, 'calendar_feed_added')),
    body: FEED_BODY,
  }),
  'PUT /vender/calendar-feeds/:id': async (test) => ({
    ...(await onFeed(test, 'calendar_feed_changed')),
    body: { ...FEED_BODY, name: 'Airbnb' },
  }),
  'POST /vender/calendar-feeds/:id/fetch': async (test) => onFeed(test),
  'DELETE /vender/calendar-feeds/:id': async (test) => onFeed(test, 'calendar_feed_removed'),
  'POST /vender/calendar-conflicts/:id/resolve': async (test) => {
    const { id: listingId, host } = await aListing(test)
    const days = { firstDay: '2026-03-20', lastDay: '2026-03-22' } as const
    const row = { listingId, externalId: 'a1', ...days, createdAt: test.clock.now() }
    const [conflict] = await test.db.insert(calendarConflicts).values(row).returning()
    return { host, id: conflict?.id ?? '', act: 'conflict_resolved' }
  },
  'POST /vender/drafts': async (test) => ({ host: await aHost(test), body: DRAFT }),
  'GET /vender/drafts/:id': async (test) => onDraft(test),
  'PUT /vender/drafts/:id': async (test) => {
    const { updatedAt, ...call } = await onDraft(test)
    return { ...call, body: { ...DRAFT, basedOn: updatedAt } }
  },
  'DELETE /vender/drafts/:id': async (test) => onDraft(test),
}

async function onListing(test: TestApp, act?: TrailAct): Promise<VendorCall> {
  const { id, host } = await aListing(test)
  return { host, id, ...(act ? { act } : {}) }
}

async function onFeed(test: TestApp, act?: TrailAct): Promise<VendorCall> {
  const { id: listingId, host } = await aListing(test)
  test.calendars.set(FEED, EMPTY_FEED)
  const { body } = await send(test, host, `/vender/services/${listingId}/calendar-feeds`, FEED_BODY)
  return { host, id: body._id, ...(act ? { act } : {}) }
}

/** A listing that was sent as the wizard sends it. */
async function onWizardsListing(test: TestApp): Promise<VendorCall> {
  const host = await aHost(test)
  return { host, id: (await aLiveListing(test, host)).id }
}

async function onDraft(test: TestApp): Promise<VendorCall & { updatedAt: string }> {
  const host = await aHost(test)
  const { body } = await send(test, host, '/vender/drafts', DRAFT)
  return { host, id: body._id, updatedAt: body.updatedAt }
}
