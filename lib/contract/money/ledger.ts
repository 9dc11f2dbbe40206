import type { Routes } from '@/lib/contract/route'
import { AccountSums } from '@/lib/contract/schemas/ledger/explorer'
import { exactObject } from '@/lib/domain/exact-object'

const noQuery = exactObject({})

export const ledgerRoutes = {
  'GET /admin/ledger-accounts': { access: 'admin', area: 'money', query: noQuery, answer: AccountSums },
} as const satisfies Routes
