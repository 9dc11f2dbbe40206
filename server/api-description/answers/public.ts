import type { SandboxPaymentWire } from '@/lib/domain/booking/money/sandbox'
import type { AvailabilityWire, StayQuoteWire } from '@/lib/domain/booking/wire'
import type {
  Banner,
  Category,
  City,
  FacilityGroup,
  Page,
  Review,
  SiteSettings,
} from '@/lib/domain/catalogue'
import type { ContentPageWire } from '@/lib/domain/content-pages/content-page'
import type { SharedListWire } from '@/lib/domain/favourites'
import type { AreaRow, AreaWire } from '@/lib/domain/geo/area'
import type { DistrictWire, LocationWire } from '@/lib/domain/geo/location-wire'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import type { DayPrices, NearbyAnswer, SearchAnswer } from '@/lib/domain/listing/card'
import type { WithdrawnListing } from '@/lib/domain/listing/listing'
import type { ListingWire } from '@/lib/domain/listing/wire'
import type { SplitWire } from '@/lib/domain/splits/wire'
import type { Empty, FileOf, List } from './kinds'

/** Calls that need no session. */
export interface PublicAnswers {
  'GET /user/main-banner': Banner[]
  'GET /user/banner': Banner[]
  'GET /services/cities': City[]
  'GET /services/categories': { categories: Category[] }
  'GET /content-version': { version: number }
  'GET /admin/get-setting': SiteSettings
  'GET /facility/list': List<FacilityGroup>
  'GET /services/search': SearchAnswer
  'GET /services/search/count': { total: number }
  'GET /services/search/nearby': NearbyAnswer
  'GET /services/search/prices': DayPrices
  'GET /services/area': AreaWire
  'GET /services/areas': List<AreaRow>
  'GET /services/details/:id': ListingWire
  'GET /services/:id/withdrawn': WithdrawnListing
  'GET /services/:id/availability': AvailabilityWire
  'POST /services/:id/quote': StayQuoteWire
  'GET /services/:id/reviews': Page<Review>
  'POST /services/:id/view': Empty
  'POST /vitals': Empty
  'GET /services/place': LocationWire
  'GET /services/districts': DistrictWire[]
  'GET /services/map': MapSettings
  'GET /media/:key': FileOf<'image/webp'>
  'GET /media/:key/:file': FileOf<'image/webp'>
  'GET /og/:id/:language': FileOf<'image/jpeg'>
  'GET /og/areas/:city/:type/:language': FileOf<'image/jpeg'>
  'GET /pages/:name': ContentPageWire
  'GET /favourites/shared/:id': SharedListWire
  'GET /splits/:token': SplitWire
  'GET /calendars/:id/busy.ics': FileOf<'text/calendar'>
  'POST /contact': Empty
  'POST /payments/webhooks/sandbox': Record<never, never>
  'POST /payments/webhooks/moyasar': Record<never, never>
  'GET /payments/sandbox/:id': SandboxPaymentWire
  'POST /payments/sandbox/:id/choose': SandboxPaymentWire
  'POST /payments/sandbox/:id/confirm': SandboxPaymentWire
  'POST /payments/sandbox/:id/cancel': SandboxPaymentWire
  'GET /openapi.json': Record<string, unknown>
  'GET /docs': FileOf<'text/html'>
  'GET /docs/swagger-ui.css': FileOf<'text/css'>
  'GET /docs/swagger-ui-bundle.js': FileOf<'text/javascript'>
  'GET /docs/start.js': FileOf<'text/javascript'>
}
