import { object } from 'yup'
import type { Routes } from '@/lib/contract/route'
import { AccountSums } from '@/lib/contract/schemas/ledger/explorer'

const noQuery = object({}).noUnknown().exact()

export const ledgerRoutes = {
  'GET /admin/ledger-accounts': { access: 'admin', area: 'money', query: noQuery, answer: AccountSums },
} as const satisfies Routes
