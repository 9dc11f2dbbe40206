import { string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { STATISTICS_PERIODS } from '@/lib/domain/statistics/period'
import { file, type Routes } from './route'
import { StatisticsWire } from './schemas/statistics/wire'

const VENDOR = { access: 'vendor', action: 'readMoney' } as const

/** Without a period this month, without a listing all of the vendor. */
const periodField = { period: string().oneOf(STATISTICS_PERIODS) }
const ofListing = exactObject({ ...periodField, listing: string().matches(ID) })
const ofAll = exactObject(periodField)

export const statisticsRoutes = {
  'GET /vendor/statistics': { ...VENDOR, query: ofListing, answer: StatisticsWire, errors: ['not_found'] },
  'GET /vendor/statistics.csv': { ...VENDOR, use: 'export', query: ofAll, answer: file('text/csv') },
} as const satisfies Routes
