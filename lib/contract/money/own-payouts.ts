import { pageFields } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { BankAccountWire } from '@/lib/contract/schemas/payouts/bank-account'
import { PayoutListWire, PayoutWire } from '@/lib/contract/schemas/payouts/payout'
import { PayoutScheduleWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { exactObject } from '@/lib/domain/exact-object'
import { bankAccountBody } from '@/lib/domain/payouts/bank-account'
import { payoutScheduleBody } from '@/lib/domain/payouts/schedule'

const listQuery = exactObject(pageFields)

export const ownPayoutsRoutes = {
  'PUT /vendor/bank-account': {
    access: 'vendor',
    action: 'editBankAccount',
    proof: 'bankAccount',
    body: bankAccountBody,
    answer: BankAccountWire,
    errors: ['holder_name_differs'],
  },
  'GET /vendor/payouts': { access: 'vendor', action: 'readMoney', query: listQuery, answer: PayoutListWire },
  'POST /vendor/payouts': {
    access: 'vendor',
    action: 'requestPayouts',
    status: 201,
    answer: PayoutWire,
    errors: [
      'payouts_stopped',
      'bank_account_needed',
      'payouts_locked',
      'payouts_paused',
      'below_minimum_payout',
    ],
  },
  'POST /vendor/payouts/last': {
    access: 'vendor',
    action: 'requestPayouts',
    status: 201,
    answer: PayoutWire,
    errors: [
      'payouts_stopped',
      'bank_account_needed',
      'payouts_locked',
      'payouts_paused',
      'below_minimum_payout',
      'money_to_come',
    ],
  },
  'PUT /vendor/payout-schedule': {
    access: 'vendor',
    action: 'requestPayouts',
    body: payoutScheduleBody,
    answer: PayoutScheduleWire,
  },
} as const satisfies Routes
