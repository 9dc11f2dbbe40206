interface RealProvider {
  /** the variable with the origin to which api and browser send, and the provider's own one, where it is not set */
  setting: string
  origin: string
}

/** Who takes real payments. What the api needs of each: server/ports/payments/adapters.ts. */
export const REAL_PROVIDERS = {
  moyasar: { setting: 'MOYASAR_URL', origin: 'https://api.moyasar.com' },
} as const satisfies Record<string, RealProvider>

export type RealProviderName = keyof typeof REAL_PROVIDERS
export const REAL_PROVIDER_NAMES = Object.keys(REAL_PROVIDERS) as RealProviderName[]

/** The sandbox of the demo moves no money. */
export type PaymentProvider = 'sandbox' | RealProviderName
export const PAYMENT_PROVIDERS: readonly PaymentProvider[] = ['sandbox', ...REAL_PROVIDER_NAMES]

/** The provider that the variable PAYMENTS names; undefined: the sandbox. */
export const realProviderOf = (name: string | undefined): RealProviderName | undefined =>
  REAL_PROVIDER_NAMES.find((one) => one === name)

/** The origin of a real provider by the variables of the environment. */
export function providerOrigin(
  name: RealProviderName,
  variables: Record<string, string | undefined>,
): string {
  const { setting, origin } = REAL_PROVIDERS[name]
  return variables[setting] || origin
}
