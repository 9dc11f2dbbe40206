import { is, oneOf } from '@/lib/contract/schema'
import type * as accounts from '@/lib/domain/ledger/accounts'
import { PERSONAL_ACCOUNTS, SHARED_ACCOUNTS } from '@/lib/domain/ledger/accounts'

export const AccountKind = is<accounts.AccountKind>()(oneOf([...SHARED_ACCOUNTS, ...PERSONAL_ACCOUNTS]))
