import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { VENDOR_PATH } from '@/lib/domain/wire-names'

interface Tag {
  description: string
  /** the first words of the paths that have it, below `/admin` and `/vender` too */
  paths: readonly string[]
}

/** What the calls are about, in the order of the docs page. */
export const TAGS: { readonly [name: string]: Tag } = {
  Accounts: {
    description:
      'Sign-in, sessions, fresh proof, the own profile, members of vendors and their trail, documents and personal data',
    paths: ['user', 'members', 'trail', 'session', 'two-step', 'columns', 'documents', 'company-name'],
  },
  Search: {
    description: 'Public listings: search, details, free dates and prices, and appointments before a booking',
    paths: ['services', 'search-views', 'waiting', 'appointments', 'og'],
  },
  Listings: {
    description: 'What a vendor offers: the listings of each type, their drafts, pictures and figures',
    paths: [...LISTING_TYPES.map(({ segment }) => segment), 'drafts', 'media', 'figures', 'statistics'],
  },
  Calendars: {
    description: 'Free and taken days, and calendars of other sites',
    paths: ['calendars', 'calendar-feeds', 'calendar-conflicts', 'bulk-changes'],
  },
  Bookings: {
    description: 'Bookings and every step of them, shared payments, exceptions and cleaning after them',
    paths: ['bookings', 'series', 'splits', 'cancellations', 'deposit-claims', 'cleaning'],
  },
  Payments: {
    description: 'Attempts, refunds, invoices, discount codes, rates and the ledger',
    paths: [
      ...[
        'payments',
        'invoices',
        'vat-number',
        'promotions',
        'rates',
        'stay-vat-rules',
        'no-show-rules',
        'stay-taxes',
        'vat-returns',
        'ledger',
        'ledger-accounts',
      ],
      ...[
        'reconciliation',
        'refunds',
        'failed-refunds',
        'unmatched-payments',
        'einvoices',
        'chargebacks',
        'balances',
        'adjustments',
      ],
      ...['settlements', 'settlement-lines', 'bank-statement', 'periods', 'trial-balance'],
    ],
  },
  Payouts: {
    description: 'Earnings of vendors, their bank accounts, what stops payouts, and the files for the bank',
    paths: [...['earnings', 'bank-account', 'payouts', 'payout-schedule', 'payout-batches'], 'write-offs'],
  },
  Messages: {
    description:
      'Conversations of guests and vendors, messages by template, private offers, questions to Diyar, reports and their answers',
    paths: [
      'conversations',
      'contact',
      'reports',
      'inbox',
      'inbox-admins',
      'canned-answers',
      'message-templates',
      'quick-answers',
      'offers',
    ],
  },
  Notifications: {
    description: 'What a user was told, live connections and the texts that are sent',
    paths: ['notification', 'read-notification', 'read-notifications', 'realtime', 'templates'],
  },
  Reviews: { description: 'Reviews of stays and the answers of vendors', paths: ['reviews'] },
  Favourites: {
    description: 'Saved listings, shared lists and saved searches',
    paths: ['favourites', 'saved-searches'],
  },
  'Vendor API': {
    description: 'Keys, webhooks and their deliveries',
    paths: ['api-keys', 'webhooks', 'webhook-deliveries'],
  },
  Catalogue: {
    description: 'Cities, categories, facilities, banners, occasions, content pages and settings',
    paths: [
      ...['cities', 'districts', 'categories', 'facility', 'facilities', 'facility-groups', 'banners'],
      ...['pages', 'settings', 'get-setting', 'content-version', 'occasions', 'school-holidays'],
    ],
  },
  Users: {
    description: 'Users, vendors and admins, as admins see and change them',
    paths: ['users', 'vendors', 'roles', 'custom-roles', 'role-proposals', 'privacy-requests'],
  },
  Operation: {
    description: 'Figures, state and audit trail of the system, and this description',
    paths: [
      'overview',
      'queues',
      'status',
      'audit',
      'vitals',
      'figures',
      'service-levels',
      'public-status',
      'incidents',
      'openapi.json',
      'docs',
    ],
  },
}

const TAG_OF = new Map(Object.entries(TAGS).flatMap(([tag, { paths }]) => paths.map((path) => [path, tag])))

/** Whose view of a thing it is stands before the thing. */
const VIEWS = ['admin', VENDOR_PATH]
const VERBS: Record<string, string> = { GET: 'read', POST: 'create', PUT: 'change', DELETE: 'remove' }

export interface OperationName {
  operationId: string
  summary: string
  tags: string[]
}

/**
 * The name of a call, made of its method and path (below `/api/v1`, with `:name` for a parameter): `GET /bookings/:id` is
 * `getBookingsById`, "Bookings: read one". Throws for a path without a tag.
 */
export function nameOperation(method: string, url: string): OperationName {
  const parts = url.split('/').filter(Boolean)
  const [thing = '', ...rest] = VIEWS.includes(parts[0] ?? '') && parts.length > 1 ? parts.slice(1) : parts
  const tag = TAG_OF.get(thing) ?? TAG_OF.get(thing.replace(/\.csv$/, ''))
  if (!tag) throw new Error(`${method} ${url} has no tag`)
  return {
    operationId: [method.toLowerCase(), ...parts.map(asPascal)].join(''),
    summary: `${inWords(thing)}: ${actOf(method, rest)}`,
    tags: [tag],
  }
}

/** A word after an id, or a POST to a word, is the act itself; reading and changing name what they read and change. */
function actOf(method: string, rest: readonly string[]): string {
  const verb = VERBS[method] ?? method.toLowerCase()
  const words = rest.filter((part) => !part.startsWith(':')).map((part) => inWords(part).toLowerCase())
  const one = rest.at(-1)?.startsWith(':') ? ['one'] : []
  if (method === 'POST' && words.length > 0) return words.join(' ')
  return [verb, ...words, ...one].join(' ')
}

const asPascal = (part: string) =>
  part
    .replace(/:(\w+)/g, (_, name: string) => `By-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const inWords = (part: string) => {
  const words = part.replace(/:\w+/g, 'one').replace(/[-.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
