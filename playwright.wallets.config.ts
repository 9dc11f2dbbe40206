import { defineConfig } from '@playwright/test'
import { MOYASAR_KEYS } from './__tests__/server/support/outside/moyasar-server'
import { MOYASAR_PORT } from './e2e/wallets/moyasar-port'
import journeys from './playwright.config'

const { webServer: _sandbox, projects = [], ...rest } = journeys
const port = process.env['E2E_PORT'] || '3100'

/** Pays by wallets: our servers with the real adapter of Moyasar, which calls the server of the tests. */
export default defineConfig({
  ...rest,
  testDir: 'e2e/wallets',
  testMatch: '*.wallets.ts',
  outputDir: 'test-results/wallets',
  // One server plays the provider.
  workers: 1,
  projects: projects.filter(({ name }) => name === 'phone-ar'),
  webServer: {
    command: 'exec node scripts/e2e-servers.mjs',
    url: `http://localhost:${port}`,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      PAYMENTS: 'moyasar',
      MOYASAR_URL: `http://127.0.0.1:${MOYASAR_PORT}`,
      MOYASAR_PUBLISHABLE_KEY: MOYASAR_KEYS.publishableKey,
      MOYASAR_SECRET_KEY: MOYASAR_KEYS.secretKey,
      MOYASAR_WEBHOOK_SECRET: MOYASAR_KEYS.webhookSecret,
      MOYASAR_WALLETS: 'applepay,stcpay',
      APPLE_PAY_DOMAIN_FILE: 'the file of Apple',
    },
  },
})
