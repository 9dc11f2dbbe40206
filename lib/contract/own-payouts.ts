import { object } from 'yup'
import { bankAccountBody } from '@/lib/domain/payouts/bank-account'
import { pageFields } from './inputs'
import type { Routes } from './route'
import { BankAccountWire } from './schemas/payouts/bank-account'
import { PayoutListWire, PayoutWire } from './schemas/payouts/payout'

const listQuery = object(pageFields).noUnknown().exact()

export const ownPayoutsRoutes = {
  'PUT /vendor/bank-account': {
    access: 'vendor',
    action: 'editBankAccount',
    proof: 'bankAccount',
    body: bankAccountBody,
    answer: BankAccountWire,
  },
  'GET /vendor/payouts': { access: 'vendor', action: 'readMoney', query: listQuery, answer: PayoutListWire },
  'POST /vendor/payouts': { access: 'vendor', action: 'requestPayouts', status: 201, answer: PayoutWire },
} as const satisfies Routes
