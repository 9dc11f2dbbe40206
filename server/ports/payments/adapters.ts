import { type StringSchema, string } from 'yup'
import { WALLETS, type Wallet } from '@/lib/domain/booking/money/payment-methods'
import { providerOrigin, type RealProviderName } from '@/lib/domain/booking/money/payment-providers'
import { moyasarPayments } from './moyasar'
import type { PaymentsPort } from './port'

const WEBHOOK_SECRET_LENGTH = 16

/** By name; an empty one counts as not set. */
export type PaymentVariables = Readonly<Record<string, string | undefined>>

interface PaymentAdapter {
  /** its variables besides the origin, each with a sentence for a wrong value; none can be left out */
  variables: Readonly<Record<string, StringSchema>>
  /** those that can be left out */
  optional?: Readonly<Record<string, StringSchema>>
  open(variables: PaymentVariables, at: { url: string; publicOrigin: string }): PaymentsPort
}

const walletsOf = (value = '') =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const isWallet = (name: string): name is Wallet => WALLETS.some((one) => one === name)

/** How each real provider is set up and opened. */
export const PAYMENT_ADAPTERS: Readonly<Record<RealProviderName, PaymentAdapter>> = {
  moyasar: {
    variables: {
      MOYASAR_PUBLISHABLE_KEY: string().matches(/^pk_/, 'MOYASAR_PUBLISHABLE_KEY must begin with pk_.'),
      MOYASAR_SECRET_KEY: string().matches(/^sk_/, 'MOYASAR_SECRET_KEY must begin with sk_.'),
      MOYASAR_WEBHOOK_SECRET: string().min(
        WEBHOOK_SECRET_LENGTH,
        `MOYASAR_WEBHOOK_SECRET must have at least ${WEBHOOK_SECRET_LENGTH} characters.`,
      ),
    },
    optional: {
      MOYASAR_WALLETS: string().test(
        'wallets',
        `MOYASAR_WALLETS must name some of ${WALLETS.join(', ')}, with commas.`,
        (value) => walletsOf(value).every(isWallet),
      ),
    },
    open: (variables, at) =>
      moyasarPayments({
        ...at,
        publishableKey: variables['MOYASAR_PUBLISHABLE_KEY'] ?? '',
        secretKey: variables['MOYASAR_SECRET_KEY'] ?? '',
        webhookSecret: variables['MOYASAR_WEBHOOK_SECRET'] ?? '',
        wallets: walletsOf(variables['MOYASAR_WALLETS']).filter(isWallet),
      }),
  },
}

/** The port of a real provider, by variables that were checked. */
export function openProvider(
  name: RealProviderName,
  variables: PaymentVariables,
  publicOrigin: string,
): PaymentsPort {
  return PAYMENT_ADAPTERS[name].open(variables, { url: providerOrigin(name, variables), publicOrigin })
}
